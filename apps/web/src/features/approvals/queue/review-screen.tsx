import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import type { Approval } from '#features/approvals/approval.ts';
import { ApprovalCard } from '#features/approvals/approval-card.tsx';
import { ChangedSinceStart } from '#features/approvals/decide/changed-since-start.tsx';
import { DecisionBar } from '#features/approvals/decide/decision-bar.tsx';
import { DecisionForm } from '#features/approvals/decide/decision-form.tsx';
import {
  type CompareSince,
  listNonEmptyViews,
  MissingComparisonNote,
} from '#features/approvals/decide/missing-comparison-note.tsx';
import { StaleBanner } from '#features/approvals/decide/stale-banner.tsx';
import { findStaleResponses } from '#features/approvals/decide/stale-responses.ts';
import { useDecision } from '#features/approvals/decide/use-decision.ts';
import { findChangeRequests } from '#features/approvals/history/find-change-requests.ts';
import { approvalHistoryQuery } from '#features/approvals/history-query.ts';
import { approvalQuery } from '#features/approvals/queries.ts';
import type { ReviewSearch } from '#features/approvals/review-search.ts';
import { toReviewViews } from '#features/approvals/review-views.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { useNow } from '#lib/use-now.ts';
import { isUnreadable } from '#shared/errors/error-view.tsx';
import { useEscapeFromScreen } from '#shared/shortcuts/use-escape-from-screen.ts';
import { Part } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { NoApproval } from './no-approval.tsx';
import { toKey } from './queue-order.ts';
import { QueuePosition, type QueueSteps } from './queue-position.tsx';
import { ReviewState } from './review-state.tsx';
import { ReviewViewPicker } from './review-view-picker.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

// Lazy-loaded because the content and the decision come first.
const ApprovalContext = lazyComponent(() => import('./approval-context.tsx'), 'ApprovalContext');

/** Loads the code for what is below the decision. */
export const preloadApprovalContext = ApprovalContext.preload;

// Lazy-loaded for files with change requests.
const ChangeRequestBanner = lazyComponent(
  () => import('#features/approvals/decide/change-request-banner.tsx'),
  'ChangeRequestBanner',
);

const TICK_MS = 30_000;

type ReviewScreenProps = {
  fileId: string;
  approvalId: string;
  /** The file as shown. */
  file: {
    title: string;
    version: string | undefined;
    canEdit: boolean;
    canReadRevisions: boolean;
    /** Whether the user's response pins the content. */
    pinsContent: boolean;
    isTrashed: boolean;
  };
  /** Returns what can be shown of the changes since a time. */
  compare: CompareSince;
  /** The queue from which the approval was opened, and its position there. */
  queue: QueueSteps & { search: ReviewSearch };
  /** The ID of the active view. Undefined for the current content. */
  viewId: string | undefined;
  onView: (viewId: string | undefined) => void;
  /** Called when a decision was accepted. */
  onDecided: () => void;
  /** Renders the content of the file, or its changes since a time in milliseconds. */
  renderContent: (sinceMs: number | undefined) => ReactNode;
  /** The comments on the file. */
  comments: ReactNode;
};

/** Shows the content under review, with the decision beside it. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { fileId, approvalId, file, queue } = props;
  const nowMs = useNow(TICK_MS);
  const approval = useQuery(approvalQuery(fileId, approvalId));
  const navigate = useNavigate();
  const back = { to: '/reviews', search: queue.search, state: { returnRow: toKey({ fileId, approvalId }) } } as const;
  useEscapeFromScreen(() => navigate(back));
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title={file.title}
        detail={approval.data && <ReviewState approval={approval.data} isTrashed={file.isTrashed} nowMs={nowMs} />}
        actions={
          <>
            <QueuePosition {...queue} />
            <span className="flex flex-wrap items-center gap-x-12 gap-y-4 max-sm:gap-y-20">
              <Link {...back} className="word-target inline-flex items-center gap-4 text-accent-ink hover:underline">
                <ArrowLeft size={14} strokeWidth={1.75} aria-hidden />
                Back to queue
              </Link>
              <Link
                to="/file/$fileId/preview"
                params={{ fileId }}
                className="word-target text-accent-ink hover:underline"
              >
                Open file
              </Link>
              <Link
                to="/reviews/$fileId/$approvalId/proof"
                params={{ fileId, approvalId }}
                className="word-target inline-flex items-center gap-4 text-accent-ink hover:underline"
              >
                <Printer size={14} strokeWidth={1.75} aria-hidden />
                Proof
              </Link>
            </span>
          </>
        }
      />
      {approval.isPending && <Skeleton label="Loading the approval" rows={4} />}
      {isUnreadable(approval) && (
        <NoApproval fileId={fileId} error={approval.error} onRetry={() => void approval.refetch()} />
      )}
      {approval.data && <Review {...props} approval={approval.data} nowMs={nowMs} />}
    </div>
  );
}

type ReviewProps = ReviewScreenProps & { approval: Approval; nowMs: number };

/** Only an approval in progress can be decided. A completed approval is read-only. */
function Review(props: ReviewProps) {
  return props.approval.status === 'IN_PROGRESS' ? <RunningReview {...props} /> : <ReviewLayout {...props} />;
}

function RunningReview(props: ReviewProps) {
  const explanationId = useId();
  const { title, version, canEdit, pinsContent, isTrashed } = props.file;
  const { fileId, approval, onDecided } = props;
  const subject = { fileId, title, approval, fileVersion: version, canEdit, pinsContent, isTrashed };
  const decision = useDecision({ ...subject, onDecided });
  return (
    <ReviewLayout
      {...props}
      renderForm={(bar) => <DecisionForm decision={decision} explanationId={explanationId} bar={bar} />}
      bar={<DecisionBar decision={decision} explanationId={explanationId} />}
    />
  );
}

type ReviewLayoutProps = ReviewProps & {
  /** Renders the form, including the decisions unless they are in the bar at the bottom of the screen. */
  renderForm?: (bar: ReactNode) => ReactNode;
  bar?: ReactNode;
};

/**
 * Arranges content and decision side by side. On narrow screens, they are stacked, with the decisions within reach of the thumb.
 */
function ReviewLayout({ approval, nowMs, renderForm, bar, ...screen }: ReviewLayoutProps) {
  const { fileId, approvalId } = screen;
  const isNarrow = useMediaQuery('(width < 1100px)');
  const content = useRef<HTMLElement>(null);
  useScrollRestoration(content, `${toKey({ fileId, approvalId })} ${screen.viewId ?? ''}`);
  const steps = useQuery(approvalHistoryQuery(fileId, approvalId)).data ?? [];
  const views = screen.file.canReadRevisions ? toReviewViews(approval, steps) : [];
  const view = views.find(({ id }) => id === screen.viewId) ?? views[0];
  // Completing an approval may lock the file, which also modifies it. Therefore completed approvals show no changes.
  const stale = approval.status === 'IN_PROGRESS' ? findStaleResponses(steps, screen.file.version) : [];
  const requests = findChangeRequests(approval, steps);
  const offered = listNonEmptyViews(views, screen.compare);
  return (
    <>
      {requests.length > 0 && (
        <Part>
          <ChangeRequestBanner
            requests={requests}
            modifiedTime={screen.file.version}
            views={offered}
            onView={screen.onView}
          />
        </Part>
      )}
      <StaleBanner answers={stale} views={offered} onView={screen.onView} />
      {stale.length === 0 && (
        <ChangedSinceStart
          approval={approval}
          modifiedTime={screen.file.version}
          views={offered}
          onView={screen.onView}
        />
      )}
      <MissingComparisonNote
        answers={stale}
        views={views}
        compare={screen.compare}
        editor={approval.initiator?.me ? undefined : approval.initiator?.displayName}
        onView={screen.onView}
      />
      <div
        data-scroll-restoration-id="screen"
        className="flex min-h-0 flex-1 border-line border-t max-md:flex-col max-md:overflow-auto"
      >
        <section
          ref={content}
          aria-label="Content"
          className="flex min-h-0 min-w-0 flex-1 flex-col bg-sunken max-md:min-h-440 max-md:flex-none max-md:has-data-loading:min-h-full"
        >
          <ReviewViewPicker
            views={views}
            value={view?.id}
            onChange={(next) => screen.onView(next.sinceMs === undefined ? undefined : next.id)}
          />
          <div className="flex min-h-0 flex-1 flex-col overflow-auto">{screen.renderContent(view?.sinceMs)}</div>
        </section>
        <aside
          data-desk
          aria-label="Decision"
          className="flex w-full shrink-0 flex-col gap-16 border-line bg-surface p-16 max-md:border-t md:w-360 md:overflow-auto md:border-l"
        >
          <ApprovalCard approval={approval} nowMs={nowMs} level={2} isStateShown={false} />
          {renderForm && (
            <section aria-label="Your decision" className="flex flex-col gap-12">
              {renderForm(!isNarrow && bar)}
            </section>
          )}
          <Part fallback={<Skeleton label="Loading more details" rows={4} />}>
            <ApprovalContext
              approval={approval}
              fileId={fileId}
              canEdit={screen.file.canEdit}
              comments={screen.comments}
            />
          </Part>
        </aside>
      </div>
      {isNarrow && bar && <div className="shrink-0 border-line border-t bg-surface px-16 py-8">{bar}</div>}
    </>
  );
}

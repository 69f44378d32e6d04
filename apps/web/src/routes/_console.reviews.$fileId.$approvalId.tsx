import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import type { Approval } from '#features/approvals/approval.ts';
import { pinsContent } from '#features/approvals/decide/pins-content.ts';
import { useRecordOpened } from '#features/approvals/decide/use-record-opened.ts';
import { approvalHistoryQuery } from '#features/approvals/history-query.ts';
import { approvalQuery } from '#features/approvals/queries.ts';
import { toKey } from '#features/approvals/queue/queue-order.ts';
import { preloadApprovalContext, ReviewScreen } from '#features/approvals/queue/review-screen.tsx';
import { readReviewViewState, storeReviewViewState } from '#features/approvals/queue/review-view-state.ts';
import { useQueueSteps } from '#features/approvals/queue/use-queue-steps.ts';
import { reviewParams } from '#features/approvals/review-search.ts';
import { prefetchComments } from '#features/comments/prefetch-comments.ts';
import { prefetchPreview } from '#features/files/prefetch-preview.ts';
import { fileQuery } from '#features/files/queries.ts';
import { differenceParams } from '#features/revisions/difference-search.ts';
import { useComparisons } from '#features/revisions/use-comparisons.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { waitUntilSettled } from '#shared/api/first-data.ts';
import { isUnreadable } from '#shared/errors/error-view.tsx';
import type { StoredFile } from '#shared/files/file.ts';
import { canListRevisions } from '#shared/permissions/can-list.ts';
import { useRecordVisit } from '#shared/places/use-record-visit.ts';
import { Part } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';

// Loaded beside the screen, which is shown without them if they take long.
const ReviewComments = lazyComponent(() => import('#features/comments/review-comments.tsx'), 'ReviewComments');
// Lazy-loaded because missing files are rare.
const MissingFile = lazyComponent(() => import('#features/files/missing-file.tsx'), 'MissingFile');
// Loaded beside the file, which is read before its content.
const ReviewContent = lazyComponent(() => import('./-review-content.tsx'), 'ReviewContent');

const reviewScreenSearch = searchParams({ ...reviewParams, ...differenceParams, view: textParam });
type ReviewScreenSearch = SearchOf<typeof reviewScreenSearch>;

const readSearch = searchValidator(reviewScreenSearch);

export const Route = createFileRoute('/_console/reviews/$fileId/$approvalId')({
  validateSearch: (search): ReviewScreenSearch => readSearch(search),
  loader: ({ context, params: { fileId, approvalId }, preload }) => {
    const { queryClient } = context;
    void queryClient.prefetchQuery(fileQuery(fileId));
    void queryClient.prefetchQuery(approvalQuery(fileId, approvalId));
    void queryClient.prefetchQuery(approvalHistoryQuery(fileId, approvalId));
    return waitUntilSettled(
      ReviewContent.preload(),
      ReviewComments.preload(),
      preloadApprovalContext(),
      prefetchComments(queryClient, fileId),
      // Not when the pointer rests on a link: the audit trail records each read of content.
      ...(preload ? [] : [prefetchPreview(queryClient, fileId)]),
    );
  },
  component: function ReviewRoute() {
    const { fileId, approvalId } = Route.useParams();
    const { view, look, unified, nospace, ...queueSearch } = Route.useSearch();
    const navigate = Route.useNavigate();
    const app = useRouter();
    const file = useQuery(fileQuery(fileId));
    const isContentLoaded = useLoaded(ReviewContent);
    const approval = useQuery(approvalQuery(fileId, approvalId)).data;
    const compare = useComparisons({ id: fileId, ...file.data }, isChanged(file.data, approval));
    const onShown = useRecordOpened(fileId, file.data?.modifiedTime);
    useRecordVisit('approval', `${fileId}/${approvalId}`, file.data?.name);
    const queue = useQueueSteps(queueSearch, { fileId, approvalId }, (place) => {
      const params = { fileId: place.fileId, approvalId: place.approvalId };
      const search = { ...queueSearch, ...readReviewViewState(app, toKey(place)).search };
      void navigate({ to: '/reviews/$fileId/$approvalId', params, search });
    });
    if (file.isPending) return <Skeleton label="Loading the file" rows={6} />;
    if (isUnreadable(file)) {
      return (
        <Part>
          <MissingFile
            fileId={fileId}
            error={file.error}
            onRetry={() => void file.refetch()}
            origin={{ to: '/reviews', label: 'Back to queue' }}
          />
        </Part>
      );
    }
    const { name = 'File', modifiedTime, capabilities } = file.data;
    const difference = { look, unified, nospace };
    const change = (next: Partial<ReviewScreenSearch>) => {
      const looked = { ...difference, view, ...next };
      storeReviewViewState(app, toKey({ fileId, approvalId }), { search: looked });
      void navigate({ search: { ...queueSearch, ...looked }, replace: true });
    };
    return (
      <ReviewScreen
        key={`${fileId}/${approvalId}`}
        fileId={fileId}
        approvalId={approvalId}
        file={{
          title: name,
          version: modifiedTime,
          canEdit: capabilities?.canEdit ?? false,
          canReadRevisions: canListRevisions(file.data),
          pinsContent: pinsContent(file.data),
          isTrashed: file.data.trashed ?? false,
        }}
        compare={compare}
        queue={{ ...queue, search: queueSearch }}
        viewId={view}
        onView={(next) => change({ view: next })}
        onDecided={() => {
          if (queue.onNext) queue.onNext();
          else void navigate({ to: '/reviews', search: queueSearch });
        }}
        comments={
          <Part>
            <ReviewComments file={file.data} />
          </Part>
        }
        renderContent={(sinceMs) => (
          <Part name="The content">
            {isContentLoaded ? (
              <ReviewContent
                file={file.data}
                sinceMs={sinceMs}
                search={difference}
                onShown={onShown}
                onSearch={change}
              />
            ) : (
              <Skeleton label="Loading the preview" rows={8} rowClass="h-24" />
            )}
          </Part>
        )}
      />
    );
  },
});

/** Reports whether a file has earlier content that the user may read, from before a change since its approval started. */
function isChanged(file: StoredFile | undefined, approval: Approval | undefined): boolean {
  if (!file || !approval || !canListRevisions(file)) return false;
  return Date.parse(file.modifiedTime ?? '') > Date.parse(approval.createTime ?? '');
}

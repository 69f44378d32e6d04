import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { useNow } from '#lib/use-now.ts';
import { formatGroupAccess } from '#shared/permissions/find-access.ts';
import { describeAvailability, isMostlyBusy } from './availability.ts';
import { type ReviewerStatus, reviewerStatusQuery } from './reviewer-status.ts';
import { ShareWithReviewer } from './share-with-reviewer.tsx';

const TICK_MS = 60_000;

type ReviewerStatusListProps = {
  /** The files that the reviewers must open. Empty while no file is selected. */
  fileIds: readonly string[];
  emails: readonly string[];
  /** The time by which they should respond, in milliseconds. */
  untilMs: number;
};

/** Shows the status of the reviewers: whether they can open the files, their pending approvals, and when they are away. */
export function ReviewerStatusList({ fileIds, emails, untilMs }: ReviewerStatusListProps) {
  const nowMs = useNow(TICK_MS);
  const known = useQuery(reviewerStatusQuery(fileIds, emails, untilMs)).data;
  if (!known) return null;
  const { statuses, readCount } = known;
  return (
    <div className="flex flex-col gap-4 text-small">
      <ul aria-label="Reviewer availability and access" className="flex flex-col gap-4">
        {statuses.map((status) => (
          <StatusItem
            key={status.email}
            status={status}
            closed={describeClosedFiles(status.closedIds.length, readCount, fileIds.length)}
            unsure={describeUnsureAccess(status, readCount, fileIds.length)}
            nowMs={nowMs}
            untilMs={untilMs}
          />
        ))}
      </ul>
      {fileIds.length > 1 && readCount < fileIds.length && (
        <p className="text-ink-3">
          {readCount === 0
            ? 'You cannot see who has access to these files.'
            : `Access was checked for ${readCount} of ${countOf(fileIds.length, 'file')}.`}
        </p>
      )}
    </div>
  );
}

type StatusItemProps = {
  status: ReviewerStatus;
  closed: string | undefined;
  unsure: string | undefined;
  nowMs: number;
  untilMs: number;
};

function StatusItem({ status, closed, unsure, nowMs, untilMs }: StatusItemProps) {
  const isAbsent = status.busy !== undefined && isMostlyBusy(status.busy, nowMs, untilMs);
  const isWarning = closed !== undefined || isAbsent;
  const Icon = isWarning ? CircleAlert : unsure === undefined ? CircleCheck : CircleHelp;
  const access = [closed, unsure].filter((sentence) => sentence !== undefined);
  const sentences = [...access, ...getSentences(status, nowMs, untilMs)];
  return (
    <li className={`flex items-start gap-6 ${isWarning ? 'text-amber-fg' : 'text-ink-2'}`}>
      <Icon size={14} strokeWidth={2} aria-hidden className="mt-1 shrink-0" />
      <span>
        <span className="font-medium">{status.email}</span>: {sentences.join(', ')}
      </span>
      {status.closedIds.length > 0 && <ShareWithReviewer email={status.email} fileIds={status.closedIds} />}
    </li>
  );
}

/** Describes which files a user cannot open. Returns undefined if none are known. */
function describeClosedFiles(closed: number, read: number, total: number): string | undefined {
  if (closed === 0) return undefined;
  if (total === 1) return 'no access to the file';
  return `no access to ${closed} of ${countOf(read, 'file')}`;
}

/** Describes which access is unknown. Returns undefined if all access is known. */
function describeUnsureAccess(
  { email, unsureCount, groups }: ReviewerStatus,
  read: number,
  total: number,
): string | undefined {
  if (unsureCount === 0) return undefined;
  const files = total === 1 ? '' : ` to ${unsureCount} of ${countOf(read, 'file')}`;
  return formatGroupAccess(groups, email, { none: `no access${files}`, possible: `may have access${files}` });
}

function getSentences({ openCount, busy }: ReviewerStatus, nowMs: number, untilMs: number): string[] {
  return [
    ...(openCount === undefined ? [] : [openReviewsText(openCount)]),
    busy === undefined ? 'calendar not visible to you' : lowerFirst(describeAvailability(busy, nowMs, untilMs)),
  ];
}

function openReviewsText({ count, isComplete }: NonNullable<ReviewerStatus['openCount']>): string {
  if (count === 0) return `no pending approvals${isComplete ? '' : ' found so far'}`;
  return `${isComplete ? '' : 'at least '}${countOf(count, 'pending approval')}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

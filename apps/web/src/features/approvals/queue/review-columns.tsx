import { Hourglass, Undo2 } from 'lucide-react';
import {
  CHANGES_REQUESTED,
  ChangesRequestedChip,
  DueChip,
  getStatusLabel,
  ResponseChip,
  ReviewerNames,
} from '#features/approvals/approval-status.tsx';
import type { UnsentResponse } from '#features/approvals/decide/unsent-responses.ts';
import { getReviewId, type ReviewRow } from '#features/approvals/review-queries.ts';
import type { ReviewFolder } from '#features/approvals/review-search.ts';
import { fileIdColumn } from '#shared/content/file-id-column.tsx';
import { FileNameCell } from '#shared/content/file-name-cell.tsx';
import { pathColumn } from '#shared/content/path-column.tsx';
import { getTypeName } from '#shared/content/type-name.ts';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { formatDateTime, formatWeekdayTime } from '#shared/format/time.ts';
import type { Column } from '#shared/lists/column.ts';
import { Missing } from '#ui/display/description-list.tsx';
import { StatusChip } from '#ui/display/status-chip.tsx';
import { ChangedSince, countResponses, getDecidedTime, isDrifted, UNSENT_RESPONSE_LABELS } from './review-detail.tsx';

type UnsentResponses = ReadonlyMap<string, UnsentResponse>;

/**
 * Returns the columns of the review queue, including the state of the user's own responses. Times are relative to `nowMs`. The
 * folders of decided approvals have a column for the decision time.
 */
export function reviewColumns(nowMs: number, answers: UnsentResponses, folder: ReviewFolder): Column<ReviewRow>[] {
  const holdsDecided = folder === 'decided' || folder === 'all';
  return [
    {
      id: 'file',
      header: 'File',
      width: 'minmax(200px, 10fr)',
      sortKey: 'title',
      value: ({ title }) => title,
      cell: (row) => <FileCell row={row} />,
    },
    {
      id: 'status',
      header: 'Status',
      width: '164px',
      value: ({ status, changeRequests }) => (changeRequests ? CHANGES_REQUESTED : getStatusLabel(status)),
      cell: (row) => <StatusCell row={row} answer={answers.get(getReviewId(row))} />,
    },
    {
      id: 'due',
      header: 'Due',
      // The width of the longest chip: overdue since a date.
      width: '212px',
      sortKey: 'dueTime',
      value: ({ dueTime }) => dueTime,
      cell: ({ dueTime, status }) =>
        dueTime && status === 'IN_PROGRESS' ? (
          <DueChip dueTime={dueTime} nowMs={nowMs} />
        ) : dueTime ? (
          formatDateTime(Date.parse(dueTime))
        ) : (
          <span className="text-ink-3">No due date</span>
        ),
      isHiddenOnNarrow: true,
    },
    {
      id: 'snoozed',
      header: 'Returns',
      width: '144px',
      value: ({ snoozedUntil }) => snoozedUntil,
      cell: ({ snoozedUntil }) =>
        snoozedUntil ? <time dateTime={snoozedUntil}>{formatWeekdayTime(Date.parse(snoozedUntil))}</time> : <Missing />,
      isHiddenOnNarrow: true,
      isOptional: folder !== 'snoozed',
    },
    {
      id: 'initiator',
      header: 'Started by',
      width: '120px',
      value: ({ initiator }) => initiator?.name,
      cell: ({ initiator }) => initiator?.name ?? <Missing />,
      isHiddenOnNarrow: true,
    },
    {
      id: 'reviewers',
      header: 'Reviewers',
      width: 'minmax(160px, 9fr)',
      value: ({ reviewers }) =>
        reviewers.map(({ name, response }) => `${name}: ${getStatusLabel(response)}`).join(', '),
      cell: ({ reviewers }) => <ReviewerNames reviewers={reviewers} />,
      isHiddenOnNarrow: true,
    },
    {
      id: 'age',
      header: 'Started',
      width: '112px',
      sortKey: 'createTime',
      value: ({ createTime }) => createTime,
      cell: ({ createTime }) => <RelativeTime value={createTime} nowMs={nowMs} />,
      isHiddenOnNarrow: true,
    },
    {
      id: 'changed',
      header: 'Last activity',
      width: '112px',
      value: ({ modifyTime }) => modifyTime,
      cell: ({ modifyTime }) => <RelativeTime value={modifyTime} nowMs={nowMs} />,
      isHiddenOnNarrow: true,
      isOptional: true,
    },
    {
      id: 'decided',
      header: 'Decided',
      width: '136px',
      sortKey: 'decidedTime',
      value: getDecidedTime,
      cell: (row) => <DecidedTime row={row} />,
      isHiddenOnNarrow: true,
      isOptional: !holdsDecided,
    },
    pathColumn,
    {
      id: 'type',
      header: 'Type',
      width: '128px',
      value: ({ mimeType }) => getTypeName(mimeType),
      cell: ({ mimeType }) => getTypeName(mimeType) || <Missing />,
      isHiddenOnNarrow: true,
      isOptional: true,
    },
    fileIdColumn,
  ];
}

function DecidedTime({ row }: { row: ReviewRow }) {
  const time = getDecidedTime(row);
  return time === undefined ? <Missing /> : <time dateTime={time}>{formatDateTime(Date.parse(time))}</time>;
}

function FileCell({ row }: { row: ReviewRow }) {
  return (
    <FileNameCell title={row.title} mimeType={row.mimeType} path={row.path} isMain>
      {isDrifted(row) && <ChangedSince className="max-md:hidden" />}
    </FileNameCell>
  );
}

function StatusCell({ row, answer }: { row: ReviewRow; answer: UnsentResponse | undefined }) {
  const { status, changeRequests } = row;
  if (answer && row.isWaitingOnMe) return <UnsentResponseChip answer={answer} />;
  if (changeRequests) return <ChangesRequestedChip requests={changeRequests} />;
  if (status !== 'IN_PROGRESS') return <ResponseChip status={status} />;
  return <ResponseChip status={status} progress={<Progress row={row} />} />;
}

/** Shows how many reviewers have approved. Narrow screens have room for the numbers or for the name of the file. */
function Progress({ row }: { row: ReviewRow }) {
  const { answered, total } = countResponses(row);
  return (
    <span>
      {answered} of {total}
      <span className="max-sm:sr-only"> approved</span>
    </span>
  );
}

/** Shows that the user has responded but the service does not have the response yet. */
function UnsentResponseChip({ answer }: { answer: UnsentResponse }) {
  if (answer.state === 'held') {
    return (
      <StatusChip family="blue" glyph={<Hourglass size={14} strokeWidth={2} />} border="dashed">
        {UNSENT_RESPONSE_LABELS.held}
      </StatusChip>
    );
  }
  return (
    <span title={answer.reason}>
      <StatusChip family="amber" glyph={<Undo2 size={14} strokeWidth={2} />}>
        {UNSENT_RESPONSE_LABELS.refused}
      </StatusChip>
    </span>
  );
}

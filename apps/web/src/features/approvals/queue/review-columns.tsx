import { clsx } from 'clsx';
import { FileClock, Hourglass, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  CHANGES_REQUESTED,
  ChangesRequestedChip,
  DueChip,
  duePressure,
  ResponseChip,
  ReviewerNames,
  statusWord,
} from '#features/approvals/approval-status.tsx';
import type { OwnAnswer } from '#features/approvals/decide/own-answers.ts';
import { fileIdColumn } from '#shared/content/file-id-column.tsx';
import { FileNameCell } from '#shared/content/file-name-cell.tsx';
import { pathColumn } from '#shared/content/path-column.tsx';
import { typeName } from '#shared/content/type-name.ts';
import { dueWords } from '#shared/format/due-words.ts';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { formatDateTime, formatNear } from '#shared/format/time.ts';
import type { Column } from '#shared/lists/column.ts';
import { Missing } from '#ui/display/description-list.tsx';
import { StatusChip } from '#ui/display/status-chip.tsx';
import { type ReviewRow, reviewId } from './review-queries.ts';
import type { ReviewFolder } from './review-search.ts';

type OwnAnswers = ReadonlyMap<string, OwnAnswer>;

/**
 * Columns of the review queue, times seen from `nowMs`, with what became of the person's own answers. When an approval was
 * decided stands in the folders that hold decided ones.
 */
export function reviewColumns(nowMs: number, answers: OwnAnswers, folder: ReviewFolder): Column<ReviewRow>[] {
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
      width: '152px',
      value: ({ status, changeRequests }) => (changeRequests ? CHANGES_REQUESTED : statusWord(status)),
      cell: (row) => <StatusCell row={row} answer={answers.get(reviewId(row))} />,
    },
    {
      id: 'due',
      header: 'Due',
      width: '144px',
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
        snoozedUntil ? <time dateTime={snoozedUntil}>{formatNear(Date.parse(snoozedUntil))}</time> : <Missing />,
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
      value: ({ reviewers }) => reviewers.map(({ name, response }) => `${name}: ${statusWord(response)}`).join(', '),
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
      value: decidedTime,
      cell: (row) => <DecidedTime row={row} />,
      isHiddenOnNarrow: true,
      isOptional: !holdsDecided,
    },
    pathColumn,
    {
      id: 'type',
      header: 'Type',
      width: '128px',
      value: ({ mimeType }) => typeName(mimeType),
      cell: ({ mimeType }) => typeName(mimeType) || <Missing />,
      isHiddenOnNarrow: true,
      isOptional: true,
    },
    fileIdColumn,
  ];
}

/**
 * What a narrow screen says of an approval in a second line: whether its file changed, when it is due, coloured as it is
 * pressing, or when it was decided, and who asks.
 */
export function reviewDetail(row: ReviewRow, nowMs: number): ReactNode {
  const { dueTime, status, initiator } = row;
  const decided = decidedTime(row);
  const isOpen = dueTime !== undefined && status === 'IN_PROGRESS';
  const snoozed = row.snoozedUntil && `returns ${formatNear(Date.parse(row.snoozedUntil))}`;
  const others = [
    snoozed,
    decided && `decided ${formatDateTime(Date.parse(decided))}`,
    initiator && `by ${initiator.name}`,
  ];
  return (
    <>
      {isDrifted(row) && <ChangedSince className="mr-8 align-top" />}
      {isOpen && <span className={DUE_TEXT[duePressure(dueTime, nowMs)]}>{dueWords(dueTime, nowMs)}</span>}
      {isOpen && initiator && ' · '}
      {others.filter(Boolean).join(' · ')}
    </>
  );
}

const DUE_TEXT = { overdue: 'font-medium text-orange-fg', soon: 'text-amber-fg', later: '' } as const;

/** When an approval was approved or declined; undefined for all others. */
function decidedTime({ status, completeTime }: ReviewRow): string | undefined {
  return status === 'APPROVED' || status === 'DECLINED' ? completeTime : undefined;
}

function DecidedTime({ row }: { row: ReviewRow }) {
  const time = decidedTime(row);
  return time === undefined ? <Missing /> : <time dateTime={time}>{formatDateTime(Date.parse(time))}</time>;
}

/** Whether the answers so far were given to other content than reviewers see now. */
function isDrifted({ isChangedSince, status }: ReviewRow): boolean {
  return isChangedSince && status === 'IN_PROGRESS';
}

function FileCell({ row }: { row: ReviewRow }) {
  return (
    <FileNameCell title={row.title} mimeType={row.mimeType} path={row.path} isMain>
      {isDrifted(row) && <ChangedSince className="max-md:hidden" />}
    </FileNameCell>
  );
}

function ChangedSince({ className }: { className: string }) {
  return (
    <span
      data-tooltip="changed since start"
      className={clsx('inline-flex shrink-0 items-center gap-4 text-amber-fg text-small', className)}
    >
      <FileClock size={12} strokeWidth={2} aria-hidden />
      {/* Most tables have room for the name of the file or for these words. */}
      <span className="sm:@max-[1300px]/table:sr-only">changed since start</span>
    </span>
  );
}

function StatusCell({ row, answer }: { row: ReviewRow; answer: OwnAnswer | undefined }) {
  const { status, reviewers, changeRequests } = row;
  if (answer && row.isWaitingOnMe) return <OwnAnswerChip answer={answer} />;
  if (changeRequests) return <ChangesRequestedChip requests={changeRequests} />;
  const answered = reviewers.filter(({ response }) => response === 'APPROVED' || response === 'DECLINED').length;
  const progress = status === 'IN_PROGRESS' ? `${answered} of ${reviewers.length} approved` : undefined;
  return <ResponseChip status={status} progress={progress} />;
}

/** That the person has answered, and the service does not know it. */
function OwnAnswerChip({ answer }: { answer: OwnAnswer }) {
  if (answer.state === 'held') {
    return (
      <StatusChip family="blue" glyph={<Hourglass size={14} strokeWidth={2} />} border="dashed">
        Answer pending
      </StatusChip>
    );
  }
  return (
    <span title={answer.reason}>
      <StatusChip family="amber" glyph={<Undo2 size={14} strokeWidth={2} />}>
        Not sent
      </StatusChip>
    </span>
  );
}

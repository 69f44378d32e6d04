import { formatDateTime } from '#shared/format/time.ts';
import { OutsideChip } from '#shared/people/outside-chip.tsx';
import { type Approval, getPersonName } from './approval.ts';
import { ApprovalStatusChip, DueChip, ReviewerChip } from './approval-status.tsx';

type ApprovalCardProps = {
  approval: Approval;
  nowMs: number;
  level: 2 | 3;
  /** Whether the card shows the state and the due time. False if the page header shows them. */
  isStateShown?: boolean;
};

/** Shows one approval: its state, the requester, the responses and their times. */
export function ApprovalCard({ approval, nowMs, level, isStateShown = true }: ApprovalCardProps) {
  const Heading = `h${level}` as const;
  const isRunning = approval.status === 'IN_PROGRESS';
  return (
    <section className="flex flex-col gap-12">
      <div className="flex flex-wrap items-center gap-8">
        <Heading className="font-semibold">Started by {getPersonName(approval.initiator)}</Heading>
        {isStateShown && <ApprovalStatusChip approval={approval} />}
        {isStateShown && isRunning && approval.dueTime && <DueChip dueTime={approval.dueTime} nowMs={nowMs} />}
      </div>
      <p className="text-ink-3 text-small">
        Started {formatDateTime(Date.parse(approval.createTime ?? ''))}
        {approval.dueTime && `, due ${formatDateTime(Date.parse(approval.dueTime))}`}
        {approval.completeTime && `, ended ${formatDateTime(Date.parse(approval.completeTime))}`}
      </p>
      <ul
        aria-label="Reviewers"
        className="grid grid-cols-[max-content_minmax(0,max-content)_minmax(0,1fr)] gap-x-8 gap-y-6"
      >
        {approval.reviewerResponses?.map((response) => (
          <li
            key={response.reviewer?.emailAddress ?? getPersonName(response.reviewer)}
            className="col-span-full grid grid-cols-subgrid items-center"
          >
            <span>
              <ReviewerChip approval={approval} response={response.response} />
            </span>
            <span className="truncate">{getPersonName(response.reviewer)}</span>
            <span className="flex min-w-0 items-center gap-8">
              <span className="truncate text-ink-3 text-small">{response.reviewer?.emailAddress}</span>
              <OutsideChip address={response.reviewer?.emailAddress} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

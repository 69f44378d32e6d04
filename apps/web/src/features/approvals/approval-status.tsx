import {
  AlarmClock,
  CircleDashed,
  CircleDotDashed,
  CircleSlash,
  MessageSquareWarning,
  ShieldCheck,
  ShieldX,
  Timer,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDueTime } from '#shared/format/due-time-text.ts';
import { formatDateTime } from '#shared/format/time.ts';
import { type StateAppearance, StateChip } from '#ui/display/state-chip.tsx';
import { StatusChip } from '#ui/display/status-chip.tsx';
import { type Approval, countResponses } from './approval.ts';

const LOOKS: Readonly<Record<string, StateAppearance>> = {
  IN_PROGRESS: { label: 'In review', family: 'blue', icon: CircleDotDashed },
  APPROVED: { label: 'Approved', family: 'green', icon: ShieldCheck },
  DECLINED: { label: 'Declined', family: 'red', icon: ShieldX },
  CANCELLED: { label: 'Cancelled', family: 'neutral', icon: CircleSlash },
  NO_RESPONSE: { label: 'Waiting', family: 'neutral', icon: CircleDashed },
};

/** Shows the state of an approval. In progress, it includes the number of responses. */
export function ApprovalStatusChip({ approval }: { approval: Approval }) {
  const { answered, total } = countResponses(approval);
  const progress = approval.status === 'IN_PROGRESS' ? `${answered} of ${total} approved` : undefined;
  return <ResponseChip status={approval.status} progress={progress} />;
}

/** Shows the state of an approval or of a reviewer's response. Unknown states keep the service's name. */
export function ResponseChip({ status, progress }: { status: string | undefined; progress?: ReactNode }) {
  const look = LOOKS[status ?? ''] ?? { label: status ?? 'Not reported', family: 'neutral', icon: CircleDashed };
  return <StateChip {...look}>{progress}</StateChip>;
}

/** Shows a reviewer's response. Missing responses of a completed approval do not count as pending. */
export function ReviewerChip({ approval, response }: { approval: Approval; response: string | undefined }) {
  const isLate = approval.status !== 'IN_PROGRESS' && response === 'NO_RESPONSE';
  return <ResponseChip status={response} progress={isLate ? 'No response' : undefined} />;
}

/** The state of an approval in progress in which a reviewer has requested changes. */
export const CHANGES_REQUESTED = 'Changes requested';

/** Shows that reviewers have requested changes. Their names are in the tooltip and in the accessible text. */
export function ChangesRequestedChip({ requests }: { requests: readonly { name: string }[] }) {
  const names = requests.map(({ name }) => name).join(', ');
  return (
    <span title={`Requested by ${names}`}>
      <StatusChip family="amber" glyph={<MessageSquareWarning size={14} strokeWidth={2} />}>
        {CHANGES_REQUESTED}
        <span className="sr-only"> by {names}</span>
      </StatusChip>
    </span>
  );
}

const RESPONSE_CLASS: Readonly<Record<string, string>> = {
  APPROVED: 'shrink-0 text-green-fg',
  DECLINED: 'shrink-0 text-red-fg',
};

/** Returns the label of an approval's or a response's state. Unknown states keep the service's name. */
export function getStatusLabel(status: string): string {
  return LOOKS[status]?.label ?? status;
}

/** Lists the reviewers by name. Each has an icon for the response, with accessible text. */
export function ReviewerNames({ reviewers }: { reviewers: readonly { name: string; response: string }[] }) {
  const words = reviewers.map(({ name, response }) => `${name}: ${getStatusLabel(response)}`);
  return (
    <span className="flex min-w-0 gap-8 overflow-hidden" title={words.join(', ')}>
      {reviewers.map(({ name, response }, index) => {
        const Icon = LOOKS[response]?.icon ?? CircleDashed;
        return (
          <span key={words[index]} className="inline-flex min-w-0 items-center gap-4">
            <Icon size={12} strokeWidth={2} aria-hidden className={RESPONSE_CLASS[response] ?? 'shrink-0 text-ink-3'} />
            <span className="truncate">{name}</span>
            <span className="sr-only">({getStatusLabel(response)})</span>
          </span>
        );
      })}
    </span>
  );
}

const SOON_MS = 86_400_000;

/** Returns the urgency of a due time. */
export function getDuePressure(dueTime: string, nowMs: number): 'overdue' | 'soon' | 'later' {
  const leftMs = Date.parse(dueTime) - nowMs;
  if (leftMs < 0) return 'overdue';
  return leftMs < SOON_MS ? 'soon' : 'later';
}

const DUE_FAMILIES = { overdue: 'orange', soon: 'amber', later: 'neutral' } as const;

/** Shows the due time of a response relative to now, and its urgency. The exact time is in the tooltip. */
export function DueChip({ dueTime, nowMs }: { dueTime: string; nowMs: number }) {
  const pressure = getDuePressure(dueTime, nowMs);
  const icon = pressure === 'overdue' ? AlarmClock : Timer;
  return (
    <time dateTime={dueTime} title={`Due ${formatDateTime(Date.parse(dueTime))}`}>
      <StateChip family={DUE_FAMILIES[pressure]} icon={icon} label={formatDueTime(dueTime, nowMs)} />
    </time>
  );
}

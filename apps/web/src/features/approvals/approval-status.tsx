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
import { dueWords } from '#shared/format/due-words.ts';
import { StateChip, type StateLook } from '#ui/display/state-chip.tsx';
import { StatusChip } from '#ui/display/status-chip.tsx';
import { type Approval, countAnswers } from './approval.ts';

const LOOKS: Readonly<Record<string, StateLook>> = {
  IN_PROGRESS: { label: 'In review', family: 'blue', icon: CircleDotDashed },
  APPROVED: { label: 'Approved', family: 'green', icon: ShieldCheck },
  DECLINED: { label: 'Declined', family: 'red', icon: ShieldX },
  CANCELLED: { label: 'Cancelled', family: 'neutral', icon: CircleSlash },
  NO_RESPONSE: { label: 'Waiting', family: 'neutral', icon: CircleDashed },
};

/** The state of an approval; while it runs, how many have answered. */
export function ApprovalStatusChip({ approval }: { approval: Approval }) {
  const { answered, total } = countAnswers(approval);
  const progress = approval.status === 'IN_PROGRESS' ? `${answered} of ${total} approved` : undefined;
  return <ResponseChip status={approval.status} progress={progress} />;
}

/** A state of an approval or of one reviewer's answer. Unknown ones keep the service's word. */
export function ResponseChip({ status, progress }: { status: string | undefined; progress?: string | undefined }) {
  const look = LOOKS[status ?? ''] ?? { label: status ?? 'Not reported', family: 'neutral', icon: CircleDashed };
  return <StateChip {...look} label={progress ?? look.label} />;
}

/** What a reviewer has answered. Nobody waits any more for those who have not answered an approval that has ended. */
export function ReviewerChip({ approval, response }: { approval: Approval; response: string | undefined }) {
  const isLate = approval.status !== 'IN_PROGRESS' && response === 'NO_RESPONSE';
  return <ResponseChip status={response} progress={isLate ? 'No response' : undefined} />;
}

/** The state of an approval in progress in which a reviewer has requested changes. */
export const CHANGES_REQUESTED = 'Changes requested';

/** That reviewers have requested changes; which ones is said where the pointer rests, and read out. */
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

/** A state of an approval or of one reviewer's answer in words; an unknown one as the service names it. */
export function statusWord(status: string): string {
  return LOOKS[status]?.label ?? status;
}

/** Reviewers by name, each with a sign of what they have answered, which is also said. */
export function ReviewerNames({ reviewers }: { reviewers: readonly { name: string; response: string }[] }) {
  const words = reviewers.map(({ name, response }) => `${name}: ${statusWord(response)}`);
  return (
    <span className="flex min-w-0 gap-8 overflow-hidden" title={words.join(', ')}>
      {reviewers.map(({ name, response }, index) => {
        const Icon = LOOKS[response]?.icon ?? CircleDashed;
        return (
          <span key={words[index]} className="inline-flex min-w-0 items-center gap-4">
            <Icon size={12} strokeWidth={2} aria-hidden className={RESPONSE_CLASS[response] ?? 'shrink-0 text-ink-3'} />
            <span className="truncate">{name}</span>
            <span className="sr-only">({statusWord(response)})</span>
          </span>
        );
      })}
    </span>
  );
}

const SOON_MS = 86_400_000;

/** How pressing a due time is. */
export function duePressure(dueTime: string, nowMs: number): 'overdue' | 'soon' | 'later' {
  const leftMs = Date.parse(dueTime) - nowMs;
  if (leftMs < 0) return 'overdue';
  return leftMs < SOON_MS ? 'soon' : 'later';
}

const DUE_FAMILIES = { overdue: 'orange', soon: 'amber', later: 'neutral' } as const;

/** When an answer is due, and how pressing that is. */
export function DueChip({ dueTime, nowMs }: { dueTime: string; nowMs: number }) {
  const pressure = duePressure(dueTime, nowMs);
  const icon = pressure === 'overdue' ? AlarmClock : Timer;
  return <StateChip family={DUE_FAMILIES[pressure]} icon={icon} label={dueWords(dueTime, nowMs)} />;
}

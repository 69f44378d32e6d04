import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useNow } from '#shared/use-now.ts';
import { availabilitySentence, isAway } from './availability.ts';
import { type ReviewerHint, reviewerHintsQuery } from './reviewer-hints.ts';

const TICK_MS = 60_000;

type ReviewerHintListProps = {
  /** Undefined while no file is chosen, and for whoever may not see who can open it. */
  fileId: string | undefined;
  emails: readonly string[];
  /** By when they are to answer, in milliseconds. */
  untilMs: number;
};

/** What is known of the people who are to review: whether they can open the file, what waits for them, when they are away. */
export function ReviewerHintList({ fileId, emails, untilMs }: ReviewerHintListProps) {
  const nowMs = useNow(TICK_MS);
  const hints = useQuery(reviewerHintsQuery(fileId, emails, untilMs)).data;
  return (
    <ul aria-label="What is known of the reviewers" className="flex flex-col gap-4 text-small empty:hidden">
      {hints?.map((hint) => (
        <Hint key={hint.email} hint={hint} nowMs={nowMs} untilMs={untilMs} />
      ))}
    </ul>
  );
}

function Hint({ hint, nowMs, untilMs }: { hint: ReviewerHint; nowMs: number; untilMs: number }) {
  const isAbsent = hint.busy !== undefined && isAway(hint.busy, nowMs, untilMs);
  const isWarning = hint.canOpen === false || isAbsent;
  const Icon = isWarning ? CircleAlert : CircleCheck;
  return (
    <li className={`flex items-start gap-6 ${isWarning ? 'text-amber-fg' : 'text-ink-2'}`}>
      <Icon size={14} strokeWidth={2} aria-hidden className="mt-1 shrink-0" />
      <span>
        <span className="font-medium">{hint.email}</span>: {sentencesOf(hint, nowMs, untilMs).join('; ')}
      </span>
    </li>
  );
}

function sentencesOf({ canOpen, openCount, busy }: ReviewerHint, nowMs: number, untilMs: number): string[] {
  const count = openCount === 1 ? '1 approval waits' : `${openCount} approvals wait`;
  return [
    ...(canOpen === false ? ['cannot open the file; share it first'] : []),
    ...(openCount === undefined ? [] : [openCount === 0 ? 'no other approval waits' : count]),
    busy === undefined ? 'the calendar is not shown to you' : lowerFirst(availabilitySentence(busy, nowMs, untilMs)),
  ];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

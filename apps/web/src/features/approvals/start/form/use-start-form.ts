import type { BodyOf } from '@rotunda/api-client/operation-types';
import { useState } from 'react';
import { answerByMs } from '#features/approvals/reviewers/availability.ts';
import { splitAddresses } from '#shared/people/addresses.ts';
import { type Due, dueRefusal, dueTimeOf, usualDue } from './due.ts';
import { escalationRefusal, NO_ESCALATION, type StartEscalation, stepsAfter } from './start-escalation.ts';

type StartBody = NonNullable<BodyOf<'drive.approvals.start'>>;

/** What is asked for when approvals are started. */
export type StartValues = {
  /** Addresses of the reviewers, and what is typed after them, with commas between. */
  emails: string;
  message: string;
  due: Due;
  /** What a change of the content does. */
  change: 'RESET_APPROVAL' | 'NO_APPROVAL_ACTION';
  isLocked: boolean;
  pinsContent: boolean;
  /** What happens if a response is missing; nothing while there is no due date. */
  escalation: StartEscalation;
};

/** The form that approvals are started with: its values, what is missing, and the body that it comes to. */
export type StartForm = ReturnType<typeof useStartForm>;

/** The values of the form, the usual ones at first. */
export function useStartForm() {
  const [openedMs] = useState(() => Date.now());
  const [values, setValues] = useState<StartValues>(() => ({
    emails: '',
    message: '',
    due: usualDue(),
    change: 'RESET_APPROVAL',
    isLocked: false,
    pinsContent: true,
    escalation: NO_ESCALATION,
  }));
  const { addresses: reviewerEmails, invalid } = splitAddresses(values.emails);
  const dueTime = dueTimeOf(values.due, openedMs);
  const body: StartBody = {
    reviewerEmails,
    fileContentChangeBehavior: values.change,
    lockFile: values.isLocked,
    ...(values.message.trim() && { message: values.message.trim() }),
    ...(dueTime && { dueTime }),
  };
  return {
    values,
    openedMs,
    /** Why nothing can be started with these values; undefined when it can. */
    refusal: peopleRefusal(reviewerEmails, invalid) ?? dueRefusal(values.due, openedMs),
    /** Why the escalation cannot be planned; undefined when it can. */
    escalationRefusal: escalationRefusal(values.escalation, dueTime, openedMs),
    /** By when an answer is hoped for, in milliseconds. */
    answerByMs: answerByMs(dueTime, openedMs),
    body,
    /** What is planned once it has started. */
    escalation: stepsAfter(values.escalation, dueTime),
    change: (change: Partial<StartValues>) => setValues((now) => ({ ...now, ...change })),
  };
}

function peopleRefusal(emails: readonly string[], [wrong]: readonly string[]): string | undefined {
  if (wrong !== undefined) return `“${wrong}” is not an email address.`;
  return emails.length === 0 ? 'Enter a reviewer.' : undefined;
}

import type { BodyOf } from '@rotunda/api-client/operation-types';
import { useState } from 'react';
import { getResponseDeadlineMs } from '#features/approvals/reviewers/availability.ts';
import { splitAddresses } from '#shared/people/addresses.ts';
import { type Due, dueRefusal, findDueTime, getDefaultDue } from './due.ts';
import { escalationRefusal, listSteps, NO_ESCALATION, type StartEscalation } from './start-escalation.ts';

type StartBody = NonNullable<BodyOf<'drive.approvals.start'>>;

/** The values of the form that starts approvals. */
export type StartValues = {
  /** The email addresses of the reviewers and any text typed after them, separated by commas. */
  emails: string;
  message: string;
  due: Due;
  /** The effect of a content change. */
  change: 'RESET_APPROVAL' | 'NO_APPROVAL_ACTION';
  isLocked: boolean;
  pinsContent: boolean;
  /** The escalation if a response is missing. Ignored without a due date. */
  escalation: StartEscalation;
};

/** The state of the form that starts approvals: its values, its errors, and the request body. */
export type StartForm = ReturnType<typeof useStartForm>;

/** Returns the form, initially with the default values. */
export function useStartForm() {
  const [openedMs] = useState(() => Date.now());
  const [values, setValues] = useState<StartValues>(() => ({
    emails: '',
    message: '',
    due: getDefaultDue(),
    change: 'RESET_APPROVAL',
    isLocked: false,
    pinsContent: true,
    escalation: NO_ESCALATION,
  }));
  const { addresses: reviewerEmails, invalid } = splitAddresses(values.emails);
  const dueTime = findDueTime(values.due, openedMs);
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
    /** The reason why nothing can be started with these values. Undefined if it can. */
    refusal: peopleRefusal(reviewerEmails, invalid) ?? dueRefusal(values.due, openedMs),
    /** The reason why the escalation cannot be scheduled. Undefined if it can. */
    escalationRefusal: escalationRefusal(values.escalation, dueTime, openedMs),
    /** The time by which a response is expected, in milliseconds. */
    answerByMs: getResponseDeadlineMs(dueTime, openedMs),
    body,
    /** The steps to schedule after the start. */
    escalation: listSteps(values.escalation, dueTime),
    change: (change: Partial<StartValues>) => setValues((now) => ({ ...now, ...change })),
  };
}

function peopleRefusal(emails: readonly string[], [wrong]: readonly string[]): string | undefined {
  if (wrong !== undefined) return `“${wrong}” is not an email address.`;
  return emails.length === 0 ? 'Enter a reviewer.' : undefined;
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { toReturnHere } from '#shared/address/return-here.ts';
import { type HeldCall, scheduleCall } from '#shared/delayed-calls/delayed-call.ts';
import { formatDay } from '#shared/format/time.ts';
import { endOfDay } from '#shared/permissions/expiry.ts';
import { BASIC_ROLES, type BasicRole } from '#shared/permissions/role-lists.ts';

/** The role that is asked for, as far as it can be given. */
export function askedRole(roles: readonly (string | undefined)[]): BasicRole {
  return BASIC_ROLES.find((role) => roles.includes(role)) ?? 'reader';
}

/** The body of an answer: the role that is given, or undefined to deny; and whether the person is told by mail. */
export function answerBody(role: BasicRole | undefined, sendNotification: boolean): Record<string, unknown> {
  return { ...(role ? { action: 'ACCEPT', role: [role] } : { action: 'DENY' }), sendNotification };
}

/** The request that is answered, who would get access, and how the file is called. */
export type AskedAccess = {
  fileId: string;
  proposalId: string;
  requester: string;
  /** Address of who is to get access; the requester where none is named. */
  recipient?: string | undefined;
  title: string;
};

/** What is answered: the role that is given, undefined to deny, and the last day of access, undefined for no end. */
type Answer = { role: BasicRole | undefined; lastDay?: string | undefined };
type SentAnswer = { given: Answer; onAccepted: () => void; onReturn: () => void };

/**
 * Answers a request for access after the person's hold time, in which the answer can be taken back. `isInProgress` from the
 * press until the answer was made, failed or taken back; what the screens show is loaded again then.
 */
export function useAccessAnswer(asked: AskedAccess) {
  const client = useQueryClient();
  const router = useRouter();
  const isSending = useRef(false);
  const [isInProgress, setIsInProgress] = useState(false);
  const [isNotified, setIsNotified] = useState(true);
  const settle = () => {
    isSending.current = false;
    setIsInProgress(false);
    for (const queryKey of REFRESHED) void client.invalidateQueries({ queryKey });
  };
  const mutation = useMutation({
    mutationFn: async ({ given, onAccepted, onReturn }: SentAnswer) => {
      await scheduleCall(toCall(asked, given, isNotified), { onSettled: settle, onReturn });
      onAccepted();
    },
    onError: settle,
  });
  const answer = (given: Answer, onAccepted: () => void = () => undefined) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsInProgress(true);
    mutation.mutate({ given, onAccepted, onReturn: toReturnHere(router) });
  };
  return { answer, error: mutation.error, isInProgress, isNotified, setIsNotified };
}

function toCall(
  { fileId, proposalId, requester, recipient, title }: AskedAccess,
  given: Answer,
  isNotified: boolean,
): HeldCall {
  const { role, lastDay } = given;
  const label = role ? `Grant ${requester} access to ${title}` : `Deny ${requester} access to ${title}`;
  if (!role || !lastDay) {
    const params = { fileId, proposalId };
    return { operationId: 'drive.accessproposals.resolve', params, body: answerBody(role, isNotified), label };
  }
  // An answer carries no end. Sharing does, from its first moment on, and settles what was asked for as well.
  const emailAddress = recipient ?? requester;
  const expirationTime = endOfDay(lastDay);
  return {
    operationId: 'drive.permissions.create',
    params: { fileId, supportsAllDrives: true, sendNotificationEmail: isNotified },
    body: { type: 'user', role, emailAddress, expirationTime },
    label: `${label} until ${formatDay(Date.parse(expirationTime))}`,
  };
}

/** What an answer changes. */
export const REFRESHED: readonly (readonly string[])[] = [
  ['bff.indexes.accessRequests'],
  ['drive.permissions.list'],
  ['drive.accessproposals.get'],
  ['drive.accessproposals.list'],
];

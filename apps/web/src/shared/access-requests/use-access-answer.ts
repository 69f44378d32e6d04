import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendHeld } from '#shared/held-send.ts';

/** A role that can be given in answer to a request. */
export type GivenRole = 'reader' | 'commenter' | 'writer';

/** Roles that can be given in answer to a request, from the least to the most. */
export const GIVEN_ROLES = [
  { value: 'reader', label: 'Reader' },
  { value: 'commenter', label: 'Commenter' },
  { value: 'writer', label: 'Writer' },
] as const;

/** The role that is asked for, as far as it can be given. */
export function askedRole(roles: readonly (string | undefined)[]): GivenRole {
  return GIVEN_ROLES.find(({ value }) => roles.includes(value))?.value ?? 'reader';
}

/** The body of an answer: the role that is given, or undefined to deny; and whether the person is told by mail. */
export function answerBody(role: GivenRole | undefined, sendNotification: boolean): Record<string, unknown> {
  return { ...(role ? { action: 'ACCEPT', role: [role] } : { action: 'DENY' }), sendNotification };
}

/** The request that is answered, and how the file is called. */
export type AskedAccess = { fileId: string; proposalId: string; requester: string; title: string };

/**
 * Answers a request for access after the person's hold time, in which the answer can be taken back. `isUnderWay` from the
 * press until the answer was made, failed or taken back; what the screens show is loaded again then.
 */
export function useAccessAnswer({ fileId, proposalId, requester, title }: AskedAccess) {
  const client = useQueryClient();
  const isSending = useRef(false);
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [isNotified, setIsNotified] = useState(true);
  const settle = () => {
    isSending.current = false;
    setIsUnderWay(false);
    for (const queryKey of REFRESHED) void client.invalidateQueries({ queryKey });
  };
  const mutation = useMutation({
    mutationFn: (role: GivenRole | undefined) => {
      const label = role ? `${requester} got access to ${title}` : `Denied ${requester} access to ${title}`;
      const params = { fileId, proposalId };
      const body = answerBody(role, isNotified);
      return sendHeld({ operationId: 'drive.accessproposals.resolve', params, body, label }, settle);
    },
    onError: settle,
  });
  const answer = (role: GivenRole | undefined, onAccepted: () => void = () => undefined) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsUnderWay(true);
    mutation.mutate(role, { onSuccess: onAccepted });
  };
  return { answer, error: mutation.error, isUnderWay, isNotified, setIsNotified };
}

/** What an answer changes. */
export const REFRESHED: readonly (readonly string[])[] = [
  ['bff.indexes.accessRequests'],
  ['drive.permissions.list'],
  ['drive.accessproposals.get'],
  ['drive.accessproposals.list'],
];

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { captureReturnNavigation } from '#shared/address/capture-return-navigation.ts';
import { type DelayedCallDraft, scheduleCall } from '#shared/delayed-calls/delayed-call.ts';
import { formatDay } from '#shared/format/time.ts';
import { endOfDay } from '#shared/permissions/expiry.ts';
import { BASIC_ROLES, type BasicRole } from '#shared/permissions/role-lists.ts';

/** Returns the requested role, limited to roles that can be granted. */
export function getRequestedRole(roles: readonly (string | undefined)[]): BasicRole {
  return BASIC_ROLES.find((role) => roles.includes(role)) ?? 'reader';
}

/** Returns the request body of a decision: the role to grant, or undefined to deny, and whether to notify the user by email. */
export function createDecisionBody(role: BasicRole | undefined, sendNotification: boolean): Record<string, unknown> {
  return { ...(role ? { action: 'ACCEPT', role: [role] } : { action: 'DENY' }), sendNotification };
}

/** An access request, with its grantee and the name of the file. */
export type RequestedAccess = {
  fileId: string;
  proposalId: string;
  requester: string;
  /** The email address of the grantee. Undefined for the requester. */
  recipient?: string | undefined;
  title: string;
};

/** A decision: the role to grant (undefined to deny), and the last day of access (undefined for no expiry). */
type Decision = { role: BasicRole | undefined; lastDay?: string | undefined };
type SentDecision = { given: Decision; onAccepted: () => void; onReturn: () => void };

/**
 * Returns a function that decides an access request after the user's hold time, during which the decision can be undone.
 * `isInProgress` is true from the press until the decision succeeded, failed or was undone; the screens then refetch.
 */
export function useDecideAccessRequest(asked: RequestedAccess) {
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
    mutationFn: async ({ given, onAccepted, onReturn }: SentDecision) => {
      await scheduleCall(toCall(asked, given, isNotified), { onSettled: settle, onReturn });
      onAccepted();
    },
    onError: settle,
  });
  const answer = (given: Decision, onAccepted: () => void = () => undefined) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsInProgress(true);
    mutation.mutate({ given, onAccepted, onReturn: captureReturnNavigation(router) });
  };
  return { answer, error: mutation.error, isInProgress, isNotified, setIsNotified };
}

function toCall(
  { fileId, proposalId, requester, recipient, title }: RequestedAccess,
  given: Decision,
  isNotified: boolean,
): DelayedCallDraft {
  const { role, lastDay } = given;
  const label = role ? `Grant ${requester} access to ${title}` : `Deny ${requester} access to ${title}`;
  if (!role || !lastDay) {
    const params = { fileId, proposalId };
    return { operationId: 'drive.accessproposals.resolve', params, body: createDecisionBody(role, isNotified), label };
  }
  // Accepting a request cannot set an expiry. Sharing can, and also resolves the request.
  const emailAddress = recipient ?? requester;
  const expirationTime = endOfDay(lastDay);
  return {
    operationId: 'drive.permissions.create',
    params: { fileId, supportsAllDrives: true, sendNotificationEmail: isNotified },
    body: { type: 'user', role, emailAddress, expirationTime },
    label: `${label} until ${formatDay(Date.parse(expirationTime))}`,
  };
}

/** The query keys to refetch after a decision. */
export const REFRESHED: readonly (readonly string[])[] = [
  ['bff.indexes.accessRequests'],
  ['drive.permissions.list'],
  ['drive.accessproposals.get'],
  ['drive.accessproposals.list'],
];

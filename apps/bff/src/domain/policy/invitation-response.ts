import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { OperationId } from '@rotunda/api-client/operations';
import { z } from 'zod';
import { toEmailKey } from '#domain/email-key.ts';
import type { PolicyRule } from './policy-rule.ts';

/** The parts of a call that determine whether it responds to an invitation. */
export type AddressedCall = {
  operationId: OperationId;
  pathParams: Readonly<Record<string, string>>;
  query: URLSearchParams;
};

/** The operation that responds to invitations. */
export const RESPONSE_OPERATION = 'calendar.events.patch' satisfies OperationId;

/** Users who can read their invitations may respond to them. */
export const RESPONSE_RULE: PolicyRule = { roles: operationTraits['calendar.events.get'].roles, risk: 'write' };

const QUERY: ReadonlySet<string> = new Set([
  'conferenceDataVersion',
  'eventLabelVersion',
  'fields',
  'sendUpdates',
  'supportsAttachments',
]);

const responseBody = z.strictObject({
  // Without this field, the body would replace all guests.
  attendeesOmitted: z.literal(true),
  attendees: z.tuple([
    z.strictObject({
      email: z.string(),
      responseStatus: z.enum(['needsAction', 'declined', 'tentative', 'accepted']),
      comment: z.string().optional(),
    }),
  ]),
});

/** Whether a call can be a response to an invitation in the user's own calendar, judging without its body. */
export function canBeResponse({ operationId, pathParams, query }: AddressedCall, email: string): boolean {
  if (operationId !== RESPONSE_OPERATION) return false;
  return isOwnCalendar(pathParams.calendarId ?? '', email) && [...query.keys()].every((name) => QUERY.has(name));
}

/** Whether a call changes only the user's own response to an invitation and the comment on it. */
export function isInvitationResponse(call: AddressedCall & { body?: unknown }, email: string): boolean {
  const body = canBeResponse(call, email) ? responseBody.safeParse(call.body).data : undefined;
  return body !== undefined && isSame(body.attendees[0].email, email);
}

function isOwnCalendar(calendarId: string, email: string): boolean {
  return calendarId === 'primary' || isSame(calendarId, email);
}

function isSame(address: string, email: string): boolean {
  return toEmailKey(address) === toEmailKey(email);
}

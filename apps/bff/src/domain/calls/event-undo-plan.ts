import { readMember } from '@rotunda/api-client/read-member';
import { getPreviousValues, pickFields, pickParams, toReadCall } from './previous-fields.ts';
import type { UndoPlan } from './undo-plan.ts';
import type { UserCall } from './user-call.ts';

/**
 * Restores the previous values of an event's changed fields. A response to an invitation is undone only by restoring the previous
 * response: guests may not write the guest list, and roles below operator may not send it.
 */
export const eventUndoPlan: UndoPlan = {
  readBefore: ({ params, body }) =>
    toReadCall('calendar.events.get', pickParams(params, ['calendarId', 'eventId']), body),
  toUndoCall: (call, before) => ({
    ...call,
    body: isResponse(call) ? getPreviousResponse(call, before) : getPreviousValues(call, before),
  }),
};

function isResponse({ body }: UserCall): boolean {
  return readMember(body, 'attendeesOmitted') === true;
}

function getPreviousResponse({ body }: UserCall, before: unknown): Record<string, unknown> {
  const former = getGuests(before);
  const attendees = getGuests(body).map((sent) => {
    const email = readMember(sent, 'email');
    const was = pickFields(
      former.find((guest) => readMember(guest, 'email') === email),
      ['responseStatus', 'comment'],
    );
    return {
      email,
      responseStatus: 'needsAction',
      ...(readMember(sent, 'comment') !== undefined && { comment: '' }),
      ...was,
    };
  });
  return { attendeesOmitted: true, attendees };
}

function getGuests(event: unknown): readonly unknown[] {
  const guests = readMember(event, 'attendees');
  return Array.isArray(guests) ? guests : [];
}

import { api } from '#shared/api/api.ts';
import { findOwnGuest } from '#shared/calendar/event-rights.ts';
import { quoteTitle, type WriteResult } from '#shared/calendar/event-writes.ts';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';

/** A response to an invitation. Without a comment, the previous one is retained. */
export type InvitationResponse = { responseStatus: 'accepted' | 'declined' | 'tentative'; comment?: string };

/** The occurrences that a response applies to. */
export type ResponseScope = 'one' | 'series';

/** Responds to an invitation and notifies its organizer. Only the user's own entry is sent. */
export async function respondToInvitation(
  calendarId: string,
  event: ServiceEvent,
  response: InvitationResponse,
  scope: ResponseScope = 'one',
): Promise<WriteResult> {
  const isSeries = scope === 'series' && event.recurringEventId !== undefined;
  const eventId = (isSeries ? event.recurringEventId : event.id) ?? '';
  // The responses to a series and to an occurrence are separate.
  const invited = isSeries ? await api.call('calendar.events.get', { calendarId, eventId }) : event;
  const own = findOwnGuest(invited) ?? findOwnGuest(event);
  const email = own?.email ?? calendarId;
  const send = (members: object) =>
    api.call(
      'calendar.events.patch',
      { calendarId, eventId, sendUpdates: 'all' },
      { body: { attendeesOmitted: true, attendees: [{ email, ...members }] } },
    );
  const after = await send(response);
  return {
    message: `${RESPONDED[response.responseStatus]} ${quoteTitle(event)}`,
    affected: { events: [calendarId, email, event.organizer?.email ?? calendarId] },
    ...(!isSeries && { now: [{ calendarId, eventId, event: after }] }),
    undo: () => send({ responseStatus: own?.responseStatus ?? 'needsAction', comment: own?.comment ?? '' }),
  };
}

const RESPONDED = { accepted: 'Accepted', declined: 'Declined', tentative: 'Responded Maybe to' } as const;

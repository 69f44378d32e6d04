import type { CalendarSchemas, ParamsOf } from '@rotunda/api-client/operation-types';
import { includesRole, requireCalendar } from '#calendar/access.ts';
import { toEntityTag } from '#calendar/entity-tag.ts';
import { forbidden, invalid } from '#calendar/errors.ts';
import { getContent, isPrivate } from '#calendar/events/model/event.ts';
import type { EventEntry } from '#calendar/events/model/event-entry.ts';
import { requireEvent } from '#calendar/events/model/require-event.ts';
import { isSameAddress } from '#calendar/mail-address.ts';
import { requireMatch } from '#core/http/preconditions.ts';
import type { OperationContext } from '#core/operations/operation.ts';
import { changeAsGuest } from './change-as-guest.ts';
import { type CheckedEvent, checkEvent } from './check-event.ts';
import { isOrganizedIn, syncCopies } from './copies.ts';
import { toBody } from './event-body.ts';
import { notifyGuests } from './notify-guests.ts';
import { respondWithEvent } from './respond-with-event.ts';
import { changeEvent, saveReminders, type WriteScene } from './save-event.ts';

type Body = CalendarSchemas['Event'];
type Context = OperationContext<'calendar.events.update'> | OperationContext<'calendar.events.patch'>;

/** Returns the event that a request writes. Throws 403, 404, and 412 for a stale `If-Match`. */
export function openForWriting(
  context: Pick<Context, 'db' | 'caller' | 'headers' | 'clock'>,
  { calendarId, eventId }: { calendarId: string; eventId: string },
) {
  const { db, caller, headers, clock } = context;
  const access = requireCalendar({ db, caller }, calendarId, 'writerWithoutPrivateAccess');
  const entry = requireEvent(db, access, eventId);
  if (isPrivate(getContent(entry.event)) && !includesRole(access.role, 'writer')) throw forbidden();
  requireMatch(headers, toEntityTag(entry.event.sequence));
  const scene: WriteScene = { db, calendar: access.calendar, nowMs: clock.nowMs() };
  return { access, entry, scene };
}

/** Handles `events.update` and `events.patch`. `toNext` derives the new event from the present one. */
export function changeByRequest(
  context: Context,
  params: ParamsOf<'calendar.events.update'>,
  toNext: (present: Body) => Body,
): Body {
  const { db, caller } = context;
  const { access, entry, scene } = openForWriting(context, params);
  const { calendar } = access;
  const body = completeAttendees(toNext(toBody(calendar, entry)), entry, calendar.id);
  rejectRecurringInstance(entry, body);
  const checked = checkEvent(db, calendar, { body, known: params, stored: entry.event });
  const isOrganizer = isOrganizedIn(entry.event, calendar) || getContent(entry.event).privateCopy === true;
  const changed = isOrganizer ? changeAsOrganizer(scene, entry, checked) : changeAsGuest(scene, entry, checked);
  const event = saveReminders(db, changed, caller.accountId, checked.reminders);
  const news = checked.status === 'cancelled' ? 'Cancelled event' : isOrganizer ? 'Updated invitation' : 'Reply';
  notifyGuests(scene, caller, event, news, params);
  return respondWithEvent(context, access, { event }, params);
}

function changeAsOrganizer(scene: WriteScene, entry: EventEntry, checked: CheckedEvent) {
  const changed = changeEvent(scene, entry, checked);
  syncCopies(scene, changed);
  return changed;
}

/** With `attendeesOmitted`, a client sends only its own entry. The other attendees are retained. */
function completeAttendees(body: Body, { event }: EventEntry, address: string): Body {
  if (body.attendeesOmitted !== true) return body;
  const own = body.attendees?.find((attendee) => isSameAddress(attendee.email, address));
  const attendees = getContent(event).attendees?.map((attendee) =>
    own && isSameAddress(attendee.email, address) ? { ...attendee, ...own } : attendee,
  );
  return { ...body, ...(attendees && { attendees }) };
}

function rejectRecurringInstance({ event, occurrence }: EventEntry, body: Body): void {
  if (!occurrence && !event.series) return;
  if ((body.recurrence?.length ?? 0) === 0) return;
  throw invalid('Cannot turn an instance of a recurring event into a recurring event itself.');
}

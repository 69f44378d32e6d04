import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { requireCalendar } from '#calendar/access.ts';
import { duplicateId, invalid } from '#calendar/errors.ts';
import { mergePatch } from '#calendar/merge-patch.ts';
import { operation } from '#core/operations/operation.ts';
import { findEvent } from './model/event.ts';
import { generateEventId, isEventId, toICalUid } from './model/event-id.ts';
import { checkEvent } from './write/check-event.ts';
import { checkCreatable } from './write/check-type.ts';
import { syncCopies } from './write/copies.ts';
import { notifyGuests } from './write/notify-guests.ts';
import { getOrganizer } from './write/organizer.ts';
import { respondWithEvent } from './write/respond-with-event.ts';
import { createEvent, saveReminders } from './write/save-event.ts';

export const handler = operation('calendar.events.insert', (context) => {
  const { params, db, caller, clock } = context;
  const access = requireCalendar(context, params.calendarId, 'writerWithoutPrivateAccess');
  const { calendar } = access;
  const body = mergePatch<CalendarSchemas['Event']>({}, context.body);
  if (body.id !== undefined && !isEventId(body.id)) throw invalid('Invalid resource id value.');
  if (body.id !== undefined && body.iCalUID !== undefined && body.iCalUID !== toICalUid(body.id)) {
    throw invalid('Only one of id and iCalUID can be given.');
  }
  const id = body.id ?? generateEventId();
  if (findEvent(db, calendar.number, id)) throw duplicateId();
  const checked = checkEvent(db, calendar, { body, known: params, stored: undefined });
  checkCreatable(checked.eventType, calendar);
  const scene = { db, calendar, nowMs: clock.nowMs() };
  const content = { ...checked.content, ...getOrganizer(db, calendar, caller) };
  const created = createEvent(scene, { id, iCalUid: body.iCalUID ?? toICalUid(id) }, { ...checked, content });
  const event = saveReminders(db, created, caller.accountId, checked.reminders ?? undefined);
  syncCopies(scene, event);
  notifyGuests(scene, caller, event, 'Invitation', params);
  return respondWithEvent(context, access, { event }, params);
});

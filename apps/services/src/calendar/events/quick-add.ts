import { requireCalendar } from '#calendar/access.ts';
import { listSettings } from '#calendar/settings/setting.ts';
import { operation } from '#core/operation.ts';
import { newEventId, toICalUid } from './event-id.ts';
import { parseQuickText } from './parse-quick-text.ts';
import { answerEvent } from './write/answer-event.ts';
import { checkEvent } from './write/check-event.ts';
import { syncCopies } from './write/copies.ts';
import { notifyGuests } from './write/notify-guests.ts';
import { organizedBy } from './write/organizer.ts';
import { createEvent } from './write/save-event.ts';

const FALLBACK_LENGTH_MINUTES = 60;

export const handler = operation('calendar.events.quickAdd', (context) => {
  const { params, db, caller, clock } = context;
  const access = requireCalendar(context, params.calendarId, 'writerWithoutPrivateAccess');
  const { calendar } = access;
  const nowMs = clock.nowMs();
  const setting = listSettings(db, caller.accountId).find(({ id }) => id === 'defaultEventLength');
  const defaultLengthMinutes = Number(setting?.value ?? FALLBACK_LENGTH_MINUTES);
  const body = parseQuickText(params.text, { nowMs, timeZone: calendar.timeZone, defaultLengthMinutes });
  const checked = checkEvent(db, calendar, { body, known: {}, stored: undefined });
  const scene = { db, calendar, nowMs };
  const id = newEventId();
  const content = { ...checked.content, ...organizedBy(calendar, caller) };
  const event = createEvent(scene, { id, iCalUid: toICalUid(id) }, { ...checked, content });
  syncCopies(scene, event);
  notifyGuests(scene, caller, event, 'Invitation', params);
  return answerEvent(context, access, { event });
});

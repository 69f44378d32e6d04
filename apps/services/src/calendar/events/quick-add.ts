import { requireCalendar } from '#calendar/access.ts';
import { listSettings } from '#calendar/settings/setting.ts';
import { globalError } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';
import { generateEventId, toICalUid } from './model/event-id.ts';
import { parseQuickText } from './quick-text/parse-quick-text.ts';
import { checkEvent } from './write/check-event.ts';
import { syncCopies } from './write/copies.ts';
import { notifyGuests } from './write/notify-guests.ts';
import { getOrganizer } from './write/organizer.ts';
import { respondWithEvent } from './write/respond-with-event.ts';
import { createEvent } from './write/save-event.ts';

/** Limit for one line of typed text. The parser backtracks more on longer text. */
const MAX_TEXT_CHARACTERS = 1024;

const FALLBACK_LENGTH_MINUTES = 60;

export const handler = operation('calendar.events.quickAdd', (context) => {
  const { params, db, caller, clock } = context;
  const access = requireCalendar(context, params.calendarId, 'writerWithoutPrivateAccess');
  const { calendar } = access;
  if (params.text.length > MAX_TEXT_CHARACTERS) {
    const message = `The text is longer than ${MAX_TEXT_CHARACTERS} characters.`;
    throw globalError(400, 'invalid', message, 'text');
  }
  const nowMs = clock.nowMs();
  const setting = listSettings(db, caller.accountId).find(({ id }) => id === 'defaultEventLength');
  const defaultLengthMinutes = Number(setting?.value ?? FALLBACK_LENGTH_MINUTES);
  const body = parseQuickText(params.text, { nowMs, timeZone: calendar.timeZone, defaultLengthMinutes });
  const checked = checkEvent(db, calendar, { body, known: {}, stored: undefined });
  const scene = { db, calendar, nowMs };
  const id = generateEventId();
  const content = { ...checked.content, ...getOrganizer(db, calendar, caller) };
  const event = createEvent(scene, { id, iCalUid: toICalUid(id) }, { ...checked, content });
  syncCopies(scene, event);
  notifyGuests(scene, caller, event, 'Invitation', params);
  return respondWithEvent(context, access, { event });
});

import { requireCalendar } from '#calendar/access.ts';
import { cancelAll } from '#calendar/events/write/cancel-all.ts';
import { nextSequence } from '#calendar/sequence.ts';
import { operation } from '#core/operation.ts';
import { globalError, ServiceError } from '#core/service-error.ts';

export const handler = operation('calendar.calendars.delete', (context) => {
  const { params, db, caller, clock } = context;
  const { calendar } = requireCalendar(context, params.calendarId, 'owner');
  if (calendar.primaryOf !== null) {
    const message = 'A primary calendar cannot be deleted. Clear it instead.';
    throw new ServiceError(403, { domain: 'calendar', reason: 'cannotDeletePrimaryCalendar', message });
  }
  // An owner by role may do all else; whose calendar it is decides whether it stays.
  if (calendar.dataOwner !== caller.accountId) throw globalError(403, 'forbidden', 'Forbidden');
  cancelAll({ db, calendar, nowMs: clock.nowMs() });
  db.run('UPDATE calendars SET is_deleted = 1, sequence = ? WHERE number = ?', nextSequence(db), calendar.number);
  db.run('UPDATE calendar_list_entries SET sequence = ? WHERE calendar_number = ?', nextSequence(db), calendar.number);
  return undefined;
});

import { requireCalendar } from '#calendar/access.ts';
import { calendarForbidden, forbidden } from '#calendar/errors.ts';
import { cancelAll } from '#calendar/events/write/cancel-all.ts';
import { hasManyEvents } from '#calendar/events/write/has-many-events.ts';
import { incrementSequence } from '#calendar/sequence.ts';
import { operation } from '#core/operations/operation.ts';

export const handler = operation(
  'calendar.calendars.delete',
  (context) => {
    const { params, db, caller, clock } = context;
    const { calendar } = requireCalendar(context, params.calendarId, 'owner');
    if (calendar.primaryOf !== null) {
      throw calendarForbidden('cannotDeletePrimaryCalendar', 'A primary calendar cannot be deleted. Clear it instead.');
    }
    // Users with the owner role may do everything except delete the calendar. Only the data owner may do that.
    if (calendar.dataOwner !== caller.accountId) throw forbidden();
    cancelAll({ db, calendar, nowMs: clock.nowMs() });
    db.run(
      'UPDATE calendars SET is_deleted = 1, sequence = ? WHERE number = ?',
      incrementSequence(db),
      calendar.number,
    );
    db.run(
      'UPDATE calendar_list_entries SET sequence = ? WHERE calendar_number = ?',
      incrementSequence(db),
      calendar.number,
    );
    return undefined;
  },
  { isBulkWrite: hasManyEvents },
);

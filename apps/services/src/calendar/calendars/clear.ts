import { requireCalendar } from '#calendar/access.ts';
import { cancelAll } from '#calendar/events/write/cancel-all.ts';
import { hasManyEvents } from '#calendar/events/write/has-many-events.ts';
import { globalError } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';

export const handler = operation(
  'calendar.calendars.clear',
  (context) => {
    const { params, db, clock } = context;
    const { calendar } = requireCalendar(context, params.calendarId, 'owner');
    if (calendar.primaryOf === null) throw globalError(400, 'invalid', 'Invalid Value', 'calendarId');
    cancelAll({ db, calendar, nowMs: clock.nowMs() });
    return undefined;
  },
  { isBulkWrite: hasManyEvents },
);

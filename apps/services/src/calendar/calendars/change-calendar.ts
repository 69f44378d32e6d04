import type { CalendarSchemas, ParamsOf } from '@rotunda/api-client/operation-types';
import { requireCalendar } from '#calendar/access.ts';
import { type Calendar, getCalendar } from '#calendar/calendar.ts';
import { toCalendarResource } from '#calendar/calendar-resource.ts';
import { toEntityTag } from '#calendar/entity-tag.ts';
import { moveAllDayEvents } from '#calendar/events/move-all-day-events.ts';
import { incrementSequence } from '#calendar/sequence.ts';
import { requireMatch } from '#core/http/preconditions.ts';
import type { OperationContext } from '#core/operations/operation.ts';
import { type CheckedCalendar, checkCalendar } from './calendar-body.ts';

type Body = CalendarSchemas['Calendar'];
type Context = OperationContext<'calendar.calendars.update'> | OperationContext<'calendar.calendars.patch'>;

/**
 * Handles `calendars.update` and `calendars.patch`. `toNext` derives the new calendar from the present one. A request that
 * changes nothing writes nothing and leaves the entity tag unchanged.
 */
export function changeCalendar(
  context: Context,
  { calendarId }: ParamsOf<'calendar.calendars.update'>,
  toNext: (present: Body) => Body,
): Body {
  const { db, caller, headers } = context;
  const { calendar } = requireCalendar({ db, caller }, calendarId, 'owner');
  requireMatch(headers, toEntityTag(calendar.sequence));
  const checked = checkCalendar(toNext(toCalendarResource(db, calendar)), calendar);
  if (!isSame(calendar, checked)) {
    db.run(
      `UPDATE calendars SET summary = ?, description = ?, location = ?, time_zone = ?, labels = ?, sequence = ?
       WHERE number = ?`,
      checked.summary,
      checked.description,
      checked.location,
      checked.timeZone,
      checked.labels,
      incrementSequence(db),
      calendar.number,
    );
    if (checked.timeZone !== calendar.timeZone) moveAllDayEvents(db, calendar, checked.timeZone);
  }
  return toCalendarResource(db, getCalendar(db, calendar.number));
}

function isSame(calendar: Calendar, checked: CheckedCalendar): boolean {
  return (['summary', 'description', 'location', 'timeZone', 'labels'] as const).every(
    (member) => calendar[member] === checked[member],
  );
}

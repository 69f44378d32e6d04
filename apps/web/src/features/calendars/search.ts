import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { getOne, matching } from '#lib/reader.ts';
import { flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

const yes = matching(flagParam, (value): value is true => value);

/** The URL parameters of the calendars. */
export const calendarsSearch = searchParams({
  /** The user's minimum access. */
  role: getOne('freeBusyReader', 'reader', 'writerWithoutPrivateAccess', 'writer', 'owner'),
  hidden: yes,
  deleted: yes,
  own: yes,
  /** The visible columns in order. Undefined for the user's saved columns. */
  cols: textParam,
  /** The calendar open beside the list. */
  peek: textParam,
});

/** The filters of the list of calendars. */
export type CalendarsSearch = SearchOf<typeof calendarsSearch>;

/** Returns the filters in the format of the service. */
export function toFilters({ role, hidden, deleted, own }: CalendarsSearch): ParamsOf<'calendar.calendarList.list'> {
  return {
    ...(role && { minAccessRole: role }),
    ...(hidden && { showHidden: true }),
    ...(deleted && { showDeleted: true }),
    ...(own && { showOwnOrganizationOnly: true }),
  };
}

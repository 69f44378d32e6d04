import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { matching, oneOf } from '#lib/reader.ts';
import { flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

const yes = matching(flagParam, (value): value is true => value);

/** What the address of the calendars holds after its `?`. */
export const calendarsSearch = searchParams({
  /** The least that the person may do. */
  role: oneOf('freeBusyReader', 'reader', 'writerWithoutPrivateAccess', 'writer', 'owner'),
  hidden: yes,
  deleted: yes,
  own: yes,
  /** Columns that are shown, in their order; absent for those that the person left. */
  cols: textParam,
  /** The calendar whose details are shown beside the list. */
  peek: textParam,
});

/** The filters of the list of calendars. */
export type CalendarsSearch = SearchOf<typeof calendarsSearch>;

/** The filters as the service takes them. */
export function toFilters({ role, hidden, deleted, own }: CalendarsSearch): ParamsOf<'calendar.calendarList.list'> {
  return {
    ...(role && { minAccessRole: role }),
    ...(hidden && { showHidden: true }),
    ...(deleted && { showDeleted: true }),
    ...(own && { showOwnOrganizationOnly: true }),
  };
}

import type { ParamsOf } from '@rotunda/api-client/operation-types';
import * as z from 'zod/mini';

const flag = z.catch(z.optional(z.literal(true)), undefined);

/** What the address of the calendars holds after its `?`. */
export const calendarsSearch = z.object({
  /** The least that the person may do. */
  role: z.catch(
    z.optional(z.enum(['freeBusyReader', 'reader', 'writerWithoutPrivateAccess', 'writer', 'owner'])),
    undefined,
  ),
  hidden: flag,
  deleted: flag,
  own: flag,
});

/** The filters of the list of calendars. */
export type CalendarsSearch = z.infer<typeof calendarsSearch>;

/** The filters as the service takes them. */
export function toFilters({ role, hidden, deleted, own }: CalendarsSearch): ParamsOf<'calendar.calendarList.list'> {
  return {
    ...(role && { minAccessRole: role }),
    ...(hidden && { showHidden: true }),
    ...(deleted && { showDeleted: true }),
    ...(own && { showOwnOrganizationOnly: true }),
  };
}

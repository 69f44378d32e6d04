import { useQuery } from '@tanstack/react-query';
import { isCalendarNamed } from '#shared/calendar/find-calendar.ts';
import { roleWords } from '#shared/calendar/role-words.ts';
import { isTransient } from '#shared/session/retry-reads.ts';
import { mayCall, useSession } from '#shared/session/session.ts';
import { calendarEntriesQuery } from './queries.ts';

const SEES_ACCESS = new Set(['writer', 'owner']);

/** The user's permissions on a calendar, if known. */
export type CalendarAccess = {
  isLoading: boolean;
  /** Why they are not known for now, if so: the service would not answer other reads either. */
  error: Error | undefined;
  retry: () => void;
  /** The reason why the user cannot see the calendar's access, if any (Calendar v3, `acl.list`). */
  accessUnseenBecause: string | undefined;
  /** The reason why the user cannot change the calendar and its access, if any. */
  unchangedBecause: string | undefined;
};

/**
 * Returns the user's permissions on a calendar, based on their list of calendars. For calendars outside the list, the service
 * decides.
 */
export function useCalendarAccess(calendarId: string): CalendarAccess {
  const enabled = mayCall(useSession(), 'calendar.calendarList.list');
  const entries = useQuery({ ...calendarEntriesQuery({ showHidden: true }), enabled });
  const role = entries.data?.find(({ id, primary }) =>
    isCalendarNamed({ id, isPrimary: primary }, calendarId),
  )?.accessRole;
  const { error } = entries;
  const own = `Your access: ${roleWords(role).toLowerCase()}.`;
  return {
    isLoading: entries.isLoading,
    error: error && !entries.data && isTransient(error) ? error : undefined,
    retry: () => void entries.refetch(),
    accessUnseenBecause:
      role === undefined || SEES_ACCESS.has(role)
        ? undefined
        : `Only people who can view and edit all events of the calendar can see this. ${own}`,
    unchangedBecause:
      role === undefined || role === 'owner' ? undefined : `Only owners of the calendar can change this. ${own}`,
  };
}

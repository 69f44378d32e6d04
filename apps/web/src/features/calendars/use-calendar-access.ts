import { useQuery } from '@tanstack/react-query';
import { isCalendarNamed } from '#shared/calendar/find-calendar.ts';
import { getRoleLabel } from '#shared/calendar/role-labels.ts';
import { isTransient } from '#shared/session/retry-reads.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { calendarEntriesQuery } from './queries.ts';

const ROLES_SEEING_ACCESS = new Set(['writer', 'owner']);

/** The user's permissions on a calendar, if known. */
export type CalendarAccess = {
  isLoading: boolean;
  /** Why they are not known for now, if so: the service would not answer other reads either. */
  error: Error | undefined;
  retry: () => void;
  /** The reason why the user cannot see the calendar's access, if any (Calendar v3, `acl.list`). */
  accessRefusal: string | undefined;
  /** The reason why the user cannot change the calendar and its access, if any. */
  changeRefusal: string | undefined;
};

/**
 * Returns the user's permissions on a calendar, based on their list of calendars. For calendars outside the list, the service
 * decides.
 */
export function useCalendarAccess(calendarId: string): CalendarAccess {
  const enabled = canCall(useSession(), 'calendar.calendarList.list');
  const entries = useQuery({ ...calendarEntriesQuery({ showHidden: true }), enabled });
  const role = entries.data?.find(({ id, primary }) =>
    isCalendarNamed({ id, isPrimary: primary }, calendarId),
  )?.accessRole;
  const { error } = entries;
  const own = `Your access: ${getRoleLabel(role).toLowerCase()}.`;
  return {
    isLoading: entries.isLoading,
    error: error && !entries.data && isTransient(error) ? error : undefined,
    retry: () => void entries.refetch(),
    accessRefusal:
      role === undefined || ROLES_SEEING_ACCESS.has(role)
        ? undefined
        : `Only people who can view and edit all events of the calendar can see this. ${own}`,
    changeRefusal:
      role === undefined || role === 'owner' ? undefined : `Only owners of the calendar can change this. ${own}`,
  };
}

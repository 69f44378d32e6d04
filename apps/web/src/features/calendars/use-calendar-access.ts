import { useQuery } from '@tanstack/react-query';
import { isCalendarNamed } from '#shared/calendar/find-calendar.ts';
import { roleWords } from '#shared/calendar/role-words.ts';
import { mayCall, useSession } from '#shared/session/session.ts';
import { calendarEntriesQuery } from './queries.ts';

const SEES_ACCESS = new Set(['writer', 'owner']);

/** What a person may do with a calendar, as far as it is known. */
export type CalendarAccess = {
  isLoading: boolean;
  /** Why who has access is not shown to this person, if it is not (Calendar v3, `acl.list`). */
  accessUnseenBecause: string | undefined;
  /** Why this person cannot change the calendar itself and who has access, if they cannot. */
  unchangedBecause: string | undefined;
};

/** What this person may do with a calendar by their list of calendars; one that is not in it is left to the service. */
export function useCalendarAccess(calendarId: string): CalendarAccess {
  const enabled = mayCall(useSession(), 'calendar.calendarList.list');
  const entries = useQuery({ ...calendarEntriesQuery({ showHidden: true }), enabled });
  const role = entries.data?.find(({ id, primary }) =>
    isCalendarNamed({ id, isPrimary: primary }, calendarId),
  )?.accessRole;
  const own = `Your access: ${roleWords(role).toLowerCase()}.`;
  return {
    isLoading: entries.isLoading,
    accessUnseenBecause:
      role === undefined || SEES_ACCESS.has(role)
        ? undefined
        : `Only people who can view and edit all events of the calendar can see this. ${own}`,
    unchangedBecause:
      role === undefined || role === 'owner' ? undefined : `Only owners of the calendar can change this. ${own}`,
  };
}

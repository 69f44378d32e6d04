import { useQueries, useQuery } from '@tanstack/react-query';
import { calendarListQuery } from '#shared/calendar/calendar-queries.ts';
import { mayCall, useSession } from '#shared/session/session.ts';
import { busyQuery } from './busy-query.ts';
import { calendarsOf } from './calendars-of.ts';
import {
  activityOfQuery,
  filesOf,
  filesQuery,
  reviewsOfQuery,
  scriptsOf,
  sharedWith,
} from './person-overview-queries.ts';

/**
 * Whether anything tells that somebody exists of whom the console itself knows nothing: calendars, files, reviews, or what
 * they did here once. What could not be read tells nothing, and nobody is said not to be there for it.
 */
export function useTraces(email: string, enabled: boolean): 'loading' | 'some' | 'none' {
  const mayList = mayCall(useSession(), 'calendar.calendarList.list');
  const calendars = useQuery({ ...calendarListQuery, enabled: enabled && mayList });
  const files = useQueries({
    queries: [scriptsOf, sharedWith, filesOf].map((condition) => ({ ...filesQuery(condition(email)), enabled })),
  });
  const [busy, reviews, activity] = useQueries({
    queries: [
      { ...busyQuery(email), enabled },
      { ...reviewsOfQuery(email), enabled },
      { ...activityOfQuery(email), enabled },
    ],
  });
  const all = [...files, busy, reviews, activity, ...(mayList ? [calendars] : [])];
  const hasSome =
    // Counted instead of `isError`: the overview, which then shows, reads again what failed.
    all.some(({ errorUpdateCount }) => errorUpdateCount > 0) ||
    files.some(({ data }) => (data?.files ?? []).length > 0) ||
    busy.data?.times !== undefined ||
    calendarsOf(email, calendars.data ?? []).length > 0 ||
    (reviews.data?.rows ?? []).length > 0 ||
    (activity.data?.entries ?? []).length > 0;
  if (hasSome) return 'some';
  return all.some(({ isPending }) => isPending) ? 'loading' : 'none';
}

import { useQueries, useQuery } from '@tanstack/react-query';
import { calendarListQuery } from '#shared/calendar/calendar-queries.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { busyQuery } from './busy-query.ts';
import { listOwnedCalendars } from './owned-calendars.ts';
import {
  activityOfQuery,
  filesQuery,
  getFiles,
  getScripts,
  reviewsOfQuery,
  toSharedWithCondition,
} from './person-overview-queries.ts';

/**
 * Reports whether there are traces of a user unknown to the console: calendars, files, reviews or earlier actions here. Sources
 * that could not be read are no evidence, and never prove that a user does not exist.
 */
export function useTraces(email: string, enabled: boolean): 'loading' | 'some' | 'none' {
  const canList = canCall(useSession(), 'calendar.calendarList.list');
  const calendars = useQuery({ ...calendarListQuery, enabled: enabled && canList });
  const files = useQueries({
    queries: [getScripts, toSharedWithCondition, getFiles].map((condition) => ({
      ...filesQuery(condition(email)),
      enabled,
    })),
  });
  const [busy, reviews, activity] = useQueries({
    queries: [
      { ...busyQuery(email), enabled },
      { ...reviewsOfQuery(email), enabled },
      { ...activityOfQuery(email), enabled },
    ],
  });
  const all = [...files, busy, reviews, activity, ...(canList ? [calendars] : [])];
  const hasSome =
    // Uses the counter instead of `isError`, because the overview, which is shown then, refetches failed queries.
    all.some(({ errorUpdateCount }) => errorUpdateCount > 0) ||
    files.some(({ data }) => (data?.files ?? []).length > 0) ||
    busy.data?.times !== undefined ||
    listOwnedCalendars(email, calendars.data ?? []).length > 0 ||
    (reviews.data?.rows ?? []).length > 0 ||
    (activity.data?.entries ?? []).length > 0;
  if (hasSome) return 'some';
  return all.some(({ isPending }) => isPending) ? 'loading' : 'none';
}

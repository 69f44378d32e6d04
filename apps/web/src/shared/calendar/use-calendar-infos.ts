import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { calendarListQuery } from './calendar-queries.ts';
import { toCalendarInfo } from './occurrence.ts';

/**
 * Returns the calendars in the user's list, their own first. Returns none if the list is unavailable; `list` contains the error.
 */
export function useCalendarInfos() {
  const list = useQuery(calendarListQuery);
  const calendars = useMemo(
    () =>
      (list.data ?? [])
        .filter(({ deleted, id }) => !deleted && id !== undefined)
        .sort((a, b) => Number(b.primary ?? false) - Number(a.primary ?? false))
        .map(toCalendarInfo),
    [list.data],
  );
  return { calendars, list };
}

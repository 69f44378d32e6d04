import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { calendarListQuery } from '#shared/calendar/calendar-queries.ts';
import { type CalendarInfo, toCalendarInfo } from '#shared/calendar/occurrence.ts';

/** A calendar to choose. */
export type CalendarChoice = CalendarInfo & { isOwn: boolean; isSelected: boolean };

/** The calendars of the person, and which of them are shown: the address says, else the service. */
export function useCalendars(chosenIds: readonly string[] | undefined) {
  const list = useQuery(calendarListQuery);
  const calendars = useMemo(() => {
    const entries = (list.data ?? []).filter(({ deleted, id }) => !deleted && id !== undefined);
    const known = entries.map((entry): CalendarChoice => {
      const info = toCalendarInfo(entry);
      const isDefault = entry.selected ?? false;
      return {
        ...info,
        isOwn: entry.primary === true || entry.accessRole === 'owner',
        isSelected: chosenIds ? chosenIds.includes(info.id) : isDefault,
      };
    });
    return known.sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
  }, [list.data, chosenIds]);
  const defaultIds = useMemo(
    () => (list.data ?? []).flatMap(({ selected, id }) => (selected && id !== undefined ? [id] : [])),
    [list.data],
  );
  return { list, calendars, defaultIds };
}

/** What the address has to say so that these calendars are shown: nothing, when the service says so already. */
export function toChoice(ids: readonly string[], defaultIds: readonly string[]): string[] | undefined {
  const isDefault = ids.length === defaultIds.length && ids.every((id) => defaultIds.includes(id));
  return isDefault ? undefined : [...ids];
}

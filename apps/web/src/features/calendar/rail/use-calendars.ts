import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { calendarListQuery } from '#shared/calendar/calendar-queries.ts';
import { type CalendarEntry, type CalendarInfo, toCalendarInfo } from '#shared/calendar/occurrence.ts';
import { useCalendarOrder } from './calendar-order.ts';

/** A calendar in the selection list. */
export type CalendarChoice = CalendarInfo & { isOwn: boolean; isSelected: boolean; entry: CalendarEntry };

/** Returns the user's calendars and which of them are shown, based on the URL or else on the service. */
export function useCalendars(chosenIds: readonly string[] | undefined) {
  const list = useQuery(calendarListQuery);
  const order = useCalendarOrder();
  const calendars = useMemo(() => {
    const entries = (list.data ?? []).filter(({ deleted, id }) => !deleted && id !== undefined);
    const known = entries.map((entry): CalendarChoice => {
      const info = toCalendarInfo(entry);
      const isDefault = entry.selected ?? false;
      return {
        ...info,
        entry,
        isOwn: entry.primary === true || entry.accessRole === 'owner',
        isSelected: chosenIds ? chosenIds.includes(info.id) : isDefault,
      };
    });
    const place = ({ id }: CalendarChoice) => (order.includes(id) ? order.indexOf(id) : order.length);
    return known.sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || place(a) - place(b));
  }, [list.data, chosenIds, order]);
  const defaultIds = useMemo(
    () => (list.data ?? []).flatMap(({ selected, id }) => (selected && id !== undefined ? [id] : [])),
    [list.data],
  );
  return { list, calendars, defaultIds };
}

/** Returns the URL parameter for showing these calendars. Returns undefined if they match the service's selection. */
export function toChoice(ids: readonly string[], defaultIds: readonly string[]): string[] | undefined {
  const isDefault = ids.length === defaultIds.length && ids.every((id) => defaultIds.includes(id));
  return isDefault ? undefined : [...ids];
}

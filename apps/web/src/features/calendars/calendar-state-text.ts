import type { CalendarEntry } from '#shared/calendar/occurrence.ts';

/** Describes the state of a calendar in the list: `Primary, shown`. */
export function formatCalendarState({ primary, hidden, selected, deleted }: CalendarEntry): string {
  const words = [primary && 'primary', deleted && 'deleted', hidden ? 'hidden' : selected ? 'shown' : 'not shown'];
  const text = words.filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

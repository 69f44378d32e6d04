import type { CalendarEntry } from '#shared/calendar/occurrence.ts';

/** How a calendar stands in the list: `Primary, Shown`. */
export function stateWords({ primary, hidden, selected, deleted }: CalendarEntry): string {
  const words = [primary && 'Primary', deleted && 'Deleted', hidden ? 'Hidden' : selected ? 'Shown' : 'Not shown'];
  return words.filter(Boolean).join(', ');
}

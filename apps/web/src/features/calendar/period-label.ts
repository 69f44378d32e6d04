import { dayFormat, monthAndYear } from '#shared/calendar/day-format.ts';
import { formatDayAndYear } from '#shared/calendar/time-text.ts';
import { endsOf, type Period } from './period.ts';

const shortMonth = dayFormat({ month: 'short' });

/** `16 – 22 Nov 2026`, `Monday 23 November 2026`, `November 2026`, `2026`. What both ends share is said once. */
export function periodLabel(period: Period): string {
  const [first, last] = endsOf(period);
  if (period.view === 'day') return formatDayAndYear(first);
  if (period.view === 'year') return String(period.date.year);
  if (period.view === 'month') return monthAndYear(period.date);
  const isOneYear = first.year === last.year;
  const start = [
    first.day,
    ...(isOneYear && first.month === last.month ? [] : [shortMonth(first)]),
    ...(isOneYear ? [] : [first.year]),
  ].join(' ');
  return `${start} – ${last.day} ${shortMonth(last)} ${last.year}`;
}

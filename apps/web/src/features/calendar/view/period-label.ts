import { createDayFormat, monthAndYear, shortWeekday } from '#shared/calendar/day-format.ts';
import { getEnds, type Period } from './period.ts';

const shortMonth = createDayFormat({ month: 'short' });

/**
 * Formats a period as `16 – 22 Nov 2026`, `Mon 23 Nov 2026`, `November 2026` or `2026`. Parts common to both ends appear once.
 */
export function getPeriodLabel(period: Period): string {
  const [first, last] = getEnds(period);
  // As short as the labels of the other views, so that the toolbar does not shift.
  if (period.view === 'day') return `${shortWeekday(first)} ${first.day} ${shortMonth(first)} ${first.year}`;
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

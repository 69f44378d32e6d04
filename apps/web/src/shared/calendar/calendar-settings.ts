import { useQuery } from '@tanstack/react-query';
import type { Preferences } from '#shared/preferences/preferences.ts';
import { usePreferences } from '#shared/preferences/preferences-store.ts';
import { calendarSettingsQuery } from './calendar-queries.ts';

const WEEK_STARTS: Readonly<Record<string, number>> = { '0': 7, '1': 1, '6': 6 };
const MONDAY = 1;

const DAYS: Readonly<Record<NonNullable<Preferences['weekStart']>, number>> = { monday: 1, saturday: 6, sunday: 7 };

/**
 * Returns the first day of the week as an ISO 8601 weekday number: 1 is Monday, 7 is Sunday. Uses the console setting, or else
 * the calendar service setting, or else Monday.
 */
export function useWeekStart(): number {
  const { weekStart } = usePreferences();
  const settings = useQuery(calendarSettingsQuery).data;
  return weekStart === undefined ? (WEEK_STARTS[settings?.get('weekStart') ?? ''] ?? MONDAY) : DAYS[weekStart];
}

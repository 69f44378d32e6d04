import type { QueryClient } from '@tanstack/react-query';
import type { Preferences } from '#shared/preferences/preferences.ts';
import { usePreferences } from '#shared/preferences/preferences-store.ts';
import { calendarSettingsQuery } from './calendar-queries.ts';

/** What the person has chosen in the calendar service. */
export type CalendarSettings = {
  /** The day that weeks begin on, as ISO 8601 counts: 1 is Monday, 7 Sunday. */
  weekStart: number;
  /** Minutes that a new event takes. */
  eventMinutes: number;
};

const WEEK_STARTS: Readonly<Record<string, number>> = { '0': 7, '1': 1, '6': 6 };
const MONDAY = 1;
const HOUR = 60;

/** The settings, once the service has sent them; without it Monday and an hour. */
export async function loadCalendarSettings(queryClient: QueryClient): Promise<CalendarSettings> {
  const none: ReadonlyMap<string, string> = new Map();
  const settings = await queryClient.ensureQueryData(calendarSettingsQuery).catch(() => none);
  const minutes = Number(settings.get('defaultEventLength'));
  return {
    weekStart: readWeekStart(settings),
    eventMinutes: minutes > 0 ? minutes : HOUR,
  };
}

/** The day that weeks begin on in the service; Monday while it has said none. */
export function readWeekStart(settings: ReadonlyMap<string, string> | undefined): number {
  return WEEK_STARTS[settings?.get('weekStart') ?? ''] ?? MONDAY;
}

const DAYS: Readonly<Record<NonNullable<Preferences['weekStart']>, number>> = { monday: 1, saturday: 6, sunday: 7 };

/** The day that weeks begin on here: the one chosen for the console, else the one chosen in the service. */
export function useWeekStart({ weekStart }: Pick<CalendarSettings, 'weekStart'>): number {
  const { weekStart: chosen } = usePreferences();
  return chosen === undefined ? weekStart : DAYS[chosen];
}

const WEEK_DAYS = 7;

/** The first day of the week that a day is in, for weeks that begin on `weekStart` as ISO 8601 counts: 1 is Monday. */
export function startOfWeek(day: Temporal.PlainDate, weekStart: number): Temporal.PlainDate {
  return day.subtract({ days: (day.dayOfWeek - weekStart + WEEK_DAYS) % WEEK_DAYS });
}

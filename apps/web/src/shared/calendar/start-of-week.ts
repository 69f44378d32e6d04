const WEEK_DAYS = 7;

/** Returns the first day of the week that contains a day. `weekStart` is an ISO 8601 weekday number: 1 is Monday. */
export function startOfWeek(day: Temporal.PlainDate, weekStart: number): Temporal.PlainDate {
  return day.subtract({ days: (day.dayOfWeek - weekStart + WEEK_DAYS) % WEEK_DAYS });
}

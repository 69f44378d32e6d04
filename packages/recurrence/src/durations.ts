// Lengths of time in milliseconds. Days are those of UTC: where clocks change, a day of a calendar may differ.
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

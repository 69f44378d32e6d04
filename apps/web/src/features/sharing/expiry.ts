const YEAR_MS = 365 * 86_400_000; // The longest that the service lets a permission be limited to.

/** The last moment of a day (`2026-11-21`) in the browser's zone, RFC 3339. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString();
}

/** The day of a moment in the browser's zone, as date fields write it. */
export function toDayValue(timeMs: number): string {
  const date = new Date(timeMs);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Why access cannot end on a day; undefined when it can. */
export function expiryError(day: string, nowMs: number): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return 'Choose a day.';
  const endMs = Date.parse(endOfDay(day));
  if (endMs <= nowMs) return 'That day is over.';
  return endMs > nowMs + YEAR_MS ? 'Access can be limited to at most a year.' : undefined;
}

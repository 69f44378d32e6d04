const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A date as milliseconds of its midnight in UTC; undefined for text that is no date. */
export function parseDate(text: string): number | undefined {
  const match = DATE.exec(text);
  if (!match) return undefined;
  const ms = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  // Days that a month does not have run into the next one, and years before 100 are taken for others.
  return new Date(ms).toISOString().startsWith(text) ? ms : undefined;
}

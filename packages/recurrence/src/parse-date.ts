const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses a date to milliseconds of its midnight in UTC. Returns undefined if the text is not a date. */
export function parseDate(text: string): number | undefined {
  const match = DATE.exec(text);
  if (!match) return undefined;
  const ms = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  // Date overflows invalid days into the next month and maps years before 100 to others.
  return new Date(ms).toISOString().startsWith(text) ? ms : undefined;
}

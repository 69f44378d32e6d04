const SPAN = /^(\d{1,5})(s|m|h)$/;
const UNIT_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };

/** Parses a duration such as `90s`, `5m` or `2h` to milliseconds. Returns undefined if the text is invalid. */
export function readSpanMs(text: string): number | undefined {
  const [, amount, unit = ''] = SPAN.exec(text) ?? [];
  const unitMs = UNIT_MS[unit];
  return unitMs === undefined ? undefined : Number(amount) * unitMs;
}

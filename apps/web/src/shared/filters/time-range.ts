/** A time range as in the URL. Each end is relative to now (`-24h`), or a date-time. An undefined end is open. */
export type TimeRange = { from?: string | undefined; to?: string | undefined };

const RELATIVE = /^-(\d{1,4})([mhd])$/;
const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const UNIT_WORDS: Readonly<Record<string, string>> = { m: 'minute', h: 'hour', d: 'day' };
const ENDS = /^(?<from>\S*)\s*\.\.\s*(?<to>\S*)$/;

/** The preset time ranges. */
export const timeRangePresets: readonly TimeRange[] = [
  {},
  { from: '-1h' },
  { from: '-24h' },
  { from: '-7d' },
  { from: '-30d' },
];

/** Resolves a time in the URL to RFC 3339. Relative times count back from `nowMs`. Returns undefined if it is invalid. */
export function resolveTime(value: string | undefined, nowMs: number): string | undefined {
  if (value === undefined) return undefined;
  const [, count, unit] = RELATIVE.exec(value) ?? [];
  if (count && unit) return new Date(nowMs - Number(count) * (UNIT_MS[unit] ?? 0)).toISOString();
  const timeMs = Date.parse(value);
  return Number.isNaN(timeMs) ? undefined : new Date(timeMs).toISOString();
}

/**
 * Parses `-36h..now`, `2026-11-20..2026-11-21` or only a start. Returns undefined if the range is invalid or ends before it
 * starts.
 */
export function parseTimeRange(text: string, nowMs: number): TimeRange | undefined {
  const trimmed = text.trim();
  const ends = ENDS.exec(trimmed)?.groups ?? { from: trimmed };
  const [from, to] = [readEnd(ends.from), readEnd(ends.to)];
  const [fromMs, toMs] = [endMs(from, nowMs), endMs(to, nowMs)];
  if (Number.isNaN(fromMs) || Number.isNaN(toMs)) return undefined;
  return fromMs !== undefined && toMs !== undefined && fromMs >= toMs ? undefined : { from, to };
}

/** Formats a time range as it can be typed. */
export function formatTimeRange({ from = '', to }: TimeRange): string {
  return from === '' && to === undefined ? '' : `${from}..${to ?? 'now'}`;
}

/** Describes a time range, where this is shorter than its ends. `formatTime` formats a date-time. */
export function describeTimeRange({ from, to }: TimeRange, formatTime: (timeMs: number) => string): string {
  const words = (end: string) => (RELATIVE.test(end) ? `${formatDuration(end)} ago` : formatTime(Date.parse(end)));
  if (from === undefined) return to === undefined ? 'Any time' : `Up to ${words(to)}`;
  if (to !== undefined) return `${words(from)} to ${words(to)}`;
  return RELATIVE.test(from) ? `Last ${formatDuration(from).replace(/^1 /, '')}` : `Since ${words(from)}`;
}

/** Returns the range with fixed ends. An open start stays open. */
export function toAbsoluteTimeRange({ from, to }: TimeRange, nowMs: number): TimeRange {
  return { from: resolveTime(from, nowMs), to: resolveTime(to, nowMs) ?? new Date(nowMs).toISOString() };
}

/**
 * Returns the range of the same length just before or after. Returns undefined if its start is open or it would be in the future.
 */
export function shiftTimeRange(range: TimeRange, direction: -1 | 1, nowMs: number): TimeRange | undefined {
  const locked = toAbsoluteTimeRange(range, nowMs);
  const [fromMs, toMs] = [endMs(locked.from, nowMs), endMs(locked.to, nowMs)];
  if (fromMs === undefined || toMs === undefined) return undefined;
  const byMs = direction * (toMs - fromMs);
  if (fromMs + byMs >= nowMs) return undefined;
  return { from: new Date(fromMs + byMs).toISOString(), to: new Date(toMs + byMs).toISOString() };
}

function readEnd(text = ''): string | undefined {
  return text === '' || text === 'now' ? undefined : text;
}

/** Returns the time of an end in Unix milliseconds. Returns NaN if it is invalid. */
function endMs(end: string | undefined, nowMs: number): number | undefined {
  return end === undefined ? undefined : Date.parse(resolveTime(end, nowMs) ?? '');
}

function formatDuration(end: string): string {
  const [, count = '', unit = ''] = RELATIVE.exec(end) ?? [];
  return `${count} ${UNIT_WORDS[unit]}${count === '1' ? '' : 's'}`;
}

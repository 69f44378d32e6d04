/**
 * A span of time as the address holds it: each end back from now (`-24h`), or a date-time. An end that is absent is open.
 */
export type TimeRange = { from?: string | undefined; to?: string | undefined };

const RELATIVE = /^-(\d{1,4})([mhd])$/;
const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const UNIT_WORDS: Readonly<Record<string, string>> = { m: 'minute', h: 'hour', d: 'day' };
const ENDS = /^(?<from>\S*)\s*\.\.\s*(?<to>\S*)$/;

/** Spans that are one press away. */
export const timeRangePresets: readonly TimeRange[] = [
  {},
  { from: '-1h' },
  { from: '-24h' },
  { from: '-7d' },
  { from: '-30d' },
];

/** A time of the address as RFC 3339: relative ones count back from `nowMs`. Undefined when it is not a time. */
export function resolveTime(value: string | undefined, nowMs: number): string | undefined {
  if (value === undefined) return undefined;
  const [, count, unit] = RELATIVE.exec(value) ?? [];
  if (count && unit) return new Date(nowMs - Number(count) * (UNIT_MS[unit] ?? 0)).toISOString();
  const timeMs = Date.parse(value);
  return Number.isNaN(timeMs) ? undefined : new Date(timeMs).toISOString();
}

/** Reads `-36h..now`, `2026-11-20..2026-11-21` or only a beginning. Undefined when it is no span, or ends before it begins. */
export function readTimeRange(text: string, nowMs: number): TimeRange | undefined {
  const trimmed = text.trim();
  const ends = ENDS.exec(trimmed)?.groups ?? { from: trimmed };
  const [from, to] = [readEnd(ends.from), readEnd(ends.to)];
  const [fromMs, toMs] = [endMs(from, nowMs), endMs(to, nowMs)];
  if (Number.isNaN(fromMs) || Number.isNaN(toMs)) return undefined;
  return fromMs !== undefined && toMs !== undefined && fromMs >= toMs ? undefined : { from, to };
}

/** A span as it can be typed. */
export function writeTimeRange({ from = '', to }: TimeRange): string {
  return from === '' && to === undefined ? '' : `${from}..${to ?? 'now'}`;
}

/** A span in words, as far as words are shorter than its ends. `formatTime` gives a date-time. */
export function timeRangeWords({ from, to }: TimeRange, formatTime: (timeMs: number) => string): string {
  const words = (end: string) => (RELATIVE.test(end) ? `${agoWords(end)} ago` : formatTime(Date.parse(end)));
  if (from === undefined) return to === undefined ? 'Any time' : `Up to ${words(to)}`;
  if (to !== undefined) return `${words(from)} to ${words(to)}`;
  return RELATIVE.test(from) ? `Last ${agoWords(from).replace(/^1 /, '')}` : `Since ${words(from)}`;
}

/** The same span with ends that do not move with the time. An open beginning stays open. */
export function lockTimeRange({ from, to }: TimeRange, nowMs: number): TimeRange {
  return { from: resolveTime(from, nowMs), to: resolveTime(to, nowMs) ?? new Date(nowMs).toISOString() };
}

/** The span of the same length just before or after this one; undefined when its beginning is open or it would lie ahead of now. */
export function shiftTimeRange(range: TimeRange, direction: -1 | 1, nowMs: number): TimeRange | undefined {
  const locked = lockTimeRange(range, nowMs);
  const [fromMs, toMs] = [endMs(locked.from, nowMs), endMs(locked.to, nowMs)];
  if (fromMs === undefined || toMs === undefined) return undefined;
  const byMs = direction * (toMs - fromMs);
  if (fromMs + byMs >= nowMs) return undefined;
  return { from: new Date(fromMs + byMs).toISOString(), to: new Date(toMs + byMs).toISOString() };
}

function readEnd(text = ''): string | undefined {
  return text === '' || text === 'now' ? undefined : text;
}

/** The time of an end in Unix milliseconds; NaN when it is none. */
function endMs(end: string | undefined, nowMs: number): number | undefined {
  return end === undefined ? undefined : Date.parse(resolveTime(end, nowMs) ?? '');
}

function agoWords(end: string): string {
  const [, count = '', unit = ''] = RELATIVE.exec(end) ?? [];
  return `${count} ${UNIT_WORDS[unit]}${count === '1' ? '' : 's'}`;
}

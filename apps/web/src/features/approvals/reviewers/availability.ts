import { formatDateTime, formatWeekdayTime } from '#shared/format/time.ts';

/** A busy period, in milliseconds. */
export type BusyTime = { startMs: number; endMs: number };

const AWAY_MS = 8 * 3_600_000; // Longer than meetings without a break usually last.
const HOUR_MS = 3_600_000;

/** Describes whether a user will have time to respond: away, busy for a while, or free. */
export function describeAvailability(busy: readonly BusyTime[], nowMs: number, untilMs: number): string {
  const segments = mergeBusy(busy, nowMs, untilMs);
  const away = segments.find(({ startMs, endMs }) => endMs - startMs >= AWAY_MS);
  if (away) {
    return away.startMs <= nowMs
      ? `Away until ${formatDateTime(away.endMs)}`
      : `Away from ${formatDateTime(away.startMs)} to ${formatDateTime(away.endMs)}`;
  }
  const busyMs = segments.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  const end = formatWeekdayTime(untilMs);
  return busyMs === 0 ? `Free until ${end}` : `Busy ${Math.ceil(busyMs / HOUR_MS)} h before ${end}`;
}

/** Reports whether the busy times include a period long enough to count as away. */
export function isMostlyBusy(busy: readonly BusyTime[], nowMs: number, untilMs: number): boolean {
  return mergeBusy(busy, nowMs, untilMs).some(({ startMs, endMs }) => endMs - startMs >= AWAY_MS);
}

/** Returns the busy periods between two times in order, with adjacent ones merged. The last one keeps its original end. */
function mergeBusy(busy: readonly BusyTime[], nowMs: number, untilMs: number): BusyTime[] {
  const merged: BusyTime[] = [];
  const relevant = busy.filter(({ startMs, endMs }) => endMs > nowMs && startMs < untilMs);
  for (const { startMs, endMs } of relevant.toSorted((one, other) => one.startMs - other.startMs)) {
    const last = merged.at(-1);
    if (last && startMs <= last.endMs) last.endMs = Math.max(last.endMs, endMs);
    else merged.push({ startMs: Math.max(startMs, nowMs), endMs });
  }
  return merged;
}

const DEFAULT_WAIT_MS = 3 * 86_400_000; // Used if there is no due time, or if it has passed.

/** Returns by when a response is expected, in milliseconds. */
export function getResponseDeadlineMs(dueTime: string | undefined, nowMs: number): number {
  const dueMs = Date.parse(dueTime ?? '');
  return dueMs > nowMs ? dueMs : nowMs + DEFAULT_WAIT_MS;
}

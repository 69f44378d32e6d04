import { offsetMs } from '#shared/format/offset-ms.ts';

/** A part of the shown time range, in Unix milliseconds. */
export type TimePart = readonly [fromMs: number, toMs: number];

/** A labelled position on a time axis. */
export type TimeTick = { timeMs: number; leftPercent: number };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEPS_MS = [
  ...[1, 5, 15, 30].map((seconds) => seconds * SECOND),
  ...[1, 5, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 3, 6, 12].map((hours) => hours * HOUR),
  ...[1, 2, 7, 14, 28, 91, 182, 364].map((days) => days * DAY),
];

/**
 * Returns round times from `fromMs` to `toMs` in a zone, at most `maxCount`. Steps of hours and days follow the clock, so at a
 * daylight saving change, two ticks are an hour closer or farther apart.
 */
export function listTimeTicks(
  fromMs: number,
  toMs: number,
  { maxCount, zone }: { maxCount: number; zone: string },
): TimeTick[] {
  const spanMs = toMs - fromMs;
  const stepMs = STEPS_MS.find((step) => spanMs / step <= maxCount) ?? Math.ceil(spanMs / maxCount / DAY) * DAY;
  const toWall = (timeMs: number) => timeMs + offsetMs(timeMs, zone);
  const toTime = (wallMs: number) => {
    const guessMs = wallMs - offsetMs(wallMs, zone);
    return wallMs - offsetMs(guessMs, zone);
  };
  const ticks: TimeTick[] = [];
  for (let wallMs = Math.ceil(toWall(fromMs) / stepMs) * stepMs; wallMs <= toWall(toMs); wallMs += stepMs) {
    const timeMs = toTime(wallMs);
    const leftPercent = ((timeMs - fromMs) * 100) / Math.max(1, spanMs);
    // An hour that the clocks skip maps to the hour after it.
    const isNew = timeMs > (ticks.at(-1)?.timeMs ?? Number.NEGATIVE_INFINITY);
    if (isNew && timeMs >= fromMs && timeMs <= toMs && ticks.length < maxCount) ticks.push({ timeMs, leftPercent });
  }
  return ticks;
}

/** Reports whether ticks are at least a day apart, so that they are labelled by day. */
export function areDaysApart(ticks: readonly TimeTick[]): boolean {
  const [first, second] = ticks;
  return first !== undefined && second !== undefined && second.timeMs - first.timeMs >= DAY - HOUR;
}

/** Returns the UTC offset of a zone at a time. */
export function offsetMs(timeMs: number, zone: string): number {
  const parts = Object.fromEntries(
    getClock(zone)
      .formatToParts(timeMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(timeMs / 1000) * 1000;
}

const CLOCK = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
} as const;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the cached formatter of a zone, because creating one takes longer than a hundred uses. */
function getClock(zone: string): Intl.DateTimeFormat {
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en-US', { ...CLOCK, timeZone: zone });
  clocks.set(zone, clock);
  return clock;
}

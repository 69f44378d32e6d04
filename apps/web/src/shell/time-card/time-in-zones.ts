import { BROWSER_ZONE, getCurrentZone, getHourCycle } from '#shared/format/zone.ts';

/** A time in one zone. */
export type TimeInZone = { zone: string; text: string };

/** Returns a time in the selected zone, the browser's zone and UTC, deduplicated. */
export function formatTimeInZones(timeMs: number): readonly TimeInZone[] {
  return [...new Set([getCurrentZone(), BROWSER_ZONE, 'UTC'])].map((zone) => ({
    zone: zone.replaceAll('_', ' '),
    text: formatIn(zone, timeMs),
  }));
}

function formatIn(timeZone: string, timeMs: number): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone,
    hourCycle: getHourCycle(),
  }).format(timeMs);
}

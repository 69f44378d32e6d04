import { resolveTime } from '#shared/filters/time-range.ts';

/** What of an address says how a list looks, and not what is in it. */
const LOOKS = new Set(['peek', 'cols', 'mode', 'live']);
const RELATIVE = /^-\d+[mhd]$/;

/** An address whose spans of time stay where they are at `nowMs`, however much later it is opened. */
export function fixAddress(address: string, nowMs: number): string {
  const url = new URL(address, 'http://console');
  for (const end of ['from', 'to']) {
    const value = url.searchParams.get(end);
    const fixed = value !== null && RELATIVE.test(value) ? resolveTime(value, nowMs) : undefined;
    if (fixed !== undefined) url.searchParams.set(end, fixed);
  }
  return url.pathname + url.search;
}

/** Whether two addresses ask for the same rows. */
export function asksForSame(one: string, other: string): boolean {
  return asked(one) === asked(other);
}

function asked(address: string): string {
  const url = new URL(address, 'http://console');
  const params = [...url.searchParams].filter(([name]) => !LOOKS.has(name)).map((pair) => pair.join('='));
  return [url.pathname, ...params.toSorted()].join('\n');
}

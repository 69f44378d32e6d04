import { resolveTime } from '#shared/filters/time-range.ts';

/** The URL parameters that affect the appearance of a list, but not its rows. */
const LOOKS = new Set(['peek', 'cols', 'mode', 'live']);
const RELATIVE = /^-\d+[mhd]$/;

/** Resolves the relative time ranges of a URL at `nowMs`. The URL then shows the same range when opened later. */
export function resolveRelativeTimes(address: string, nowMs: number): string {
  const url = new URL(address, 'http://console');
  for (const end of ['from', 'to']) {
    const value = url.searchParams.get(end);
    const fixed = value !== null && RELATIVE.test(value) ? resolveTime(value, nowMs) : undefined;
    if (fixed !== undefined) url.searchParams.set(end, fixed);
  }
  return url.pathname + url.search;
}

/** Reports whether two URLs request the same rows. */
export function isSameListAddress(one: string, other: string): boolean {
  return toComparableAddress(one) === toComparableAddress(other);
}

function toComparableAddress(address: string): string {
  const url = new URL(address, 'http://console');
  const params = [...url.searchParams].filter(([name]) => !LOOKS.has(name)).map((pair) => pair.join('='));
  return [url.pathname, ...params.toSorted()].join('\n');
}

import { countOf } from '@rotunda/api-client/count-of';
import type { RemovalRow } from '#features/alerts/sources/alert-source.ts';
import type { Episode } from './episode.ts';
import { findBursts } from './find-bursts.ts';
import { isInLocation } from './is-in-location.ts';

type RemovalSettings = { count?: number; minutes?: number; placeId?: string };

const MINUTE_MS = 60_000;
const MAX_NAMED = 3;

/** Finds periods in which many files were removed within a number of minutes, everywhere or in a folder or shared drive. */
export function findRemovals(rows: readonly RemovalRow[], settings: RemovalSettings, nowMs: number): Episode[] {
  const { count = 20, minutes = 10, placeId } = settings;
  const own = rows.filter((row) => isInLocation(row, placeId)).toSorted((left, right) => left.atMs - right.atMs);
  const found = findBursts(
    own.map(({ atMs }) => atMs),
    count,
    minutes * MINUTE_MS,
    nowMs,
  );
  return found.map(({ startMs, endMs, times }) => {
    const removed = own.filter(({ atMs }) => atMs >= Math.min(...times) && atMs <= Math.max(...times));
    return {
      key: placeId ?? '',
      title: `${countOf(times.length, 'file')} removed`,
      path: '/changes',
      detail: describe(removed),
      startMs,
      endMs,
      times,
    };
  });
}

function describe(removed: readonly RemovalRow[]): string {
  const people = [...new Set(removed.flatMap(({ removedBy }) => removedBy ?? []))];
  const titles = removed.map(({ title }) => title).filter((title) => title !== '');
  const who = people.length === 0 ? '' : ` by ${people.slice(0, MAX_NAMED).join(', ')}`;
  const what = titles.length === 0 ? '' : `, such as ${titles.slice(0, MAX_NAMED).join(', ')}`;
  return `Moved to the trash or deleted${who}${what}.`;
}

import { formatMinutes } from '@rotunda/api-client/minutes-text';
import type { IndexStateRow } from '#features/alerts/sources/alert-source.ts';
import type { Episode } from './episode.ts';

const MINUTE_MS = 60_000;
/** The screen of each index. */
const PATHS: Readonly<Record<string, string>> = {
  approvals: '/reviews',
  'access-requests': '/access-requests',
  'outside-access': '/access-review',
  people: '/people',
  projects: '/scripts',
};

/** Finds indexes that have been paused for the given number of minutes. */
export function findStoppedIndexes(rows: readonly IndexStateRow[], { minutes = 60 }: { minutes?: number }): Episode[] {
  return rows
    .filter(({ isPaused }) => isPaused)
    .map(({ name, reason, asOfMs }) => {
      const startMs = (asOfMs ?? 0) + minutes * MINUTE_MS;
      const detail = `Paused for more than ${formatMinutes(minutes)}. ${reason}`.trim();
      return {
        key: name,
        title: `Index ${name}`,
        detail,
        path: PATHS[name] ?? '/',
        startMs,
        endMs: undefined,
        times: [startMs],
      };
    });
}

import type { WatchEndRow } from '#features/alerts/sources/alert-source.ts';
import type { Episode } from './episode.ts';

/** Finds expired watches. */
export function findExpiredWatches(rows: readonly WatchEndRow[]): Episode[] {
  return rows.map(({ id, label, endMs }) => ({
    key: id,
    title: label,
    detail: 'The watch has expired.',
    path: '/watches',
    startMs: endMs,
    endMs: undefined,
    times: [endMs],
  }));
}

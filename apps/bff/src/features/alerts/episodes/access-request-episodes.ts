import { countOf } from '@rotunda/api-client/count-of';
import type { SourceRows } from '#features/alerts/sources/alert-source.ts';
import type { Episode } from './episode.ts';

const HOUR_MS = 3_600_000;

/**
 * Finds access requests that have been pending for the given number of hours. They end when they are resolved and therefore no
 * longer listed.
 */
export function findOverdueRequests(
  rows: readonly SourceRows['access-requests'][],
  { hours = 24 }: { hours?: number },
) {
  return rows.flatMap(({ fileId, proposalId, title, requester, createTime }): Episode[] => {
    const startMs = Date.parse(createTime ?? '') + hours * HOUR_MS;
    if (Number.isNaN(startMs)) return [];
    const path = `/access-requests?q=${encodeURIComponent(title)}`;
    const detail =
      hours === 0
        ? `Requested by ${requester}.`
        : `Requested by ${requester}; waiting for more than ${countOf(hours, 'hour')}.`;
    return [{ key: `${fileId}/${proposalId}`, title, detail, path, startMs, endMs: undefined, times: [startMs] }];
  });
}

import type { OwnerChangeRow } from '#features/alerts/sources/alert-source.ts';
import type { Episode } from './episode.ts';

/** Files that another person owns than before. */
export function findOwnerChanges(rows: readonly OwnerChangeRow[]): Episode[] {
  return rows.map(({ fileId, title, owner, formerOwner, atMs }) => ({
    key: `${fileId}/${atMs}`,
    title,
    detail: `The owner changed from ${formerOwner} to ${owner}.`,
    path: `/file/${encodeURIComponent(fileId)}/sharing`,
    ...{ startMs: atMs, endMs: undefined, times: [atMs] },
  }));
}

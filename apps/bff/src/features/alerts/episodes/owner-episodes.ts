import type { OwnerChange } from '#domain/owner-change.ts';
import type { Episode } from './episode.ts';
import { isInLocation } from './is-in-location.ts';

/** Finds files whose owner changed, everywhere or in a folder or shared drive. */
export function findOwnerChanges(rows: readonly OwnerChange[], { placeId }: { placeId?: string } = {}): Episode[] {
  return rows
    .filter((row) => isInLocation(row, placeId))
    .map(({ fileId, title, owner, formerOwner, atMs }) => ({
      key: `${fileId}/${atMs}`,
      title,
      detail: `The owner changed from ${formerOwner} to ${owner}.`,
      path: `/file/${encodeURIComponent(fileId)}/sharing`,
      startMs: atMs,
      endMs: undefined,
      times: [atMs],
    }));
}

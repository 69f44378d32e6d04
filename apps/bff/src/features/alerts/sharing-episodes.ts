import type { SourceRows } from './alert-source.ts';
import type { Episode } from './episode.ts';

/** Access of other organisations that came after the console knew all there was. It ends when it is taken away. */
export function findNewShares(rows: readonly SourceRows['outside-access'][]): Episode[] {
  return rows
    .filter(({ seenMs }) => seenMs > 0)
    .map(({ fileId, permissionId, title, grantee, role, seenMs }) => ({
      key: `${fileId}/${permissionId}`,
      title,
      detail: `Shared with ${grantee} as ${role}.`,
      path: `/file/${encodeURIComponent(fileId)}/sharing`,
      startMs: seenMs,
      endMs: undefined,
      times: [seenMs],
    }));
}

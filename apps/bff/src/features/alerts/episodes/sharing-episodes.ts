import type { SourceRows } from '#features/alerts/sources/alert-source.ts';
import type { Episode } from './episode.ts';

/** Access of other organisations that came after the console knew all there was. It ends when it is taken away. */
export function findNewShares(rows: readonly SourceRows['outside-access'][]): Episode[] {
  return rows
    .filter(({ seenMs }) => seenMs > 0)
    .map(({ fileId, permissionId, title, type, grantee, isDiscoverable, role, seenMs }) => ({
      key: `${fileId}/${permissionId}`,
      title,
      detail: `Shared with ${describeGrantee(type, grantee, isDiscoverable)} as ${role}.`,
      path: `/file/${encodeURIComponent(fileId)}/sharing`,
      startMs: seenMs,
      endMs: undefined,
      times: [seenMs],
    }));
}

/** New access for anyone. */
export function findNewLinks(rows: readonly SourceRows['outside-access'][]): Episode[] {
  return findNewShares(rows.filter(({ type }) => type === 'anyone'));
}

function describeGrantee(type: string, grantee: string, isDiscoverable = false): string {
  if (type !== 'anyone') return grantee;
  return isDiscoverable ? 'anyone, who can find it by search,' : 'anyone with the link';
}

import type { SourceRows } from '#features/alerts/sources/alert-source.ts';
import type { Episode } from './episode.ts';
import { isInLocation } from './is-in-location.ts';

type SharingRow = SourceRows['outside-access'];
type SharingSettings = { placeId?: string };

/**
 * Finds access for other organisations that was granted after the console had indexed all existing access, everywhere or in a
 * folder or shared drive. It ends when the access is revoked.
 */
export function findNewShares(rows: readonly SharingRow[], { placeId }: SharingSettings = {}): Episode[] {
  return rows
    .filter((row) => row.seenMs > 0 && isInLocation(row, placeId))
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

/** Finds new access for anyone. */
export function findNewLinks(rows: readonly SharingRow[], settings: SharingSettings = {}): Episode[] {
  return findNewShares(
    rows.filter(({ type }) => type === 'anyone'),
    settings,
  );
}

function describeGrantee(type: string, grantee: string, isDiscoverable = false): string {
  if (type !== 'anyone') return grantee;
  return isDiscoverable ? 'anyone, who can find it by search,' : 'anyone with the link';
}

import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { UserResources } from '#drive/user-resource.ts';
import type { Item } from '#items/item.ts';
import { toPublishedLink } from './publications.ts';
import { isPublishable } from './revision-kinds.ts';
import type { Revision } from './revision-store.ts';

/** Converts a revision of an item to its API resource. */
export function toRevisionResource(
  { users, settings }: { users: UserResources; settings: ServiceSettings },
  item: Pick<Item, 'id'>,
  revision: Revision,
): DriveSchemas['Revision'] {
  const lastModifyingUser = users.find(revision.modifiedBy);
  return {
    kind: 'drive#revision',
    id: revision.id,
    mimeType: revision.mimeType,
    modifiedTime: toTimestamp(revision.modifiedAt),
    ...(lastModifyingUser && { lastModifyingUser }),
    ...toContentMembers(revision),
    ...toPublication(revision, toPublishedLink(settings, item.id, revision.id)),
  };
}

function toContentMembers(revision: Revision): DriveSchemas['Revision'] {
  if (revision.blobSha256 === null) return {};
  return {
    keepForever: revision.keepForever === 1,
    ...(revision.originalFilename !== null && { originalFilename: revision.originalFilename }),
    ...(revision.md5 !== null && { md5Checksum: revision.md5 }),
    ...(revision.sizeBytes !== null && { size: String(revision.sizeBytes) }),
  };
}

function toPublication(revision: Revision, link: string): DriveSchemas['Revision'] {
  const published = revision.published === 1;
  if (!isPublishable(revision.mimeType)) return { published };
  return {
    published,
    publishAuto: revision.publishAuto === 1,
    publishedOutsideDomain: revision.publishedOutsideDomain === 1,
    ...(published && { publishedLink: link }),
  };
}

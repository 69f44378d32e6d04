import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import { operation } from '#core/operation.ts';
import { PageTokens } from '#core/page-token.ts';
import { globalError, invalidParameter } from '#core/service-error.ts';
import { requireReadable, requireRole } from '#drive/require-item.ts';
import { UserResources } from '#drive/user-resource.ts';
import { SHORTCUT_TYPE } from '#items/item-types.ts';

type Revision = {
  position: number;
  id: string;
  mimeType: string;
  modifiedAt: number;
  modifiedBy: string | null;
  md5: string | null;
  sizeBytes: number | null;
  originalFilename: string | null;
  keepForever: number;
};

const MAX_PAGE_SIZE = 1000;

export const handler = operation('drive.revisions.list', (context) => {
  const { params, db, caller } = context;
  const { item, role } = requireReadable(context, params.fileId);
  requireRole(role, 'writer');
  if (item.isFolder || item.mimeType === SHORTCUT_TYPE) {
    throw globalError(403, 'revisionsNotSupported', 'The file does not support revisions.');
  }
  const limit = Math.min(params.pageSize ?? 200, MAX_PAGE_SIZE);
  if (limit < 1) throw invalidParameter('pageSize');
  const tokens = new PageTokens(db, { id: 'drive.revisions.list', service: 'drive' }, [caller.accountId, item.id]);
  const [after = 0] = tokens.read(params.pageToken) ?? [];
  const found = db.all<Revision>(
    `SELECT position, id, mime_type AS mimeType, modified_at AS modifiedAt, modified_by AS modifiedBy, md5,
       size_bytes AS sizeBytes, original_filename AS originalFilename, keep_forever AS keepForever
     FROM revisions WHERE item_number = ? AND position > ? ORDER BY position LIMIT ?`,
    item.number,
    after,
    limit + 1,
  );
  const last = found.length > limit ? found[limit - 1] : undefined;
  const users = new UserResources(db, caller.accountId);
  return {
    kind: 'drive#revisionList',
    revisions: found.slice(0, limit).map((revision) => toResource(revision, users)),
    ...(last && { nextPageToken: tokens.write([last.position]) }),
  };
});

function toResource(revision: Revision, users: UserResources): DriveSchemas['Revision'] {
  const lastModifyingUser = users.find(revision.modifiedBy);
  return {
    kind: 'drive#revision',
    id: revision.id,
    mimeType: revision.mimeType,
    modifiedTime: toTimestamp(revision.modifiedAt),
    keepForever: revision.keepForever === 1,
    published: false,
    ...(lastModifyingUser && { lastModifyingUser }),
    ...(revision.originalFilename !== null && { originalFilename: revision.originalFilename }),
    ...(revision.md5 !== null && { md5Checksum: revision.md5 }),
    ...(revision.sizeBytes !== null && { size: String(revision.sizeBytes) }),
  };
}

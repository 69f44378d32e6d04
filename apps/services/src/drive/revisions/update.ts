import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { globalError } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { readOnlyMemberError } from '#drive/file-body.ts';
import { UserResources } from '#drive/user-resource.ts';
import type { Item } from '#items/item.ts';
import { touchItem } from '#items/items.ts';
import { checkPinLimit } from './pinned-revisions.ts';
import { requireHistory } from './revision-access.ts';
import { followsLatestRevision, isPublishable } from './revision-kinds.ts';
import { toRevisionResource } from './revision-resource.ts';
import { type Revision, requireRevision } from './revision-store.ts';

type Body = DriveSchemas['Revision'];
type Settings = Pick<Revision, 'keepForever' | 'published' | 'publishAuto' | 'publishedOutsideDomain'>;

const MEMBERS = ['keepForever', 'published', 'publishAuto', 'publishedOutsideDomain'] as const;

export const handler = operation('drive.revisions.update', (context) => {
  const { params, body, db, caller, clock, settings } = context;
  const { item } = requireHistory(context, params.fileId);
  const revision = requireRevision(db, item.number, params.revisionId);
  const wanted = merge(revision, body ?? {});
  if (MEMBERS.some((member) => wanted[member] !== revision[member])) {
    checkPinning(db, item, revision, wanted);
    checkPublication(revision, wanted);
    write(db, item, revision, wanted);
    touchItem(db, item, { changedAt: clock.nowMs() });
  }
  const users = new UserResources(db, caller.accountId);
  return toRevisionResource({ users, settings }, item, { ...revision, ...wanted });
});

function merge(revision: Revision, body: Body): Settings {
  const flag = (member: (typeof MEMBERS)[number]) => {
    const value = body[member];
    return typeof value === 'boolean' ? Number(value) : revision[member];
  };
  return {
    keepForever: flag('keepForever'),
    published: flag('published'),
    publishAuto: flag('publishAuto'),
    publishedOutsideDomain: flag('publishedOutsideDomain'),
  };
}

function checkPinning(db: Database, item: Item, revision: Revision, wanted: Settings): void {
  if (wanted.keepForever === revision.keepForever) return;
  if (revision.blobSha256 === null) throw readOnlyMemberError('keepForever');
  if (wanted.keepForever === 0) {
    const message = 'keepForever cannot be reset. To release the revision, delete it.';
    throw globalError(400, 'illegalKeepForeverModification', message, 'keepForever');
  }
  checkPinLimit(db, item.number);
}

function checkPublication(revision: Revision, wanted: Settings): void {
  const changed = MEMBERS.slice(1).find((member) => wanted[member] !== revision[member]);
  if (changed === undefined) return;
  if (!isPublishable(revision.mimeType)) throw readOnlyMemberError(changed);
  if (followsLatestRevision(revision.mimeType) && wanted.published === 1 && wanted.publishAuto === 0) {
    throw globalError(400, 'badRequest', 'Files of this type can only be published with publishAuto.', 'publishAuto');
  }
}

function write(db: Database, item: Item, revision: Revision, wanted: Settings): void {
  db.run(
    `UPDATE revisions SET keep_forever = ?, published = ?, publish_auto = ?, published_outside_domain = ?
     WHERE item_number = ? AND position = ?`,
    wanted.keepForever,
    wanted.published,
    wanted.publishAuto,
    wanted.publishedOutsideDomain,
    item.number,
    revision.position,
  );
}

import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { globalError } from '#core/errors/service-error.ts';
import { type OperationContext, operation } from '#core/operations/operation.ts';
import { putSuppliedThumbnail } from '#drive/content/thumbnails.ts';
import { putDocument, toDocumentSource, unsupportedConversion } from '#drive/documents/document-source.ts';
import { importComments } from '#drive/documents/import-comments.ts';
import { importScript } from '#drive/documents/import-script.ts';
import { requireConvertible } from '#drive/documents/require-convertible.ts';
import { parseMimeType, parseTime, readIndexableText, rejectReadOnlyMembers } from '#drive/file-body.ts';
import { isLargeTree } from '#drive/is-large-tree.ts';
import { requireReadable, requireRole, supportsAllDrives } from '#drive/require-item.ts';
import { putDownloadRestrictions } from '#drive/resource/download-restrictions.ts';
import { FileResources } from '#drive/resource/file-resource.ts';
import { findItem, type Item } from '#items/item.ts';
import type { ItemRole } from '#items/item-role.ts';
import { isBlobType, isEditorType, SCRIPT_TYPE } from '#items/item-types.ts';
import { MAX_NAME_CHARACTERS, requireItem, touchItem } from '#items/items.ts';
import { toNameKey, toNaturalKey } from '#items/name-keys.ts';
import { resetApprovals } from '#items/reset-approvals.ts';
import { indexText } from '#items/text-index.ts';
import { putClientEncryption } from './client-encryption.ts';
import { putContent } from './content.ts';
import { putContentRestriction } from './content-restriction.ts';
import { isColored, toFolderColor } from './folder-colors.ts';
import { putLimitedAccess } from './limited-access.ts';
import { moveItem, moveOutOfTrashedFolder } from './move.ts';
import { putProperties } from './properties.ts';
import { requireTrashable, setTrashed } from './trash.ts';

type Context = OperationContext<'drive.files.update'>;
type Body = DriveSchemas['File'];

// Fields of the item itself, as opposed to a user's marks on it, its location or its trashed state.
const METADATA = [
  'name',
  'description',
  'properties',
  'appProperties',
  'modifiedTime',
  'folderColorRgb',
  'originalFilename',
  'writersCanShare',
  'copyRequiresWriterPermission',
  'viewersCanCopyContent',
  'downloadRestrictions',
  'contentHints',
  'clientEncryptionDetails',
  'mimeType',
] as const;

export const handler = operation(
  'drive.files.update',
  (context) => {
    const { params, db, caller, clock, media } = context;
    const body: Body = context.body ?? {};
    rejectReadOnlyMembers(body, ['id', 'parents', 'createdTime', 'shortcutDetails']);
    const { item, role } = requireReadable(context, params.fileId, { allDrives: supportsAllDrives(params) });
    const nowMs = clock.nowMs();
    putMarks(context, item, body);
    const moved = moveItem(context, item, role);
    putLimitedAccess(context, requireItem(db, item.id));
    if (body.trashed !== undefined && body.trashed !== (item.trashed === 1)) {
      trash(context, requireItem(db, item.id), role, body.trashed);
    }
    const restricted = putContentRestriction(context, requireItem(db, item.id), body);
    const edited = METADATA.some((member) => body[member] !== undefined) || media !== undefined;
    if (edited) {
      // A lock in the same request applies only to later changes.
      if (item.restrictionReadOnly) requireUnlocked(context, requireItem(db, item.id));
      edit(context, requireItem(db, item.id), role, body);
    }
    if (edited || moved || restricted) {
      const modifiedAt = parseTime(body.modifiedTime, 'modifiedTime') ?? nowMs;
      const modification = edited ? { modification: { accountId: caller.accountId, modifiedAt } } : {};
      touchItem(db, requireItem(db, item.id), { changedAt: nowMs, ...modification });
    }
    return new FileResources(context, (member) => context.fields.has(member)).toResource(requireItem(db, item.id));
  },
  { isBulkWrite: (context) => changesTree(context) && isLargeTree(context), check: checkContent },
);

/** Rejects if uploaded content cannot be imported into the document. */
function checkContent(context: Context): Promise<unknown> | undefined {
  const { media, db, params } = context;
  const item = media && findItem(db, params.fileId);
  if (!item) return undefined;
  return requireConvertible(context, item.mimeType, media);
}

/** Whether a request also affects the item's descendants: by changing its location, access or trashed state. */
function changesTree({ params, body }: Context): boolean {
  const isMoved = params.addParents !== undefined || params.removeParents !== undefined;
  return isMoved || body?.trashed !== undefined || body?.inheritedPermissionsDisabled !== undefined;
}

function requireUnlocked({ body, media }: Context, item: Item): void {
  const isRenamed = body?.name !== undefined && body.name !== item.name;
  if (item.restrictionReadOnly && (media || isRenamed)) {
    throw globalError(403, 'insufficientFilePermissions', 'The content of this file is locked.');
  }
}

function edit(context: Context, item: Item, role: ItemRole, body: Body): void {
  const { db, caller, clock, media } = context;
  requireRole(role, 'writer');
  if (item.isRoot && body.name !== undefined) {
    throw globalError(403, 'insufficientFilePermissions', 'A root folder cannot be renamed.');
  }
  const writersCanShare = toFlag(body.writersCanShare, item.writersCanShare);
  // Writers without the right to share cannot lift this restriction.
  if (item.driveId === null && writersCanShare !== item.writersCanShare) requireRole(role, 'owner');
  const name = (body.name ?? item.name).slice(0, MAX_NAME_CHARACTERS);
  const description = body.description === undefined ? item.description : (body.description ?? null);
  db.run(
    `UPDATE items SET name = ?, name_key = ?, natural_key = ?, description = ?, folder_color = ?, original_filename = ?,
       writers_can_share = ?, indexable_text = coalesce(?, indexable_text) WHERE number = ?`,
    name,
    toNameKey(name),
    toNaturalKey(name),
    description,
    isColored(item) && body.folderColorRgb ? toFolderColor(body.folderColorRgb) : item.folderColor,
    body.originalFilename ?? item.originalFilename,
    writersCanShare,
    readIndexableText(body) ?? null,
    item.number,
  );
  putDownloadRestrictions(db, item, role, body);
  putProperties(db, item.number, caller.clientId, body);
  if (media) replaceContent(context, item, body);
  putSuppliedThumbnail(db, item.number, body.contentHints?.thumbnail?.image);
  putClientEncryption(db, item, body);
  indexText(db, item.number);
  if (media) resetApprovals(db, item.number, clock.nowMs());
}

function replaceContent(context: Context, item: Item, body: Body): void {
  const { db, caller, clock, media, params } = context;
  if (!media) return;
  const modifiedAt = parseTime(body.modifiedTime, 'modifiedTime') ?? clock.nowMs();
  const [accountId, contentType] = [caller.accountId, parseMimeType(media.contentType)];
  if (isEditorType(item.mimeType)) {
    const source = toDocumentSource(item.mimeType, media);
    putDocument(db, item, { source, accountId, modifiedAt });
    importComments(context, item, source);
    if (item.mimeType === SCRIPT_TYPE && !media.isAnnounced) importScript(context, item, { ...source, modifiedAt });
    return;
  }
  const mimeType = parseMimeType(body.mimeType) ?? contentType ?? item.mimeType;
  if (!isBlobType(item.mimeType) || !isBlobType(mimeType)) throw unsupportedConversion();
  putContent(db, item, {
    blob: media.blob,
    mimeType,
    accountId,
    modifiedAt,
    storedAt: clock.nowMs(),
    keepForever: params.keepRevisionForever === true,
  });
}

function trash(context: Context, item: Item, role: ItemRole, isTrashed: boolean): void {
  const { db, caller, clock } = context;
  requireTrashable(item, role);
  if (!isTrashed) moveOutOfTrashedFolder(context, item, role);
  setTrashed(db, item, { isTrashed, accountId: caller.accountId, changedAt: clock.nowMs() });
}

function putMarks({ db, caller }: Context, item: Item, body: Body): void {
  const viewedAt = parseTime(body.viewedByMeTime, 'viewedByMeTime');
  if (body.starred === undefined && viewedAt === undefined) return;
  db.run(
    `INSERT INTO item_marks (account_id, item_number, starred, viewed_at) VALUES (?1, ?2, coalesce(?3, 0), ?4)
     ON CONFLICT (account_id, item_number) DO UPDATE
     SET starred = coalesce(?3, starred), viewed_at = coalesce(?4, viewed_at)`,
    caller.accountId,
    item.number,
    body.starred === undefined ? null : body.starred ? 1 : 0,
    viewedAt ?? null,
  );
}

function toFlag(value: boolean | undefined, current: number): number {
  return value === undefined ? current : value ? 1 : 0;
}

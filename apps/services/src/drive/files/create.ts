import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { globalError } from '#core/errors/service-error.ts';
import { type OperationContext, operation, type UploadedMedia } from '#core/operations/operation.ts';
import { putSuppliedThumbnail } from '#drive/content/thumbnails.ts';
import { type DocumentSource, putDocument, toDocumentSource } from '#drive/documents/document-source.ts';
import { importComments } from '#drive/documents/import-comments.ts';
import { importScript } from '#drive/documents/import-script.ts';
import { requireConvertible } from '#drive/documents/require-convertible.ts';
import { parseMimeType, parseTime, readIndexableText, rejectReadOnlyMembers } from '#drive/file-body.ts';
import { requireReadable, supportsAllDrives } from '#drive/require-item.ts';
import { FileResources } from '#drive/resource/file-resource.ts';
import { findItemRole } from '#items/access.ts';
import { getItem, type Item } from '#items/item.ts';
import { generatePartId } from '#items/item-id.ts';
import { isBlobType, isEditorType, SCRIPT_TYPE, SHORTCUT_TYPE } from '#items/item-types.ts';
import { createItem, MAX_NAME_CHARACTERS } from '#items/items.ts';
import { putClientEncryption } from './client-encryption.ts';
import { EMPTY_BLOB, insertRevision, toFirstContent } from './content.ts';
import { putContentRestriction } from './content-restriction.ts';
import { putLimitedAccess } from './limited-access.ts';
import { findParent, putStar, reserveId, toOptions } from './new-file.ts';
import { requireSameSpace } from './parent.ts';
import { putProperties } from './properties.ts';
import { inheritTrashedState, requireTrashable, setTrashed } from './trash.ts';

type Context = OperationContext<'drive.files.create'>;
type Body = DriveSchemas['File'];

export const handler = operation('drive.files.create', createFile, { check: checkContent });

function createFile(context: Context): DriveSchemas['File'] {
  const { params, db, caller, clock, media } = context;
  const body: Body = context.body ?? {};
  rejectReadOnlyMembers(body, []);
  const allDrives = supportsAllDrives(params);
  const mimeType = parseMimeType(body.mimeType) ?? parseMimeType(media?.contentType) ?? 'application/octet-stream';
  const parent = findParent(context, body.parents, { fallback: 'root', allDrives, mimeType });
  const source = media && !isBlobType(mimeType) ? toSource(mimeType, media) : undefined;
  const target = mimeType === SHORTCUT_TYPE ? findShortcutTarget(context, body) : undefined;
  if (target) requireSameSpace(target, parent);
  const nowMs = clock.nowMs();
  const modifiedAt = parseTime(body.modifiedTime, 'modifiedTime') ?? nowMs;
  const id = reserveId(db, body.id, { mimeType, space: parent.space });
  const description = body.description;
  const indexableText = readIndexableText(body);
  const revision = isBlobType(mimeType) ? { id: generatePartId(), blob: media?.blob ?? EMPTY_BLOB } : undefined;
  const item = createItem(db, {
    ...(id !== undefined && { id }),
    mimeType,
    name: (body.name ?? target?.name ?? 'Untitled').slice(0, MAX_NAME_CHARACTERS),
    ...(description !== undefined && description !== null && { description }),
    parent,
    creator: caller,
    createdAt: parseTime(body.createdTime, 'createdTime') ?? nowMs,
    modifiedAt,
    ...(indexableText !== undefined && { indexableText }),
    ...(target && { shortcutTarget: target }),
    ...(revision && { content: toFirstContent(revision) }),
    options: toOptions(body, { mimeType, shortcutTargetMimeType: target?.mimeType ?? null }),
  });
  if (revision) {
    const keepForever = params.keepRevisionForever === true;
    insertRevision(db, item, { ...revision, mimeType, accountId: caller.accountId, modifiedAt, keepForever });
  } else if (isEditorType(mimeType)) fillDocument(context, item, { source, modifiedAt });
  if (body.trashed) trash(context, item);
  else inheritTrashedState(db, item, parent, nowMs);
  putStar(db, item, body, caller.accountId);
  putSuppliedThumbnail(db, item.number, body.contentHints?.thumbnail?.image);
  putProperties(db, item.number, caller.clientId, body);
  putClientEncryption(db, item, body);
  putLimitedAccess(context, item);
  const isLocked = putContentRestriction(context, item, body);
  // Later writes for a file with bytes do not change the item row.
  const created = revision && !isLocked && !parent.trashed && !body.trashed ? item : getItem(db, item.number);
  return new FileResources(context, (member) => context.fields.has(member)).toResource(created);
}

/** Rejects if uploaded content cannot be converted to the requested document type. */
function checkContent(context: Context): Promise<unknown> | undefined {
  const { media, body } = context;
  const documentType = parseMimeType(body?.mimeType);
  if (!media || documentType === undefined) return undefined;
  return requireConvertible(context, documentType, media);
}

function trash({ db, caller, clock }: Context, item: Item): void {
  requireTrashable(item, findItemRole(db, caller, item.id) ?? 'reader');
  setTrashed(db, item, { isTrashed: true, accountId: caller.accountId, changedAt: clock.nowMs() });
}

/** Returns the import source of a document. Throws 400 if no document is requested or it cannot be created. */
function toSource(mimeType: string, media: UploadedMedia): DocumentSource {
  if (isEditorType(mimeType)) return toDocumentSource(mimeType, media);
  throw globalError(400, 'badRequest', 'Folders and shortcuts cannot have content.', 'mimeType');
}

function fillDocument(
  context: Context,
  item: Item,
  { source, modifiedAt }: { source: DocumentSource | undefined; modifiedAt: number },
): void {
  const { db, caller, media } = context;
  putDocument(db, item, { source, accountId: caller.accountId, modifiedAt });
  if (source) importComments(context, item, source);
  if (item.mimeType !== SCRIPT_TYPE || !source || media?.isAnnounced) return;
  importScript(context, item, { ...source, modifiedAt });
}

function findShortcutTarget(context: Context, body: Body): Item {
  const targetId = body.shortcutDetails?.targetId;
  if (targetId === undefined) {
    throw globalError(400, 'required', 'A shortcut must have shortcutDetails.targetId.', 'shortcutDetails.targetId');
  }
  const { item } = requireReadable(context, targetId);
  if (item.mimeType === SHORTCUT_TYPE) {
    throw globalError(403, 'shortcutTargetInvalid', 'A shortcut cannot point to another shortcut.');
  }
  return item;
}

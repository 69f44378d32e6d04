import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import { type OperationContext, operation } from '#core/operations/operation.ts';
import { canCopy } from '#drive/capabilities.ts';
import { copyOpenComments } from '#drive/comments/copy-comments.ts';
import {
  type DocumentSource,
  findDocumentSource,
  putDocument,
  toDocumentSource,
  unsupportedConversion,
} from '#drive/documents/document-source.ts';
import { importComments } from '#drive/documents/import-comments.ts';
import { importScript } from '#drive/documents/import-script.ts';
import { requireConvertible } from '#drive/documents/require-convertible.ts';
import { parseMimeType, parseTime, readIndexableText, rejectReadOnlyMembers } from '#drive/file-body.ts';
import { requireReadable, supportsAllDrives } from '#drive/require-item.ts';
import { FileResources } from '#drive/resource/file-resource.ts';
import { findItemRole } from '#items/access.ts';
import { isHiddenFromApp } from '#items/app-files.ts';
import { findItem, type Item } from '#items/item.ts';
import { includesRole } from '#items/item-role.ts';
import { isBlobType, isEditorType, isScriptContainer, SCRIPT_TYPE, SHORTCUT_TYPE } from '#items/item-types.ts';
import { createItem, MAX_NAME_CHARACTERS, requireItem } from '#items/items.ts';
import { copyBoundScripts, copyScript } from '#items/script-copies.ts';
import { copyClientEncryption } from './client-encryption.ts';
import { putContent } from './content.ts';
import { putContentRestriction } from './content-restriction.ts';
import { findParent, putStar, reserveId, toOptions } from './new-file.ts';
import { requireSameSpace } from './parent.ts';
import { putProperties } from './properties.ts';
import { inheritTrashedState } from './trash.ts';

type Context = OperationContext<'drive.files.copy'>;
type Body = DriveSchemas['File'];

export const handler = operation('drive.files.copy', copyFile, { check: checkContent });

function copyFile(context: Context): DriveSchemas['File'] {
  const { params, db, caller } = context;
  const body: Body = context.body ?? {};
  rejectReadOnlyMembers(body, ['shortcutDetails']);
  const allDrives = supportsAllDrives(params);
  const { item: original, role } = requireReadable(context, params.fileId, { allDrives });
  if (!canCopy(original, role)) throw cannotCopy();
  const mimeType = parseMimeType(body.mimeType) ?? original.mimeType;
  const source = findSource(context, original, mimeType);
  const parent = findParent(context, body.parents, { fallback: findFallback(context, original), allDrives, mimeType });
  requireSameSpace(original, parent);
  const copyRequiresWriterPermission = body.copyRequiresWriterPermission ?? original.copyRequiresWriter === 1;
  const copy = makeCopy(context, original, { ...body, mimeType, copyRequiresWriterPermission }, parent);
  fillCopy(context, original, copy, source);
  copyProperties(context, original, copy);
  putProperties(db, copy.number, caller.clientId, body);
  inheritTrashedState(db, copy, parent, copy.createdAt);
  putStar(db, copy, body, caller.accountId);
  putContentRestriction(context, copy, body);
  if (params.copyComments && isEditorType(original.mimeType)) copyOpenComments(db, original.number, copy.number);
  return new FileResources(context, (member) => context.fields.has(member)).toResource(requireItem(db, copy.id));
}

/** Rejects if the file's content cannot be converted to the requested document type. */
function checkContent(context: Context): Promise<unknown> | undefined {
  const documentType = parseMimeType(context.body?.mimeType);
  const original = documentType === undefined ? undefined : findItem(context.db, context.params.fileId);
  if (documentType === undefined || !original || original.blobSha256 === null) return undefined;
  const { item, role } = requireReadable(context, original.id, { allDrives: supportsAllDrives(context.params) });
  if (!canCopy(item, role)) throw cannotCopy();
  const blob = { sha256: original.blobSha256, sizeBytes: original.sizeBytes ?? 0 };
  return requireConvertible(context, documentType, { blob, contentType: original.mimeType });
}

function cannotCopy(): ServiceError {
  return globalError(403, 'cannotCopyFile', 'This file cannot be copied by the user.');
}

/** Returns the original's folder if the caller may add to it, otherwise the caller's root. */
function findFallback({ db, caller }: Context, { parentId, space }: Item): string {
  // A script bound to a document has the document as its parent, but its copy is standalone.
  const parent = parentId === null ? undefined : findItem(db, parentId);
  const isOpen = parent?.isFolder === 1 && includesRole(findItemRole(db, caller, parent.id), 'writer');
  return isOpen && !isHiddenFromApp(db, caller, parent)
    ? parent.id
    : space === 'appDataFolder'
      ? 'appDataFolder'
      : 'root';
}

/** Returns the import source for the copy of a document, or for a document created from a file. */
function findSource({ db }: Context, original: Item, mimeType: string): DocumentSource | undefined {
  if (mimeType === original.mimeType) return findDocumentSource(db, original.number);
  if (original.blobSha256 === null || !isEditorType(mimeType)) throw unsupportedConversion();
  const blob = { sha256: original.blobSha256, sizeBytes: original.sizeBytes ?? 0 };
  return toDocumentSource(mimeType, { blob, contentType: original.mimeType });
}

function makeCopy(context: Context, original: Item, body: Body & { mimeType: string }, parent: Item): Item {
  const { db, caller, clock } = context;
  const nowMs = clock.nowMs();
  const description = body.description ?? original.description;
  const text = db.get<{ body: string | null }>(
    'SELECT indexable_text AS body FROM items WHERE number = ?',
    original.number,
  );
  const indexableText = readIndexableText(body) ?? text?.body;
  const id = reserveId(db, body.id, { mimeType: body.mimeType, space: parent.space });
  const target = { id: original.shortcutTargetId ?? '', mimeType: original.shortcutTargetMimeType ?? '' };
  return createItem(db, {
    ...(id !== undefined && { id }),
    mimeType: body.mimeType,
    name: (body.name ?? original.name).slice(0, MAX_NAME_CHARACTERS),
    ...(description !== null && { description }),
    parent,
    creator: caller,
    createdAt: parseTime(body.createdTime, 'createdTime') ?? nowMs,
    modifiedAt: parseTime(body.modifiedTime, 'modifiedTime') ?? nowMs,
    ...(typeof indexableText === 'string' && { indexableText }),
    ...(original.mimeType === SHORTCUT_TYPE && { shortcutTarget: target }),
    options: toOptions(body, { ...original, mimeType: body.mimeType }),
  });
}

/** Writes the content of a copy as the first revision of its own history. */
function fillCopy(context: Context, original: Item, copy: Item, source: DocumentSource | undefined): void {
  const { db, caller, params } = context;
  const revision = { accountId: caller.accountId, modifiedAt: copy.modifiedAt };
  if (isEditorType(copy.mimeType)) {
    putDocument(db, copy, { ...revision, source });
    if (source) importComments(context, copy, source);
    if (original.mimeType === SCRIPT_TYPE) copyScript(db, original.id, copy.id);
    else if (copy.mimeType === SCRIPT_TYPE && source) importScript(context, copy, { ...source, ...revision });
    if (isScriptContainer(original.mimeType)) copyBoundScripts(db, original.id, copy, caller);
    return;
  }
  const { blobSha256, md5, sha1, sizeBytes, mimeType } = original;
  if (!isBlobType(mimeType) || blobSha256 === null || md5 === null || sha1 === null) return;
  const blob = { sha256: blobSha256, md5, sha1, sizeBytes: sizeBytes ?? 0 };
  copyClientEncryption(db, original, copy);
  putContent(db, copy, { ...revision, blob, mimeType, keepForever: params.keepRevisionForever === true });
}

/** Copies the public properties and the private properties of the calling client. */
function copyProperties({ db, caller }: Context, original: Item, copy: Item): void {
  db.run(
    `INSERT INTO item_properties (item_number, client_id, key, value)
     SELECT ?, client_id, key, value FROM item_properties WHERE item_number = ? AND client_id IN ('', ?)`,
    copy.number,
    original.number,
    caller.clientId,
  );
}

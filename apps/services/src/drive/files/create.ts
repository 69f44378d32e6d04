import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { type OperationContext, operation } from '#core/operation.ts';
import { globalError } from '#core/service-error.ts';
import type { Database } from '#db/database.ts';
import { FileResources } from '#drive/file-resource.ts';
import { requireReadable, resolveItemId, supportsAllDrives } from '#drive/require-item.ts';
import { addEditorRevision } from '#items/editor-revision.ts';
import { findItem, type Item } from '#items/item.ts';
import { isBlobType, isEditorType, SHORTCUT_TYPE } from '#items/item-types.ts';
import { createItem, MAX_NAME_CHARACTERS, requireItem } from '#items/items.ts';
import { EMPTY_BLOB, putContent } from './content.ts';
import { parseMimeType, parseTime, refuseUnwritable } from './file-body.ts';
import { requireParent } from './parent.ts';
import { putProperties } from './properties.ts';

type Context = OperationContext<'drive.files.create'>;
type Body = DriveSchemas['File'];

export const handler = operation('drive.files.create', (context) => {
  const { params, db, caller, clock, media } = context;
  const body: Body = context.body ?? {};
  refuseUnwritable(body, []);
  const parent = findParent(context, body.parents);
  const mimeType = parseMimeType(body.mimeType) ?? parseMimeType(media?.contentType) ?? 'application/octet-stream';
  const target = findShortcutTarget(context, mimeType, body);
  const nowMs = clock.nowMs();
  const modifiedAt = parseTime(body.modifiedTime, 'modifiedTime') ?? nowMs;
  const id = reserveId(db, body.id, mimeType);
  const description = body.description;
  const indexableText = body.contentHints?.indexableText;
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
  });
  if (isBlobType(mimeType)) {
    const keepForever = params.keepRevisionForever === true;
    const blob = media?.blob ?? EMPTY_BLOB;
    putContent(db, item, { blob, mimeType, accountId: caller.accountId, modifiedAt, keepForever });
  } else if (isEditorType(mimeType)) {
    addEditorRevision(db, item, { accountId: caller.accountId, modifiedAt });
  }
  putOptions(db, item, body);
  putProperties(db, item.number, caller.clientId, body);
  if (body.starred) {
    db.run('UPDATE item_marks SET starred = 1 WHERE account_id = ? AND item_number = ?', caller.accountId, item.number);
  }
  return new FileResources(context, (member) => context.fields.has(member)).toResource(requireItem(db, item.id));
});

function findParent(context: Context, parents: readonly string[] | undefined): Item {
  if ((parents?.length ?? 0) > 1) {
    throw globalError(403, 'cannotAddParent', 'Increasing the number of parents is not allowed.');
  }
  const id = parents?.[0] ?? 'root';
  return requireParent(context, resolveItemId(context, id), supportsAllDrives(context.params));
}

function findShortcutTarget(context: Context, mimeType: string, body: Body): Item | undefined {
  if (mimeType !== SHORTCUT_TYPE) return undefined;
  const targetId = body.shortcutDetails?.targetId;
  if (targetId === undefined) {
    throw globalError(400, 'required', 'A shortcut needs shortcutDetails.targetId.', 'shortcutDetails.targetId');
  }
  const { item } = requireReadable(context, targetId);
  if (item.mimeType === SHORTCUT_TYPE) {
    throw globalError(403, 'shortcutTargetInvalid', 'A shortcut cannot point to another shortcut.');
  }
  return item;
}

/** Checks an id chosen by the client: it has to be one that was handed out for this kind and is not used yet. */
function reserveId(db: Database, id: string | undefined, mimeType: string): string | undefined {
  if (id === undefined) return undefined;
  if (isEditorType(mimeType)) {
    const message = 'Generated IDs are not supported for Docs Editors formats.';
    throw globalError(403, 'badRequest', message);
  }
  if (findItem(db, id)) throw globalError(409, 'fileIdInUse', 'A file already exists with the provided ID.');
  const wanted = mimeType === SHORTCUT_TYPE ? 'shortcuts' : 'files';
  const reserved = db.get<{ type: string }>('SELECT type FROM reserved_ids WHERE id = ?', id);
  if (reserved?.type !== wanted) throw globalError(400, 'invalid', 'The provided file ID is not usable.', 'id');
  return id;
}

function putOptions(db: Database, item: Item, body: Body): void {
  const { writersCanShare, copyRequiresWriterPermission, viewersCanCopyContent, folderColorRgb, originalFilename } =
    body;
  db.run(
    `UPDATE items SET writers_can_share = ?, copy_requires_writer = ?, folder_color = ?, original_filename = ?
     WHERE number = ?`,
    writersCanShare === false ? 0 : 1,
    copyRequiresWriterPermission || viewersCanCopyContent === false ? 1 : 0,
    item.isFolder ? (folderColorRgb ?? null) : null,
    originalFilename ?? null,
    item.number,
  );
}

import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import { DAY_MS } from '#core/durations.ts';
import { globalError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { resolveItemId } from '#drive/require-item.ts';
import { findItem, type Item } from '#items/item.ts';
import { FOLDER_TYPE, isEditorType, SHORTCUT_TYPE } from '#items/item-types.ts';
import type { NewItem } from '#items/items.ts';
import { type ColoredKind, isColored, toFolderColor } from './folder-colors.ts';
import { requireParent } from './parent.ts';

type Body = DriveSchemas['File'];

const RESERVED_ID_LIFETIME_MS = 90 * DAY_MS;

/** Returns the folder for a new file of a kind: the requested one, or `fallback`. Throws 403 and 404. */
export function findParent(
  context: { db: Database; caller: Caller; clock: Clock },
  parents: readonly string[] | undefined,
  { fallback, allDrives, mimeType }: { fallback: string; allDrives: boolean; mimeType: string },
): Item {
  if ((parents?.length ?? 0) > 1) {
    throw globalError(403, 'cannotAddParent', 'Increasing the number of parents is not allowed.');
  }
  const levels = mimeType === FOLDER_TYPE ? 1 : 0;
  return requireParent(context, resolveItemId(context, parents?.[0] ?? fallback), { allDrives, levels });
}

/**
 * Validates a client-chosen ID: it must have been generated for this kind and space, and be unused. Throws 403 if the kind does
 * not support it, 409 if it is in use, and 400 for other IDs.
 */
export function reserveId(
  db: Database,
  id: string | undefined,
  { mimeType, space }: Pick<Item, 'mimeType' | 'space'>,
): string | undefined {
  if (id === undefined) return undefined;
  if (isEditorType(mimeType)) {
    const message = 'Generated IDs are not supported for Docs Editors formats.';
    throw globalError(403, 'badRequest', message);
  }
  if (findItem(db, id)) throw globalError(409, 'fileIdInUse', 'A file already exists with the provided ID.');
  const wanted = mimeType === SHORTCUT_TYPE ? 'shortcuts' : 'files';
  const usable = db.get('SELECT 1 FROM reserved_ids WHERE id = ? AND type = ? AND space = ?', id, wanted, space);
  if (!usable) throw globalError(400, 'invalid', 'The provided file ID is not usable.', 'id');
  return id;
}

/** Deletes old reserved IDs, which are no longer used. */
export function purgeReservedIds(db: Database, nowMs: number): void {
  db.run('DELETE FROM reserved_ids WHERE reserved_at < ?', nowMs - RESERVED_ID_LIFETIME_MS);
}

/**
 * Returns the options of a new file in the body other than its content: who may share and copy it, its colour, its original name.
 */
export function toOptions(body: Body, kind: ColoredKind): NonNullable<NewItem['options']> {
  const { writersCanShare, copyRequiresWriterPermission, viewersCanCopyContent, folderColorRgb, originalFilename } =
    body;
  return {
    writersCanShare: writersCanShare === false ? 0 : 1,
    copyRequiresWriter: copyRequiresWriterPermission || viewersCanCopyContent === false ? 1 : 0,
    folderColor: isColored(kind) && folderColorRgb ? toFolderColor(folderColorRgb) : null,
    originalFilename: originalFilename ?? null,
  };
}

/** Stars a new file for its creator if the body requests it. */
export function putStar(db: Database, item: Item, body: Body, accountId: string): void {
  if (!body.starred) return;
  db.run('UPDATE item_marks SET starred = 1 WHERE account_id = ? AND item_number = ?', accountId, item.number);
}

import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { defaultFields } from '#core/fields/default-fields.ts';
import type { FieldSelection } from '#core/fields/field-selection.ts';
import type { Database } from '#db/database.ts';
import type { Item } from '#items/item.ts';

/** What a File resource holds when a request names no `fields`. */
type PlainItem = Pick<Item, 'number' | 'id' | 'name' | 'mimeType' | 'driveId'>;

const MEMBERS: ReadonlySet<string> = new Set(defaultFields('drive', 'File')?.split(','));

/** Whether nothing else of the files below a member of the response is sent than what is sent by default. */
export function areFilesPlain(fields: FieldSelection, member: string): boolean {
  return fields.isWithin(member, MEMBERS);
}

/**
 * The items with these numbers that exist, by their number, whoever may see them. Of a page of whole items most of the time
 * goes into the columns that nobody asked for.
 */
export function findPlainItems(db: Database, numbers: readonly number[]): Map<number, PlainItem> {
  const items = db.all<PlainItem>(
    `SELECT number, id, name, mime_type AS mimeType, drive_id AS driveId FROM items
     WHERE number IN (SELECT value FROM json_each(?))`,
    JSON.stringify(numbers),
  );
  return new Map(items.map((item) => [item.number, item]));
}

/** The File resource of an item with what is sent by default. */
export function toPlainFile({ id, name, mimeType, driveId }: PlainItem): DriveSchemas['File'] {
  return { kind: 'drive#file', id, name, mimeType, ...(driveId !== null && { driveId, teamDriveId: driveId }) };
}

import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { defaultFields } from '#core/fields/default-fields.ts';
import type { FieldSelection } from '#core/fields/field-selection.ts';
import type { FoundRow, ItemReader } from '#drive/search/item-reader.ts';
import type { Item } from '#items/item.ts';

/** What a File resource holds when a request names no `fields`. */
type PlainItem = Pick<Item, 'number' | 'id' | 'name' | 'mimeType' | 'driveId'>;

const MEMBERS: ReadonlySet<string> = new Set(defaultFields('drive', 'File')?.split(','));

/** Whether nothing else of the files below a member of the response is sent than what is sent by default. */
export function areFilesPlain(fields: FieldSelection, member: string): boolean {
  return fields.isWithin(member, MEMBERS);
}

/** Reads what is sent by default. Most columns of an item are not, and take most of the time of a page of whole items. */
export const plainItems: ItemReader<PlainItem> = {
  columns: ', i.id, i.name, i.mime_type AS mimeType, i.drive_id AS driveId',
  read: (_db, rows) => rows.map(toPlainItem),
};

function toPlainItem({ number, id, name, mimeType, driveId }: FoundRow): PlainItem {
  return {
    number,
    id: String(id),
    name: String(name),
    mimeType: String(mimeType),
    driveId: driveId == null ? null : String(driveId),
  };
}

/** The File resource of an item with what is sent by default. */
export function toPlainFile({ id, name, mimeType, driveId }: PlainItem): DriveSchemas['File'] {
  return { kind: 'drive#file', id, name, mimeType, ...(driveId !== null && { driveId, teamDriveId: driveId }) };
}

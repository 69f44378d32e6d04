import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { listDefaultFields } from '#core/fields/default-fields.ts';
import type { FieldSelection } from '#core/fields/field-selection.ts';
import type { FoundRow, ItemReader } from '#drive/search/item-reader.ts';

/** The File resource of an item with what is sent when a request names no `fields`. */
export type DefaultFile = { number: number; resource: DriveSchemas['File'] };

const MEMBERS: ReadonlySet<string> = new Set(listDefaultFields('drive', 'File')?.split(','));

/** Whether only default fields of the files below a response field are selected. */
export function selectsOnlyDefaultFields(fields: FieldSelection, member: string): boolean {
  return fields.isWithin(member, MEMBERS);
}

/**
 * Reads the default fields. Most columns of an item are not among them, and account for most of the time of a page of complete
 * items.
 */
export const defaultFileReader: ItemReader<DefaultFile> = {
  columns: ', i.id, i.name, i.mime_type, i.drive_id',
  read: (_db, rows) => rows.map((row) => ({ number: row[0], resource: toDefaultFields(row) })),
};

function toDefaultFields([, id, name, mimeType, driveId]: FoundRow): DriveSchemas['File'] {
  const file = { kind: 'drive#file', id: String(id), name: String(name), mimeType: String(mimeType) };
  return driveId == null ? file : { ...file, driveId: String(driveId), teamDriveId: String(driveId) };
}

import { operationQuery } from '#shared/api/operation-query.ts';
import { FILE_FIELDS } from './file-fields.ts';

/** Returns the query of one file with all fields of its screen. */
export function fileQuery(fileId: string) {
  return operationQuery('drive.files.get', { fileId, supportsAllDrives: true, fields: FILE_FIELDS });
}

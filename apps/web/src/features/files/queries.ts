import { operationQuery } from '#shared/api/operation-query.ts';
import { FILE_FIELDS } from './file-fields.ts';

/** One file with what its screen shows. */
export function fileQuery(fileId: string) {
  return operationQuery('drive.files.get', { fileId, supportsAllDrives: true, fields: FILE_FIELDS });
}

import { operationQuery } from '#shared/api/operation-query.ts';
import { FOLDER_TYPE } from '#shared/files/file.ts';
import { quoteTerm } from '#shared/files/quote-term.ts';

/** The maximum number of subfolders shown. Larger folders must be searched. */
export const FOLDERS_PAGE_SIZE = 200;

/** Returns the query of the folders in a folder, by name. */
export function folderChildrenQuery(folderId: string) {
  return operationQuery('drive.files.list', {
    q: `${quoteTerm(folderId)} in parents and mimeType = '${FOLDER_TYPE}' and trashed = false`,
    orderBy: 'name_natural',
    pageSize: FOLDERS_PAGE_SIZE,
    supportsAllDrives: true,
    includeItemsFromAllDrives: true,
    fields: 'nextPageToken,files(id,name)',
  });
}

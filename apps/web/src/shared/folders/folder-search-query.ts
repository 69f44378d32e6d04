import { operationQuery } from '#shared/api/operation-query.ts';
import { FOLDER_TYPE } from '#shared/files/file.ts';
import { quoteTerm } from '#shared/files/quote-term.ts';

/** The maximum number of matching folders shown. With more matches, more of the name is needed. */
export const FOUND_FOLDERS_PAGE_SIZE = 50;

/** Returns the query of folders whose names contain a text, including those in shared drives. */
export function folderSearchQuery(text: string) {
  return operationQuery('drive.files.list', {
    q: `name contains ${quoteTerm(text)} and mimeType = '${FOLDER_TYPE}' and trashed = false`,
    orderBy: 'name_natural',
    corpora: 'allDrives',
    pageSize: FOUND_FOLDERS_PAGE_SIZE,
    supportsAllDrives: true,
    includeItemsFromAllDrives: true,
    fields: 'nextPageToken,files(id,name,parents)',
  });
}

import { operationQuery } from '#shared/api/operation-query.ts';
import { FOLDER_TYPE } from '#shared/files/file.ts';
import { quoteTerm } from '#shared/files/quote-term.ts';

/** How many of the folders that a text finds are shown; more of them call for more of the name. */
export const FOUND_FOLDERS_PAGE_SIZE = 50;

/** Folders whose names contain a text, those of shared drives included. */
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

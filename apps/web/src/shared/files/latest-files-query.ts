import { operationQuery } from '#shared/api/operation-query.ts';

/** Of a search for files: leaves folders out. */
export const NOT_FOLDERS = "mimeType != 'application/vnd.google-apps.folder'";

/** The files that were modified last, by anybody; of one shared drive, or of all that the person sees. */
export function latestFilesQuery(pageSize: number, driveId?: string) {
  return operationQuery('drive.files.list', {
    q: `trashed = false and ${NOT_FOLDERS}`,
    orderBy: 'modifiedTime desc',
    pageSize,
    fields: 'nextPageToken,files(id,name,modifiedTime,lastModifyingUser(displayName))',
    ...(driveId !== undefined && {
      corpora: 'drive' as const,
      driveId,
      includeItemsFromAllDrives: true,
      supportsAllDrives: true,
    }),
  });
}

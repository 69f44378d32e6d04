import { operationQuery } from '#shared/api/operation-query.ts';

/** The search condition that excludes folders. */
export const NOT_FOLDERS = "mimeType != 'application/vnd.google-apps.folder'";

/**
 * Returns the query of the most recently modified files, regardless of who modified them: in one shared drive, or all that the
 * user can see.
 */
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

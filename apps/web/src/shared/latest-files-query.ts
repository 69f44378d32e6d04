import { operationQuery } from './operation-query.ts';

/** The files that were modified last, by anybody; of one shared drive, or of all that the person sees. */
export function latestFilesQuery(pageSize: number, driveId?: string) {
  return operationQuery('drive.files.list', {
    q: "trashed = false and mimeType != 'application/vnd.google-apps.folder'",
    orderBy: 'modifiedTime desc',
    pageSize,
    fields: 'files(id,name,modifiedTime,lastModifyingUser(displayName))',
    ...(driveId !== undefined && {
      corpora: 'drive' as const,
      driveId,
      includeItemsFromAllDrives: true,
      supportsAllDrives: true,
    }),
  });
}

import type { DriveSchemas } from '@rotunda/api-client/operation-types';

/** Returns the files for which the service permits the user to start an approval. */
export function listFilesToApprove<File extends Pick<DriveSchemas['File'], 'capabilities'>>(
  files: readonly File[],
): File[] {
  return files.filter(({ capabilities }) => capabilities?.canStartApproval === true);
}

import type { DriveSchemas } from '@rotunda/api-client/operation-types';

/** Those of the files of which the service lets the person start an approval. */
export function filesToApprove<File extends Pick<DriveSchemas['File'], 'capabilities'>>(
  files: readonly File[],
): File[] {
  return files.filter(({ capabilities }) => capabilities?.canStartApproval === true);
}

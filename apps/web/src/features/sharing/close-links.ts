import { countOf } from '@rotunda/api-client/count-of';
import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { JobDraft } from '#shared/jobs/start-job.ts';

type SelectedFile = Pick<DriveSchemas['File'], 'id' | 'name' | 'permissionIds' | 'version'>;

/** The IDs of the permissions for anyone with the link, and for everyone. */
const OPEN_IDS: ReadonlySet<string> = new Set(['anyoneWithLink', 'anyone']);

/** Returns the files that anyone can open, where visible to the user. */
export function listFilesWithLinks<File extends SelectedFile>(files: readonly File[]): readonly File[] {
  return files.filter((file) => getOpenIds(file).length > 0);
}

/** Returns the job that restricts files to named users. Undo reopens them. */
export function toCloseLinksJob(files: readonly SelectedFile[]): JobDraft {
  return {
    title: `Turn off the links of ${countOf(files.length, 'item')}`,
    operationId: 'drive.permissions.delete',
    items: files.flatMap((file) =>
      getOpenIds(file).map((permissionId) => ({
        id: `${file.id} ${permissionId}`,
        label: (file.name ?? file.id ?? '').slice(0, 300),
        params: { fileId: file.id ?? '', permissionId, supportsAllDrives: true },
        ...(file.version !== undefined && { ifMatch: file.version }),
      })),
    ),
  };
}

function getOpenIds({ permissionIds = [] }: SelectedFile): string[] {
  return permissionIds.filter((id) => OPEN_IDS.has(id));
}

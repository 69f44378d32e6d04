import { countOf } from '@rotunda/api-client/count-of';
import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { JobDraft } from '#shared/jobs/start-job.ts';

type SelectedFile = Pick<DriveSchemas['File'], 'id' | 'name' | 'permissionIds' | 'version'>;

/** Ids of the permissions that let in whoever has a link, or everybody. */
const OPEN_IDS: ReadonlySet<string> = new Set(['anyoneWithLink', 'anyone']);

/** Those of the files that anyone can open, as far as the person may see it. */
export function filesWithLinks<File extends SelectedFile>(files: readonly File[]): readonly File[] {
  return files.filter((file) => openIdsOf(file).length > 0);
}

/** The job that closes files to whoever is not named. Undoing it opens them again. */
export function toCloseLinksJob(files: readonly SelectedFile[]): JobDraft {
  return {
    title: `Turn off the links of ${countOf(files.length, 'item')}`,
    operationId: 'drive.permissions.delete',
    items: files.flatMap((file) =>
      openIdsOf(file).map((permissionId) => ({
        id: `${file.id} ${permissionId}`,
        label: (file.name ?? file.id ?? '').slice(0, 300),
        params: { fileId: file.id ?? '', permissionId, supportsAllDrives: true },
        ...(file.version !== undefined && { ifMatch: file.version }),
      })),
    ),
  };
}

function openIdsOf({ permissionIds = [] }: SelectedFile): string[] {
  return permissionIds.filter((id) => OPEN_IDS.has(id));
}

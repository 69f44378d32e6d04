import { countOf } from '@rotunda/api-client/count-of';
import { isFolder, type StoredFile } from '#shared/files/file.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';

/** A change of many files at once. */
export type BulkChange =
  | { kind: 'move'; folderId: string; folderName: string }
  | { kind: 'copy' }
  | { kind: 'trash' }
  | { kind: 'restore' }
  | { kind: 'delete' };

type Kind = BulkChange['kind'];
type ItemDraft = JobDraft['items'][number];

/** Returns the files that permit the change, based on their capabilities. */
export function listApplicableFiles(kind: Kind, files: readonly StoredFile[]): readonly StoredFile[] {
  return files.filter((file) => isPossible(kind, file));
}

function isPossible(kind: Kind, file: StoredFile): boolean {
  const can = file.capabilities ?? {};
  switch (kind) {
    case 'move':
      return can.canEdit !== false;
    case 'copy':
      return !isFolder(file) && can.canCopy !== false;
    case 'trash':
      return can.canTrash !== false;
    case 'restore':
      return can.canUntrash !== false;
    case 'delete':
      return can.canDelete !== false;
  }
}

/** Returns the job for the change, with one call per file. */
export function toBulkJob(change: BulkChange, files: readonly StoredFile[]): JobDraft {
  const items = files.length === 1 ? (files[0]?.name ?? '') : countOf(files.length, 'item');
  return {
    title: getTitle(change, items).slice(0, 200),
    operationId: getOperation(change.kind),
    items: files.map((file) => toItem(change, file)),
  };
}

function getTitle(change: BulkChange, items: string): string {
  switch (change.kind) {
    case 'move':
      return `Move ${items} to ${change.folderName}`;
    case 'copy':
      return `Copy ${items}`;
    case 'trash':
      return `Move ${items} to trash`;
    case 'restore':
      return `Restore ${items} from trash`;
    case 'delete':
      return `Delete ${items} forever`;
  }
}

function getOperation(kind: Kind): JobDraft['operationId'] {
  if (kind === 'copy') return 'drive.files.copy';
  return kind === 'delete' ? 'drive.files.delete' : 'drive.files.update';
}

function toItem(change: BulkChange, file: StoredFile): ItemDraft {
  const id = file.id ?? '';
  const item = { id, label: (file.name ?? id).slice(0, 300) };
  const params = { fileId: id, supportsAllDrives: true };
  // A copy does not change the file. All other changes are conditional on the shown version.
  const ifMatch = file.version !== undefined && { ifMatch: file.version };
  switch (change.kind) {
    case 'move':
      return { ...item, params: { ...params, ...moveParams(change.folderId, file) }, body: {}, ...ifMatch };
    case 'copy':
      return { ...item, params, body: { name: copyName(file) } };
    case 'delete':
      return { ...item, params, ...ifMatch };
    default:
      return { ...item, params, body: { trashed: change.kind === 'trash' }, ...ifMatch };
  }
}

/** Returns the default name of a copy. */
export function copyName({ name = '' }: Pick<StoredFile, 'name'>): string {
  return `Copy of ${name}`;
}

function moveParams(folderId: string, { parents = [] }: StoredFile) {
  return { addParents: folderId, ...(parents.length > 0 && { removeParents: parents.join(',') }) };
}

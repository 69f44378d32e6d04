import { countOf } from '@rotunda/api-client/count-of';
import type { Choice, ChosenFile } from '#features/uploads/list/chosen-file.ts';
import { isSame } from '#features/uploads/list/match-chosen-files.ts';
import { readFileFacts } from '#features/uploads/list/read-file-facts.ts';
import { getPath, type Upload, type UploadBatch } from '#features/uploads/list/upload.ts';
import { openUploads } from '#features/uploads/session/open-uploads.ts';
import type { UploadSession } from '#features/uploads/session/upload-session.ts';
import { storeHandle } from '#features/uploads/store/stored-handles.ts';
import { generateId } from '#lib/random-id.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { applyMatch, matchBatch, toNewUpload } from './reselect-files.ts';

const TOP = 'root';

/** A chosen folder with its contents, or all files chosen outside folders. */
type Group = { folderName: string; files: ChosenFile[]; emptyFolders: (readonly string[])[] };

/**
 * Starts uploads into a folder or the root of My Drive, with one batch per chosen folder and one for files. Interrupted uploads
 * are resumed. Files that are already being uploaded, here or in another tab, are skipped.
 */
export async function startUploads(owner: string, folderId: string | undefined, choice: Choice): Promise<void> {
  const session = await openUploads(owner);
  const targetId = folderId ?? TOP;
  await readFileFacts(choice.files);
  await adoptAbandoned(session, targetId);
  let running = 0;
  for (const group of toGroups(choice)) {
    if (resumeMatching(session, targetId, group)) continue;
    const isRunning = findRunning(session, targetId);
    const files = group.files.filter((chosen) => !isRunning(chosen));
    running += group.files.length - files.length;
    const handle = choice.folderHandles.get(group.folderName);
    if (files.length > 0 || group.emptyFolders.length > 0)
      await startGroup(session, targetId, { ...group, files }, handle);
  }
  if (running > 0) notify(`${countOf(running, 'file')} already uploading`);
}

async function startGroup(
  session: UploadSession,
  targetId: string,
  { folderName, files, emptyFolders }: Group,
  handle: FileSystemDirectoryHandle | undefined,
): Promise<void> {
  const batch: UploadBatch = { id: generateId(), targetId, folderName, createdMs: Date.now(), handle };
  await session.lock(batch.id);
  const ids = await session.queue.add(batch, [...files.map(toNewUpload), ...emptyFolders.map(toNewFolder)]);
  if (handle) session.handles.set(batch.id, handle);
  for (const [index, { handle: ofFile }] of files.entries()) {
    if (ofFile) await storeHandle(ids[index] ?? '', ofFile);
  }
}

/** Resumes an interrupted upload of the same files to the same folder. */
function resumeMatching(session: UploadSession, targetId: string, group: Group): boolean {
  for (const batch of session.queue.list.batches()) {
    if (batch.targetId !== targetId || batch.folderName !== group.folderName) continue;
    const match = matchBatch(session, batch, group);
    if (match.found.length === 0) continue;
    applyMatch(session, batch, match);
    return true;
  }
  return false;
}

/** Takes over the uploads of tabs that have been closed, and updates which uploads other open tabs have in progress. */
async function adoptAbandoned(session: UploadSession, targetId: string): Promise<void> {
  const { queue } = session;
  const { batches, uploads, folders } = await session.readStored();
  const others = batches.filter((batch) => !queue.list.findBatch(batch.id));
  const foreign = new Set(others.map(({ id }) => id));
  for (const batch of others) {
    if (batch.targetId !== targetId || !(await session.lock(batch.id))) continue;
    foreign.delete(batch.id);
    const ofBatch = uploads.filter(({ batchId }) => batchId === batch.id);
    queue.restore({
      batches: [batch],
      uploads: ofBatch,
      folders: folders.filter(({ batchId }) => batchId === batch.id),
    });
  }
  const inPlace = new Set(others.filter((batch) => batch.targetId === targetId).map(({ id }) => id));
  session.otherTabUploads = uploads.filter(({ batchId }) => foreign.has(batchId) && inPlace.has(batchId));
}

/** Returns a function that checks whether a file is already being uploaded to a folder, here or in another tab. */
function findRunning(session: UploadSession, targetId: string): (chosen: ChosenFile) => boolean {
  const { list } = session.queue;
  const own = list.all().filter((upload) => list.findBatch(upload.batchId)?.targetId === targetId);
  const open = [...own, ...session.otherTabUploads].filter(isInProgress);
  const byPath = new Map(open.map((upload) => [getPath(upload), upload]));
  return ({ file, folders }) => {
    const upload = byPath.get(getPath({ folders, name: file.name }));
    return upload !== undefined && isSame(upload, file);
  };
}

function isInProgress({ state }: Upload): boolean {
  return state === 'waiting' || state === 'sending' || state === 'paused' || state === 'conflict';
}

function toGroups({ files, emptyFolders }: Choice): Group[] {
  const groups = new Map<string, Group>();
  const getGroup = (folderName: string) => {
    const group = groups.get(folderName) ?? { folderName, files: [], emptyFolders: [] };
    groups.set(folderName, group);
    return group;
  };
  for (const chosen of files) getGroup(chosen.folders[0] ?? '').files.push(chosen);
  for (const path of emptyFolders) getGroup(path[0] ?? '').emptyFolders.push(path);
  return [...groups.values()];
}

function toNewFolder(path: readonly string[]) {
  const name = path.at(-1) ?? '';
  return { isFolder: true, name, folders: path.slice(0, -1), sizeBytes: 0, modifiedMs: undefined, file: undefined };
}

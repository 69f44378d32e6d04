import { countOf } from '@rotunda/api-client/count-of';
import type { Choice, ChosenFile } from '#features/uploads/list/chosen-file.ts';
import { type ChosenFileMatch, matchChosenFiles } from '#features/uploads/list/match-chosen-files.ts';
import { readFileFacts } from '#features/uploads/list/read-file-facts.ts';
import { readFolderHandle } from '#features/uploads/list/read-folder-handle.ts';
import { getPath, type Upload, type UploadBatch } from '#features/uploads/list/upload.ts';
import type { UploadSession } from '#features/uploads/session/upload-session.ts';
import { lacksContent } from '#features/uploads/session/uploads-view.ts';
import { requestReadPermission } from '#features/uploads/store/stored-handles.ts';
import { isFileHandle, isFolderHandle } from '#lib/file-handle.ts';

/** Resumes the uploads of a batch whose files were chosen again, and records mismatches. */
export async function reselectFiles(session: UploadSession, batchId: string, choice: Choice): Promise<void> {
  await readFileFacts(choice.files);
  const batch = session.queue.list.findBatch(batchId);
  if (!batch || choice.files.length === 0) return;
  applyMatch(session, batch, matchBatch(session, batch, choice));
}

/** Matches the chosen files with the uploads of a batch. */
export function matchBatch(session: UploadSession, batch: UploadBatch, choice: Pick<Choice, 'files'>): ChosenFileMatch {
  return matchChosenFiles(
    getUploads(session, batch.id),
    (upload) => lacksContent(session, upload),
    choice,
    batch.skipped,
  );
}

/** Resumes with the matching files, and records the mismatches. */
export function applyMatch(session: UploadSession, batch: UploadBatch, match: ChosenFileMatch): void {
  const { queue, notes } = session;
  if (match.isUnrelated) {
    notes.set(batch.id, {
      added: [],
      problem: `None of these files is part of this upload. ${reselectionPrompt(batch)}`,
    });
    session.show();
    return;
  }
  for (const { upload, file } of match.found) queue.list.setFile(upload.id, file);
  const changed = batch.isFromElsewhere ? [] : match.changed;
  for (const { upload, file } of changed) {
    queue.list.setFile(upload.id, file);
    queue.list.change(upload.id, { state: 'changed', error: undefined });
  }
  const others = batch.isFromElsewhere ? [] : match.added;
  notes.set(batch.id, { added: others, problem: batch.isFromElsewhere ? describeSizes(match) : undefined });
  const folders = getUploads(session, batch.id).filter((each) => each.isFolder && each.state === 'interrupted');
  queue.resume([...folders, ...match.found.map(({ upload }) => upload)].map(({ id }) => id));
  session.show();
}

/** Uploads the current content of a batch's changed files. */
export function uploadChanged(session: UploadSession, batchId: string): void {
  const changed = getUploads(session, batchId).filter(({ state }) => state === 'changed');
  session.queue.restart(changed.map(({ id }) => id));
}

/** Adds the new files of a folder that was chosen again. */
export async function uploadAdded(session: UploadSession, batchId: string): Promise<void> {
  const batch = session.queue.list.findBatch(batchId);
  const { added = [] } = session.notes.get(batchId) ?? {};
  session.notes.delete(batchId);
  if (batch) await session.queue.add(batch, added.map(toNewUpload));
}

/** Removes interrupted and changed uploads from the list. */
export function dismissInterrupted(session: UploadSession, batchId: string): void {
  session.notes.delete(batchId);
  const open = getUploads(session, batchId).filter(
    (upload) => lacksContent(session, upload) || upload.state === 'changed',
  );
  session.queue.remove(open.map(({ id }) => id));
  session.show();
}

/** Reopens the files of a batch, if the browser permits it. Must be called in a press handler. */
export async function reopen(session: UploadSession, batchId: string): Promise<void> {
  const folder = session.handles.get(batchId);
  try {
    if (isFolderHandle(folder)) {
      if (await requestReadPermission(folder))
        return await reselectFiles(session, batchId, await readFolderHandle(folder));
    } else {
      const files = await reopenFiles(session, batchId);
      if (files.length > 0)
        return await reselectFiles(session, batchId, { files, emptyFolders: [], folderHandles: new Map() });
    }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  session.notes.set(batchId, { added: [], problem: 'The browser could not read the files. Choose them again.' });
  session.show();
}

async function reopenFiles(session: UploadSession, batchId: string): Promise<ChosenFile[]> {
  const files: ChosenFile[] = [];
  for (const upload of getUploads(session, batchId)) {
    const handle = session.handles.get(upload.id);
    if (!isFileHandle(handle) || !lacksContent(session, upload) || !(await requestReadPermission(handle))) continue;
    files.push({ file: await handle.getFile(), folders: [] });
  }
  return files;
}

/** Returns the queue entry of a chosen file. */
export function toNewUpload({ file, folders }: ChosenFile) {
  return { isFolder: false, name: file.name, folders, sizeBytes: file.size, modifiedMs: file.lastModified, file };
}

function getUploads(session: UploadSession, batchId: string): Upload[] {
  return session.queue.list.all().filter((upload) => upload.batchId === batchId);
}

function reselectionPrompt({ folderName }: UploadBatch): string {
  return folderName === '' ? 'Choose the same files.' : `Choose the folder “${folderName}”.`;
}

function describeSizes({ changed }: ChosenFileMatch): string | undefined {
  const [first] = changed;
  if (!first) return undefined;
  const { upload, file } = first;
  const [has, needs] = [countOf(file.size, 'byte'), countOf(upload.sizeBytes, 'byte')];
  return `${getPath(upload)} has ${has} now. The upload was started with ${needs}.`;
}

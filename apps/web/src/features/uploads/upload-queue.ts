import type { components } from '@rotunda/api-client/bff-types';
import { randomId } from '#lib/random-id.ts';
import { callBff } from '#shared/api/call-bff.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { beginUpload, sendParts } from './send-parts.ts';
import { MAX_WHOLE_BYTES, sendWhole } from './send-whole.ts';
import { findHandle, forgetHandle, storeHandle } from './stored-handles.ts';
import type { UploadSource } from './upload.ts';
import { changeUpload, findEntry, readEntries, replaceEntry, setEntries, type UploadEntry } from './upload-store.ts';

const MAX_AT_ONCE = 2;
let listing: Promise<void> | undefined;

/** Puts files in the queue; a few are sent at once. */
export function addUploads(sources: readonly UploadSource[]): void {
  const added = sources.map((source) => ({
    source,
    uploadId: undefined,
    requestKey: randomId(),
    abort: new AbortController(),
    upload: {
      id: randomId(),
      name: source.file.name,
      sizeBytes: source.file.size,
      sentBytes: 0,
      state: 'waiting' as const,
    },
  }));
  setEntries([...readEntries(), ...added]);
  startNext();
}

/** Stops sending; what the service has stays there. */
export function pauseUpload(id: string): void {
  const entry = findEntry(id);
  changeUpload(id, { state: 'paused', speed: undefined });
  entry?.abort.abort();
  startNext();
}

/** Goes on where the service is; also after a failure. */
export function resumeUpload(id: string): void {
  const entry = findEntry(id);
  if (!entry?.source) return;
  replaceEntry({
    ...entry,
    // What was refused is a new request; what was paused may have come through.
    requestKey: entry.upload.state === 'failed' ? randomId() : entry.requestKey,
    abort: new AbortController(),
    upload: { ...entry.upload, state: 'waiting', error: undefined },
  });
  startNext();
}

/** Ends an upload for good, here and at the service; one that is done only leaves the list. */
export function removeUpload(id: string): void {
  const entry = findEntry(id);
  setEntries(readEntries().filter(({ upload }) => upload.id !== id));
  entry?.abort.abort();
  if (entry?.uploadId && entry.upload.state !== 'done') {
    void forgetHandle(entry.uploadId);
    // What cannot be cancelled now expires by itself.
    const path = `/api/files/uploads/${encodeURIComponent(entry.uploadId)}`;
    void callBff('bff.uploads.delete', path, { method: 'DELETE' }).catch(() => undefined);
  }
  startNext();
}

/** Takes everything that is done out of the list. */
export function clearDone(): void {
  setEntries(readEntries().filter(({ upload }) => upload.state !== 'done'));
}

/** Shows uploads that were under way before the page was loaded; they go on when their file is chosen again. */
export function loadInterrupted(): Promise<void> {
  listing = listInterrupted();
  return listing;
}

async function listInterrupted(): Promise<void> {
  type UploadList = components['schemas']['UploadList'];
  const { uploads } = await callBff<UploadList>('bff.uploads.list', '/api/files/uploads');
  const known = new Set(readEntries().map(({ uploadId }) => uploadId));
  const interrupted = uploads.filter(({ uploadId }) => !known.has(uploadId));
  const found = await Promise.all(
    interrupted.map(async ({ uploadId, name, sizeBytes, confirmedBytes }) => ({
      source: undefined,
      uploadId,
      requestKey: randomId(),
      abort: new AbortController(),
      upload: {
        id: uploadId,
        name,
        sizeBytes,
        sentBytes: confirmedBytes,
        state: 'interrupted' as const,
        handle: await findHandle(uploadId),
      },
    })),
  );
  if (found.length > 0) setEntries([...readEntries(), ...found]);
}

/** Goes on with an interrupted upload. Returns why the file is not the one that was begun; undefined when it is. */
export function continueWith(id: string, file: File): string | undefined {
  const entry = findEntry(id);
  if (!entry) return 'The upload no longer exists.';
  if (file.size !== entry.upload.sizeBytes) {
    return `${file.name} has ${file.size.toLocaleString('en')} bytes, the upload ${entry.upload.sizeBytes.toLocaleString('en')}.`;
  }
  const source = { file, parentId: undefined };
  replaceEntry({ ...entry, source, upload: { ...entry.upload, state: 'waiting', error: undefined } });
  startNext();
  return undefined;
}

function startNext(): void {
  const sending = readEntries().filter(({ upload }) => upload.state === 'sending').length;
  const next = readEntries().find(({ upload }) => upload.state === 'waiting');
  if (!next || sending >= MAX_AT_ONCE) return;
  changeUpload(next.upload.id, { state: 'sending' });
  void send(next.upload.id).finally(startNext);
  startNext();
}

async function send(id: string): Promise<void> {
  const entry = findEntry(id);
  if (!entry?.source) return;
  const { source, abort } = entry;
  try {
    // An upload begun before the list was there would be in it, and look like one of an earlier page.
    await listing?.catch(() => undefined);
    const fileId = await (isWhole(entry)
      ? sendWhole(source, entry.requestKey, abort.signal)
      : sendResumable(entry, source));
    changeUpload(id, { state: 'done', sentBytes: source.file.size, fileId, speed: undefined });
  } catch (error) {
    if (abort.signal.aborted) return;
    const reason = error instanceof Error ? explainError(error) : 'Unknown error.';
    changeUpload(id, { state: 'failed', error: reason, speed: undefined });
  }
}

/** Whether an upload goes in one request: a small file of this page, and not one whose parts an earlier page sent. */
function isWhole({ source, uploadId }: UploadEntry): boolean {
  return uploadId === undefined && source !== undefined && source.file.size <= MAX_WHOLE_BYTES;
}

async function sendResumable(entry: UploadEntry, source: UploadSource): Promise<string | undefined> {
  const { id } = entry.upload;
  const started = entry.uploadId === undefined ? await beginUpload(source) : undefined;
  const uploadId = entry.uploadId ?? started?.uploadId ?? '';
  if (source.handle) await storeHandle(uploadId, source.handle);
  const current = findEntry(id);
  if (current) replaceEntry({ ...current, uploadId });
  const options = { signal: entry.abort.signal, onProgress: progressOf(id), confirmedBytes: started?.confirmedBytes };
  const fileId = await sendParts(uploadId, source.file, options);
  void forgetHandle(uploadId);
  return fileId;
}

function progressOf(id: string): (sentBytes: number) => void {
  let before = { atMs: performance.now(), sentBytes: -1 };
  return (sentBytes) => {
    const atMs = performance.now();
    const seconds = (atMs - before.atMs) / 1000;
    const isMeasured = before.sentBytes >= 0 && seconds > 0 && sentBytes > before.sentBytes;
    changeUpload(id, { sentBytes, ...(isMeasured && { speed: (sentBytes - before.sentBytes) / seconds }) });
    before = { atMs, sentBytes };
  };
}

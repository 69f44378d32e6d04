import type { components } from '@rotunda/api-client/bff-types';
import { NetworkError } from '@rotunda/api-client/errors';
import { readApiError } from '@rotunda/api-client/read-error';
import { callBff } from '#shared/api/call-bff.ts';
import { fetchRecorded } from '#shared/api/recorded-fetch.ts';
import { pauseBeforeRetry } from './retry-upload.ts';
import type { SendOutcome } from './upload-dependencies.ts';
import type { UploadSource } from './upload-source.ts';

type OpenUpload = components['schemas']['Upload'];
type UploadRequest = components['schemas']['UploadRequest'];

const CHUNK_BYTES = 8 * 1024 * 1024; // Small enough to show progress and limit losses, and large enough to be fast.
const NAME = 'bff.uploads.put';

/** Starts an upload at the BFF. Throws ApiError if the service would reject it. */
export function beginUpload({ file, name, parentId, replacesId }: UploadSource): Promise<OpenUpload> {
  const shared = { supportsAllDrives: 'true', fields: 'id,name' };
  const body: UploadRequest = replacesId
    ? { operation: 'drive.files.update', params: { ...shared, fileId: replacesId }, sizeBytes: file.size }
    : {
        operation: 'drive.files.create',
        params: shared,
        metadata: { name, parents: [parentId] },
        sizeBytes: file.size,
      };
  if (file.type !== '') body.contentType = file.type;
  return callBff('bff.uploads.create', '/api/files/uploads', { method: 'POST', body });
}

type SendOptions = {
  signal: AbortSignal;
  onProgress: (confirmedBytes: number) => void;
  confirmedBytes?: number | undefined;
  /** Whether to yield to other uploads. Checked between two parts. */
  shouldYield: () => boolean;
};

/** The result of a part: the stored file if it was the last one, or else the number of confirmed bytes. */
type ChunkOutcome = { isDone: true; fileId: string | undefined } | { isDone: false; confirmedBytes: number };

/**
 * Sends the rest of a file in parts, starting at `confirmedBytes` or, if undefined, at the service's position. Resolves to the ID
 * of the stored file, or earlier if it yields to other uploads. After a lost part, queries the position and resends. Calls
 * `onProgress` with the confirmed bytes, also at the start if known. An abort rejects with the signal's reason and loses nothing.
 */
export async function sendChunks(
  uploadId: string,
  file: Blob,
  { signal, onProgress, shouldYield, ...start }: SendOptions,
): Promise<SendOutcome> {
  let failures = 0;
  let { confirmedBytes } = start;
  // Reports the start position, so that the speed of the first part is known once it is sent.
  if (confirmedBytes !== undefined) onProgress(confirmedBytes);
  for (;;) {
    try {
      const outcome =
        confirmedBytes === undefined
          ? await askStatus(uploadId, file.size, signal)
          : await sendChunk(uploadId, file, confirmedBytes, signal);
      if (confirmedBytes !== undefined) failures = 0;
      onProgress(outcome.isDone ? file.size : outcome.confirmedBytes);
      if (outcome.isDone) return outcome;
      const isSent = confirmedBytes !== undefined && outcome.confirmedBytes > confirmedBytes;
      if (isSent && shouldYield()) return { isDone: false };
      confirmedBytes = outcome.confirmedBytes;
    } catch (error) {
      failures = await pauseBeforeRetry({ error, failures, file, signal });
      confirmedBytes = undefined;
    }
  }
}

function askStatus(uploadId: string, sizeBytes: number, signal: AbortSignal): Promise<ChunkOutcome> {
  return put(uploadId, { range: `bytes */${sizeBytes}`, body: undefined, signal });
}

function sendChunk(uploadId: string, file: Blob, start: number, signal: AbortSignal): Promise<ChunkOutcome> {
  const end = Math.min(start + CHUNK_BYTES, file.size);
  const range = file.size === 0 ? 'bytes */0' : `bytes ${start}-${end - 1}/${file.size}`;
  return put(uploadId, { range, body: file.slice(start, end), signal });
}

type PutOptions = { range: string; body: Blob | undefined; signal: AbortSignal };

async function put(uploadId: string, { range, body, signal }: PutOptions): Promise<ChunkOutcome> {
  const response = await fetchRecorded(`/api/files/uploads/${encodeURIComponent(uploadId)}`, {
    method: 'PUT',
    headers: { 'x-bff-csrf': '1', 'content-range': range },
    body: body ?? null,
    signal,
  }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new NetworkError(NAME, 'the part got no response', { cause });
  });
  if (response.status === 308) return { isDone: false, confirmedBytes: readRangeEnd(response.headers.get('range')) };
  if (!response.ok) throw await readApiError(NAME, response);
  const stored: { id?: string } = await response.json();
  return { isDone: true, fileId: stored.id };
}

/** `bytes=0-99` means that a hundred bytes are stored. A missing header means none. */
function readRangeEnd(header: string | null): number {
  const last = /^bytes=0-(\d+)$/.exec(header ?? '')?.[1];
  return last === undefined ? 0 : Number(last) + 1;
}

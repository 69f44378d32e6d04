import { buildUrl } from '@rotunda/api-client/build-url';
import { NetworkError } from '@rotunda/api-client/errors';
import { toMultipartRelated } from '@rotunda/api-client/multipart-related';
import { readApiError } from '@rotunda/api-client/read-error';
import { baseUrls, consoleHeaders } from '#shared/api/api.ts';
import { fetchRecorded } from '#shared/api/recorded-fetch.ts';
import { pauseBeforeRetry } from './retry-upload.ts';
import type { UploadSource } from './upload-source.ts';

const SHARED = { supportsAllDrives: true, fields: 'id,name' };

/**
 * Sends a small file in one request and resolves to the ID of the stored file. Retries use the same idempotency key, so that the
 * file is stored only once. An abort rejects with the signal's reason.
 */
export async function sendInOneRequest(
  source: UploadSource,
  requestKey: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  for (let failures = 0; ; ) {
    try {
      return await post(source, requestKey, signal);
    } catch (error) {
      failures = await pauseBeforeRetry({ error, failures, file: source.file, signal });
    }
  }
}

async function post(
  { file, name, parentId, replacesId }: UploadSource,
  requestKey: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const operationId = replacesId === undefined ? 'drive.files.create' : 'drive.files.update';
  const metadata = replacesId === undefined ? { name, parents: [parentId] } : {};
  const params = { ...SHARED, ...(replacesId !== undefined && { fileId: replacesId }) };
  const media = { content: file, contentType: file.type || 'application/octet-stream' };
  // The body is identical on each attempt, because a key stands for one request.
  const { body, contentType } = toMultipartRelated(JSON.stringify(metadata), media, `rotunda-${requestKey}`);
  const response = await fetchRecorded(buildUrl(operationId, params, baseUrls, 'multipart'), {
    method: replacesId === undefined ? 'POST' : 'PATCH',
    headers: { ...consoleHeaders, 'content-type': contentType, 'idempotency-key': requestKey },
    body,
    signal,
  }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new NetworkError(operationId, 'the upload got no response', { cause });
  });
  if (!response.ok) throw await readApiError(operationId, response);
  const stored: { id?: string } = await response.json();
  return stored.id;
}

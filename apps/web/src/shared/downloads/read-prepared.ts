import type { components } from '@rotunda/api-client/bff-types';
import { askBff, callBff } from '#shared/api/call-bff.ts';

type Ticket = components['schemas']['DownloadTicket'];
type Pending = components['schemas']['DownloadPending'];

/** What the backend says of content that the service prepares: where it is, or that it is not ready yet. */
export type Prepared = Ticket | Pending;

/** What the service is asked to prepare: a file, a document in another format, or one of its revisions. */
export type PreparedSource = { fileId: string; mimeType?: string; revisionId?: string };

const ASK_AGAIN_MS = 2_000; // The backend itself waits up to 20 seconds for the service with each question.

/** Has the service prepare content. Throws ApiError and NetworkError. */
export function prepareContent(params: PreparedSource, fileName: string, signal?: AbortSignal): Promise<Prepared> {
  const body = { operation: 'drive.files.download', params, fileName };
  return callBff('drive.files.download', '/api/downloads', { method: 'POST', body, ...(signal && { signal }) });
}

/** Asks how far the service is with what an operation prepares. */
export function askPrepared(operationName: string, fileName: string): Promise<Prepared> {
  const path = `/api/downloads/${encodeURIComponent(operationName)}`;
  return callBff('drive.operations.get', path, { query: { fileName } });
}

/** Waits until content is ready; undefined when nobody wants it any more. */
export async function waitForContent(
  first: Prepared,
  fileName: string,
  isWanted: () => boolean,
): Promise<Ticket | undefined> {
  let response = first;
  while ('operationName' in response && isWanted()) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    response = await askPrepared(response.operationName, fileName);
  }
  return 'url' in response && isWanted() ? response : undefined;
}

/** The bytes of content that the service has to prepare. Throws ApiError and NetworkError; rejects when aborted. */
export async function readPrepared(source: PreparedSource, signal: AbortSignal): Promise<Blob> {
  const name = source.revisionId ?? source.fileId;
  const first = await prepareContent(source, name, signal);
  const ticket = await waitForContent(first, name, () => !signal.aborted);
  signal.throwIfAborted();
  const response = await askBff('drive.files.download', ticket?.url ?? '', { signal });
  return new Blob([await response.arrayBuffer()], { type: source.mimeType ?? '' });
}

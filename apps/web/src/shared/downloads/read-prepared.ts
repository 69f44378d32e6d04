import type { components } from '@rotunda/api-client/bff-types';
import { callBff, callBffRaw } from '#shared/api/call-bff.ts';

type Ticket = components['schemas']['DownloadTicket'];
type Pending = components['schemas']['DownloadPending'];

/** The state of content that the service prepares: its location, or that it is not ready yet. */
export type Prepared = Ticket | Pending;

/** The content to prepare: a file, a document in another format, or a revision. */
export type PreparedSource = { fileId: string; mimeType?: string; revisionId?: string };

const POLL_MS = 2_000; // In addition, the backend waits up to 20 seconds for the service in each request.

/** Starts the preparation of content. Throws ApiError and NetworkError. */
export function prepareContent(params: PreparedSource, fileName: string, signal?: AbortSignal): Promise<Prepared> {
  const body = { operation: 'drive.files.download', params, fileName };
  return callBff('drive.files.download', '/api/downloads', { method: 'POST', body, ...(signal && { signal }) });
}

/** Polls the progress of a preparation operation. */
export function pollPrepared(operationName: string, fileName: string): Promise<Prepared> {
  const path = `/api/downloads/${encodeURIComponent(operationName)}`;
  return callBff('drive.operations.get', path, { query: { fileName } });
}

/** Waits until content is ready. Returns undefined if it is no longer wanted. */
export async function waitForContent(
  first: Prepared,
  fileName: string,
  isWanted: () => boolean,
): Promise<Ticket | undefined> {
  let response = first;
  while ('operationName' in response && isWanted()) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    response = await pollPrepared(response.operationName, fileName);
  }
  return 'url' in response && isWanted() ? response : undefined;
}

/** Reads the bytes of content that the service must prepare. Throws ApiError and NetworkError. Rejects on abort. */
export async function readPrepared(source: PreparedSource, signal: AbortSignal): Promise<Blob> {
  const name = source.revisionId ?? source.fileId;
  const first = await prepareContent(source, name, signal);
  const ticket = await waitForContent(first, name, () => !signal.aborted);
  signal.throwIfAborted();
  const response = await callBffRaw('drive.files.download', ticket?.url ?? '', { signal });
  return new Blob([await response.arrayBuffer()], { type: source.mimeType ?? '' });
}

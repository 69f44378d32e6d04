import type { components } from '@rotunda/api-client/bff-types';
import { ApiError } from '@rotunda/api-client/errors';
import { api } from '#shared/api.ts';
import { callBff } from '#shared/call-bff.ts';
import type { Download, DownloadSource } from './download.ts';

type Ticket = components['schemas']['DownloadTicket'];
type Pending = components['schemas']['DownloadPending'];
type Answer = Ticket | Pending;

const ASK_AGAIN_MS = 2_000; // The backend itself waits up to 20 seconds for the service with each question.

type Progress = {
  /** Whether somebody still waits for it. */
  isWanted: () => boolean;
  onPending: (members: Pick<Download, 'operationName' | 'preparedSinceMs' | 'note'>) => void;
};

/**
 * Gets one file to where the browser saves it; with the name of an operation, what the service has been preparing with that.
 * Throws ApiError and NetworkError.
 */
export async function saveDownload(source: DownloadSource, progress: Progress, operationName?: string): Promise<void> {
  const { fileId, name, exportType } = source;
  if (operationName !== undefined) {
    await savePrepared(await askPrepared(operationName, name), name, progress);
    return;
  }
  if (exportType === undefined) {
    const request = { operation: 'drive.files.get', params: { fileId, supportsAllDrives: 'true' }, fileName: name };
    const { url } = await callBff<Ticket>('drive.files.get', '/api/downloads', { method: 'POST', body: request });
    if (progress.isWanted()) saveFrom(url, name);
    return;
  }
  const exported = await exportSmall(fileId, exportType);
  if (!progress.isWanted()) return;
  if (exported) saveBlob(exported, name);
  else await saveLarge({ fileId, name, exportType }, progress);
}

/** The exported content; undefined when it is more than `drive.files.export` answers with. */
async function exportSmall(fileId: string, mimeType: string): Promise<Blob | undefined> {
  try {
    const response = await api.raw('drive.files.export', { fileId, mimeType }, { headers: { accept: '*/*' } });
    return await response.blob();
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'exportSizeLimitExceeded') return undefined;
    throw error;
  }
}

/** Has the service prepare content of any size, and saves it when it is ready. */
async function saveLarge({ fileId, name, exportType }: Required<DownloadSource>, progress: Progress): Promise<void> {
  progress.onPending({ note: 'It is larger than 10 MB, so the service prepares it.' });
  const params = { fileId, mimeType: exportType ?? '' };
  const body = { operation: 'drive.files.download', params, fileName: name };
  const answer = await callBff<Answer>('drive.files.download', '/api/downloads', { method: 'POST', body });
  if ('operationName' in answer)
    progress.onPending({ operationName: answer.operationName, preparedSinceMs: Date.now() });
  await savePrepared(answer, name, progress);
}

/** Waits until the service has prepared it, and saves it. */
async function savePrepared(first: Answer, name: string, { isWanted }: Progress): Promise<void> {
  let answer = first;
  while ('operationName' in answer && isWanted()) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    answer = await askPrepared(answer.operationName, name);
  }
  if ('url' in answer && isWanted()) saveFrom(answer.url, name);
}

function askPrepared(operationName: string, fileName: string): Promise<Answer> {
  const path = `/api/downloads/${encodeURIComponent(operationName)}`;
  return callBff<Answer>('drive.operations.get', path, { query: { fileName } });
}

function saveBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  saveFrom(url, name);
  URL.revokeObjectURL(url);
}

/** Saves what lies at an address, without leaving the page. */
function saveFrom(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

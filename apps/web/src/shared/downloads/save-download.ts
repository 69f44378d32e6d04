import type { components } from '@rotunda/api-client/bff-types';
import { ApiError } from '@rotunda/api-client/errors';
import { toBrowserPath } from '#lib/base-path.ts';
import { api } from '#shared/api/api.ts';
import { callBff } from '#shared/api/call-bff.ts';
import type { Download, DownloadSource } from './download.ts';
import { type Prepared, pollPrepared, prepareContent, waitForContent } from './read-prepared.ts';

type Ticket = components['schemas']['DownloadTicket'];

type Progress = {
  /** Reports whether the download is still wanted. */
  isWanted: () => boolean;
  onPending: (members: Pick<Download, 'operationName' | 'preparedSinceMs' | 'note'>) => void;
};

/** Hands one file over to the browser. With an operation name, continues its preparation. Throws ApiError and NetworkError. */
export async function saveDownload(source: DownloadSource, progress: Progress, operationName?: string): Promise<void> {
  const { fileId, name, exportType } = source;
  if (operationName !== undefined) {
    await savePrepared(await pollPrepared(operationName, name), name, progress);
    return;
  }
  if (exportType === undefined) {
    const request = { operation: 'drive.files.get', params: { fileId, supportsAllDrives: 'true' }, fileName: name };
    const { url } = await callBff<Ticket>('drive.files.get', '/api/downloads', { method: 'POST', body: request });
    if (progress.isWanted()) saveFrom(toBrowserPath(url), name);
    return;
  }
  const exported = await exportSmall(fileId, exportType);
  if (!progress.isWanted()) return;
  if (exported) saveBlob(exported, name);
  else await saveLarge({ fileId, name, exportType }, progress);
}

/** Returns the exported content. Returns undefined if it exceeds the size limit of `drive.files.export`. */
async function exportSmall(fileId: string, mimeType: string): Promise<Blob | undefined> {
  try {
    const response = await api.raw('drive.files.export', { fileId, mimeType }, { headers: { accept: '*/*' } });
    return await response.blob();
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'exportSizeLimitExceeded') return undefined;
    throw error;
  }
}

/** Prepares content of any size in the service, and saves it when it is ready. */
async function saveLarge({ fileId, name, exportType }: Required<DownloadSource>, progress: Progress): Promise<void> {
  progress.onPending({ note: 'Larger than 10 MB. The service is preparing the file.' });
  const response = await prepareContent({ fileId, mimeType: exportType ?? '' }, name);
  if ('operationName' in response)
    progress.onPending({ operationName: response.operationName, preparedSinceMs: Date.now() });
  await savePrepared(response, name, progress);
}

/** Waits until the service has prepared it, and saves it. */
async function savePrepared(first: Prepared, name: string, { isWanted }: Progress): Promise<void> {
  const ticket = await waitForContent(first, name, isWanted);
  if (ticket) saveFrom(toBrowserPath(ticket.url), name);
}

function saveBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  saveFrom(url, name);
  URL.revokeObjectURL(url);
}

/** Saves the content at a URL without leaving the page. */
function saveFrom(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

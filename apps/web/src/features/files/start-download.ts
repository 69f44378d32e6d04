import type { components } from '@rotunda/api-client/bff-types';
import { ApiError, NetworkError } from '@rotunda/api-client/errors';
import type { StoredFile } from './file.ts';

/**
 * Saves a file's content through the browser. A download is a navigation, which cannot carry the header that protects
 * the API, so the BFF hands out an address that works once.
 */
export async function startDownload(file: StoredFile): Promise<void> {
  const request: components['schemas']['DownloadRequest'] = {
    operation: 'drive.files.get',
    params: { fileId: file.id ?? '', supportsAllDrives: 'true' },
  };
  const response = await fetch('/api/downloads', {
    method: 'POST',
    headers: { 'x-bff-csrf': '1', 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }).catch((cause: unknown) => {
    throw new NetworkError('drive.files.get', 'the download got no answer', { cause });
  });
  if (!response.ok) {
    const problem: components['schemas']['Problem'] = await response.json();
    throw new ApiError('drive.files.get', problem.detail ?? problem.title, {
      status: response.status,
      reason: problem.code,
      problem,
    });
  }
  const ticket: components['schemas']['DownloadTicket'] = await response.json();
  window.location.assign(ticket.url);
}

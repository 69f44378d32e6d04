import type { components } from '@rotunda/api-client/bff-types';
import { ApiError, NetworkError } from '@rotunda/api-client/errors';

/** Content to save: the operation that answers with it and its parameters. */
export type DownloadRequest = components['schemas']['DownloadRequest'];

/**
 * Saves content through the browser. A download is a navigation, which cannot carry the header that protects the API,
 * so the BFF hands out an address that works once. Throws ApiError and NetworkError.
 */
export async function startDownload(request: DownloadRequest): Promise<void> {
  const { operation } = request;
  const response = await fetch('/api/downloads', {
    method: 'POST',
    headers: { 'x-bff-csrf': '1', 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }).catch((cause: unknown) => {
    throw new NetworkError(operation, 'the download got no answer', { cause });
  });
  if (!response.ok) {
    const problem: components['schemas']['Problem'] = await response.json();
    throw new ApiError(operation, problem.detail ?? problem.title, {
      status: response.status,
      reason: problem.code,
      problem,
    });
  }
  const ticket: components['schemas']['DownloadTicket'] = await response.json();
  window.location.assign(ticket.url);
}

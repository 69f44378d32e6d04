import type { components } from '@rotunda/api-client/bff-types';
import { toBrowserPath } from '#lib/base-path.ts';
import { callBff } from '#shared/api/call-bff.ts';

/** Content to save: the operation that answers with it and its parameters. */
export type DownloadRequest = components['schemas']['DownloadRequest'];

/**
 * Saves content through the browser. A download is a navigation, which cannot carry the header that protects the API,
 * so the BFF hands out an address that works once. Throws ApiError and NetworkError.
 */
export async function startDownload(request: DownloadRequest): Promise<void> {
  type Ticket = components['schemas']['DownloadTicket'];
  const ticket = await callBff<Ticket>(request.operation, '/api/downloads', { method: 'POST', body: request });
  window.location.assign(toBrowserPath(ticket.url));
}

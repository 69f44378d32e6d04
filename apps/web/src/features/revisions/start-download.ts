import type { components } from '@rotunda/api-client/bff-types';
import { toBrowserPath } from '#lib/base-path.ts';
import { callBff } from '#shared/api/call-bff.ts';

/** The content to save: the operation that returns it, and its parameters. */
export type DownloadRequest = components['schemas']['DownloadRequest'];

/**
 * Saves content through the browser. A download is a navigation, which cannot send the header that protects the API, so the BFF
 * issues a one-time URL. Throws ApiError and NetworkError.
 */
export async function startDownload(request: DownloadRequest): Promise<void> {
  type Ticket = components['schemas']['DownloadTicket'];
  const ticket = await callBff<Ticket>(request.operation, '/api/downloads', { method: 'POST', body: request });
  window.location.assign(toBrowserPath(ticket.url));
}

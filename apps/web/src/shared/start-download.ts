import type { components } from '@rotunda/api-client/bff-types';
import { ApiError, NetworkError } from '@rotunda/api-client/errors';

/** Content to save: the operation that answers with it and its parameters. */
export type DownloadRequest = components['schemas']['DownloadRequest'];

/**
 * Saves content through the browser. A download is a navigation, which cannot carry the header that protects the API,
 * so the BFF hands out an address that works once; with `drive.files.download` as soon as the service has prepared the
 * content. Throws ApiError and NetworkError.
 */
export async function startDownload(request: DownloadRequest): Promise<void> {
  const { operation, fileName } = request;
  let response = await ask(operation, '/api/downloads', { method: 'POST', body: JSON.stringify(request) });
  while (response.status === 202) {
    const { operationName }: components['schemas']['DownloadPending'] = await response.json();
    const query = fileName === undefined ? '' : `?${new URLSearchParams({ fileName })}`;
    await waitSeconds(Number(response.headers.get('retry-after') ?? 1));
    response = await ask(operation, `/api/downloads/${encodeURIComponent(operationName)}${query}`, {});
  }
  const ticket: components['schemas']['DownloadTicket'] = await response.json();
  window.location.assign(ticket.url);
}

async function ask(operation: string, path: string, init: RequestInit): Promise<Response> {
  const headers = { 'x-bff-csrf': '1', 'content-type': 'application/json' };
  const response = await fetch(path, { ...init, headers }).catch((cause: unknown) => {
    throw new NetworkError(operation, 'the download got no answer', { cause });
  });
  if (response.ok) return response;
  const problem: components['schemas']['Problem'] = await response.json();
  throw new ApiError(operation, problem.detail ?? problem.title, {
    status: response.status,
    reason: problem.code,
    problem,
  });
}

function waitSeconds(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });
}

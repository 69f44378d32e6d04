import type { IncomingMessage, ServerResponse } from 'node:http';
import { operations } from '@rotunda/api-client/operations';
import type { BlobStore } from '#blobs/blob-store.ts';
import type { BearerAuth } from '#core/auth/bearer-auth.ts';
import type { Clock } from '#core/clock.ts';
import { globalError } from '#core/errors/service-error.ts';
import { parseRequestTarget } from '#core/http/request-target.ts';
import { toErrorResponse } from '#core/http/response.ts';
import { sendBlob } from '#core/http/send-blob.ts';
import { sendJson, toJsonText } from '#core/http/send-json.ts';
import type { Database } from '#db/database.ts';
import { requireReadable } from '#drive/require-item.ts';
import { exportDocument, toExportType } from './export-document.ts';
import { requireDownloadable } from './require-downloadable.ts';

type Deps = { db: Database; blobs: BlobStore; clock: Clock; auth: BearerAuth; onError: (error: unknown) => void };

const PREFIX = '/export/';

/** Returns the URL of a document in another format, as in `exportLinks`. */
export function toExportLink(publicOrigin: string, itemId: string, mimeType: string): string {
  return `${publicOrigin}${PREFIX}${itemId}?mimeType=${encodeURIComponent(mimeType)}`;
}

/** Whether a request is for an export link. */
export function isExportLink({ url = '' }: IncomingMessage): boolean {
  return url.startsWith(PREFIX);
}

/**
 * Responds with a document in another format, of any size, to a request with a token accepted by `files.export`. Never rejects.
 */
export async function handleExportLink(deps: Deps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await sendExport(deps, request, response);
  } catch (error) {
    const { status, headers, body } = toErrorResponse(error);
    if (status >= 500) deps.onError(error);
    if (response.headersSent) response.destroy();
    else sendJson(response, status, toJsonText(body, true), { headers });
  }
}

async function sendExport(
  { db, blobs, clock, auth }: Deps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw globalError(404, 'notFound', 'Not Found');
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  const { pathname, searchParams } = parseRequestTarget(request.url ?? '');
  const operation = operations['drive.files.export'];
  const { caller } = auth.authenticate(operation, request.headers.authorization, searchParams);
  const context = { db, blobs, clock, caller, signal: leaving.signal };
  const reached = requireReadable(context, pathname.slice(PREFIX.length));
  const targetType = toExportType(reached.item, searchParams.get('mimeType') ?? undefined);
  requireDownloadable(reached);
  await sendBlob(request, response, blobs, await exportDocument(context, reached.item, { targetType }));
}

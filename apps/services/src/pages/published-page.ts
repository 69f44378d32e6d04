import type { ServerResponse } from 'node:http';
import type { BlobStore } from '#blobs/blob-store.ts';
import { ServiceError } from '#core/errors/service-error.ts';
import { createDisconnectSignal } from '#core/http/disconnect-signal.ts';
import type { Database } from '#db/database.ts';
import { convertItem } from '#drive/documents/export-document.ts';
import type { Publication } from '#drive/revisions/publications.ts';
import { ICON_LINK } from '#identity/page.ts';
import { FormError } from '#identity/read-form.ts';

/**
 * Sends a published document as a page, which runs no scripts and loads no resources. Throws FormError if it cannot be displayed,
 * for example because it is too large.
 */
export async function sendPublished(
  context: { db: Database; blobs: BlobStore },
  response: ServerResponse,
  { item, revisionId }: Publication,
): Promise<void> {
  const signal = createDisconnectSignal(response);
  // All readers of an owner's documents share the owner's place in the queue.
  const user = `published ${item.ownerId ?? item.driveId}`;
  const order = { targetType: 'text/html', revisionId, user: user, signal };
  const document = await convertItem(context, item, order).catch((error: unknown) => {
    if (signal.aborted) return undefined;
    if (error instanceof ServiceError) throw new FormError(404, 'not_published');
    throw error;
  });
  if (!document) return;
  const page = withIcon(document);
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': page.length,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox allow-popups",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(response.req.method === 'HEAD' ? undefined : page);
}

const HEAD = '<head>';

/** Adds the icon link to a page. Without one, browsers request an icon at the root of the services, which does not exist. */
function withIcon(document: Uint8Array): Uint8Array {
  const page = Buffer.from(document.buffer, document.byteOffset, document.byteLength);
  const start = page.indexOf(HEAD) + HEAD.length;
  if (start < HEAD.length) return page;
  return Buffer.concat([page.subarray(0, start), Buffer.from(ICON_LINK), page.subarray(start)]);
}

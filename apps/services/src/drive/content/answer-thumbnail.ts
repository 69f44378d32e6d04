import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '#blobs/blob-store.ts';
import type { Clock } from '#core/clock.ts';
import { findAccount } from '#core/directory.ts';
import type { Database } from '#db/database.ts';
import { roleOn } from '#items/access.ts';
import { findItem } from '#items/item.ts';
import { findThumbnail, readThumbnailToken, THUMBNAIL_PATH } from './thumbnails.ts';

type Deps = { db: Database; blobs: BlobStore; clock: Clock };

/**
 * Answers a request for the small picture of a file. The link says for whom it was made, and holds only while that person
 * may open the file: otherwise 404. Never rejects.
 */
export async function answerThumbnail(deps: Deps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const picture = isRead ? await findPicture(deps, request.url ?? '').catch(() => undefined) : undefined;
  if (!picture) {
    response.writeHead(404, { 'content-length': 0, 'cache-control': 'no-store' }).end();
    return;
  }
  response.writeHead(200, {
    'content-type': 'image/jpeg',
    'content-length': picture.length,
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.end(request.method === 'HEAD' ? undefined : picture);
}

async function findPicture({ db, blobs, clock }: Deps, url: string): Promise<Buffer | undefined> {
  const token = url.slice(THUMBNAIL_PATH.length).split('?')[0] ?? '';
  const link = readThumbnailToken(db, token, clock.nowMs());
  const [item, account] = link ? [findItem(db, link.itemId), findAccount(db, link.accountId)] : [];
  if (!item || !account || !roleOn(db, { accountId: account.id, domain: account.domain }, item.id)) return undefined;
  const thumbnail = findThumbnail(db, item.number);
  return thumbnail && buffer(blobs.read(thumbnail.sha256));
}

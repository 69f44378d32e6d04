import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '#blobs/blob-store.ts';
import type { Clock } from '#core/clock.ts';
import { findAccount } from '#core/directory.ts';
import type { Database } from '#db/database.ts';
import { type SentImage, sendImage } from '#drive/send-image.ts';
import { roleOn } from '#items/access.ts';
import { findItem } from '#items/item.ts';
import { findThumbnail, readThumbnailToken, THUMBNAIL_PATH } from './thumbnails.ts';

type Deps = { db: Database; blobs: BlobStore; clock: Clock; onError: (error: unknown) => void };

/**
 * Answers a request for the small picture of a file. The link says for whom it was made, and holds only while that person
 * may open the file: otherwise 404. Never rejects.
 */
export function answerThumbnail(deps: Deps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  return sendImage(request, response, {
    prefix: THUMBNAIL_PATH,
    find: (token) => findPicture(deps, token),
    onError: deps.onError,
  });
}

async function findPicture({ db, blobs, clock }: Deps, token: string): Promise<SentImage | undefined> {
  const link = readThumbnailToken(db, token, clock.nowMs());
  const [item, account] = link ? [findItem(db, link.itemId), findAccount(db, link.accountId)] : [];
  if (!item || !account || !roleOn(db, { accountId: account.id, domain: account.domain }, item.id)) return undefined;
  const thumbnail = findThumbnail(db, item.number);
  return thumbnail && { type: 'image/jpeg', bytes: await buffer(await blobs.open(thumbnail)) };
}

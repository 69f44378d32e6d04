import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { operations } from '@rotunda/api-client/operations';
import type { BlobStore } from '#blobs/blob-store.ts';
import type { BearerAuth } from '#core/auth/bearer-auth.ts';
import type { Clock } from '#core/clock.ts';
import { ServiceError } from '#core/errors/service-error.ts';
import { parseRequestTarget } from '#core/http/request-target.ts';
import type { Database } from '#db/database.ts';
import { requireReadable } from '#drive/require-item.ts';
import { type SentImage, sendImage } from '#drive/send-image.ts';
import { isOpenToAnyone } from '#items/access.ts';
import { findItem, type Item } from '#items/item.ts';
import { findThumbnail, readThumbnailToken, THUMBNAIL_PATH } from './thumbnails.ts';

type Deps = { db: Database; blobs: BlobStore; clock: Clock; auth: BearerAuth; onError: (error: unknown) => void };

/**
 * Sends the thumbnail of a file. The link identifies the user for whom it was created. It is valid with a token of that user that
 * grants access to the file's content, and without a token only while anyone with the link may open the file. Otherwise responds
 * with 404. Never rejects.
 */
export function sendThumbnail(deps: Deps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  return sendImage(request, response, {
    prefix: THUMBNAIL_PATH,
    find: (token) => findPicture(deps, request, token),
    onError: deps.onError,
  });
}

async function findPicture(deps: Deps, request: IncomingMessage, token: string): Promise<SentImage | undefined> {
  const { db, blobs, clock } = deps;
  const link = readThumbnailToken(db, token, clock.nowMs());
  const item = link && (findOpen(db, link.itemId) ?? findOwn(deps, request, link));
  const thumbnail = item && findThumbnail(db, item.number);
  return thumbnail && { type: 'image/jpeg', bytes: await buffer(await blobs.open(thumbnail)) };
}

function findOpen(db: Database, itemId: string): Item | undefined {
  const item = findItem(db, itemId);
  return item && isOpenToAnyone(db, item.number) ? item : undefined;
}

/** Returns the item of a link if the request has a token of the user for whom the link was created. */
function findOwn(deps: Deps, request: IncomingMessage, link: { itemId: string; accountId: string }): Item | undefined {
  try {
    return requireOwn(deps, request, link);
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}

function requireOwn(deps: Deps, { headers, url = '' }: IncomingMessage, link: { itemId: string; accountId: string }) {
  const operation = operations['drive.files.get'];
  const query = parseRequestTarget(url).searchParams;
  const { caller } = deps.auth.authenticate(operation, headers.authorization, query);
  deps.auth.requireContent(caller, operation);
  return caller.accountId === link.accountId ? requireReadable({ ...deps, caller }, link.itemId).item : undefined;
}

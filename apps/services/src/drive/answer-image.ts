import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlobStore } from '#blobs/blob-store.ts';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import { answerThumbnail } from './content/answer-thumbnail.ts';
import { THUMBNAIL_PATH } from './content/thumbnails.ts';
import { answerDriveImage } from './drives/answer-drive-image.ts';

/** Where pictures are found that a browser shows by their address alone. */
export const IMAGES_PATH = '/images/';

type Deps = { db: Database; blobs: BlobStore; clock: Clock };

/** Answers a request for a picture: one of a file or of a shared drive, or 404. Never rejects. */
export function answerImage(deps: Deps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isThumbnail = request.url?.startsWith(THUMBNAIL_PATH) === true;
  return isThumbnail ? answerThumbnail(deps, request, response) : answerDriveImage(deps, request, response);
}

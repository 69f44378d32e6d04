import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlobStore } from '#blobs/blob-store.ts';
import type { BearerAuth } from '#core/bearer-auth.ts';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import { responseThumbnail } from './content/answer-thumbnail.ts';
import { THUMBNAIL_PATH } from './content/thumbnails.ts';
import { responseDriveImage } from './drives/answer-drive-image.ts';
import { responseIcon } from './icons/answer-icon.ts';
import { ICON_PATH } from './icons/kind-icons.ts';

/** Where pictures are found. */
export const IMAGES_PATH = '/images/';

type Deps = { db: Database; blobs: BlobStore; clock: Clock; auth: BearerAuth; onError: (error: unknown) => void };

/** Answers a request for a picture: one of a file, of a kind of file or of a shared drive, or 404. Never rejects. */
export async function responseImage(deps: Deps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '' } = request;
  if (url.startsWith(THUMBNAIL_PATH)) await responseThumbnail(deps, request, response);
  else if (url.startsWith(ICON_PATH)) responseIcon(request, response);
  else await responseDriveImage(deps, request, response);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlobStore } from '#blobs/blob-store.ts';
import type { BearerAuth } from '#core/auth/bearer-auth.ts';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import { sendThumbnail } from '#drive/content/send-thumbnail.ts';
import { THUMBNAIL_PATH } from '#drive/content/thumbnails.ts';
import { sendDriveImage } from '#drive/drives/send-drive-image.ts';
import { ICON_PATH } from '#drive/icons/kind-icons.ts';
import { sendIcon } from '#drive/icons/send-icon.ts';

/** Path prefix of images. */
export const IMAGES_PATH = '/images/';

type Deps = { db: Database; blobs: BlobStore; clock: Clock; auth: BearerAuth; onError: (error: unknown) => void };

/** Handles a request for an image: a thumbnail, a file type icon or a shared drive background, or 404. Never rejects. */
export async function handleImage(deps: Deps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '' } = request;
  if (url.startsWith(THUMBNAIL_PATH)) await sendThumbnail(deps, request, response);
  else if (url.startsWith(ICON_PATH)) sendIcon(request, response);
  else await sendDriveImage(deps, request, response);
}

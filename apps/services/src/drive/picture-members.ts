import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Clock } from '#core/clock.ts';
import type { ServiceSettings } from '#core/operation.ts';
import type { Database } from '#db/database.ts';
import type { Item } from '#items/item.ts';
import { findThumbnail, toThumbnailLink } from './content/thumbnails.ts';

type File = DriveSchemas['File'];
type Context = { db: Database; clock: Clock; settings: ServiceSettings; accountId: string };
type StoredFacts = { width: number; height: number; rotation: number; camera: string | null };

/** The members of a File resource that show an item as a picture, or tell what is known of one. */
export function toPictureMembers(context: Context, item: Item, selects: (member: string) => boolean): File {
  return { ...toThumbnailMembers(context, item, selects), ...toImageMembers(context.db, item, selects) };
}

function toThumbnailMembers(context: Context, { id, number }: Item, selects: (member: string) => boolean): File {
  if (!['hasThumbnail', 'thumbnailLink', 'thumbnailVersion'].some(selects)) return {};
  const thumbnail = findThumbnail(context.db, number);
  if (!thumbnail) return { hasThumbnail: false };
  const { version } = thumbnail;
  return {
    hasThumbnail: true,
    thumbnailLink: toThumbnailLink(context, { itemId: id, accountId: context.accountId, version }),
    thumbnailVersion: String(version),
  };
}

function toImageMembers(db: Database, item: Item, selects: (member: string) => boolean): File {
  if (!item.mimeType.startsWith('image/') || !selects('imageMediaMetadata')) return {};
  const stored = db.get<StoredFacts>(
    `SELECT image_width AS width, image_height AS height, image_rotation AS rotation, image_camera AS camera
     FROM item_contents WHERE item_number = ? AND image_width IS NOT NULL`,
    item.number,
  );
  if (!stored) return {};
  const { camera, ...shape } = stored;
  return { imageMediaMetadata: { ...shape, ...(camera !== null && JSON.parse(camera)) } };
}

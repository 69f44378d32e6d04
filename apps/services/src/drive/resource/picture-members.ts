import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { toThumbnailLink } from '#drive/content/thumbnails.ts';
import type { Item } from '#items/item.ts';
import type { ItemPageLoader } from './item-page-loader.ts';

type File = DriveSchemas['File'];
type Context = {
  db: Database;
  clock: Clock;
  settings: ServiceSettings;
  caller: Pick<Caller, 'accountId' | 'readsContent'>;
};
type StoredFacts = { width: number; height: number; rotation: number; camera: string | null };

/** Returns the image fields of a File resource: its thumbnail, and image metadata. */
export function toPictureMembers(
  context: Context,
  item: Item,
  { thumbnails }: ItemPageLoader,
  selects: (member: string) => boolean,
): File {
  return { ...toThumbnailMembers(context, item, thumbnails, selects), ...toImageMembers(context.db, item, selects) };
}

function toThumbnailMembers(
  context: Context,
  item: Item,
  thumbnails: ItemPageLoader['thumbnails'],
  selects: (member: string) => boolean,
): File {
  if (!['hasThumbnail', 'thumbnailLink', 'thumbnailVersion'].some(selects)) return {};
  const [thumbnail] = thumbnails.getRows(item);
  if (!thumbnail) return { hasThumbnail: false };
  const { version } = thumbnail;
  return {
    hasThumbnail: true,
    // Users who may not open the file get no thumbnail.
    ...(context.caller.readsContent && {
      thumbnailLink: toThumbnailLink(context, { itemId: item.id, accountId: context.caller.accountId, version }),
    }),
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

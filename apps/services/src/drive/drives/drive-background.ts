import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Caller } from '#core/auth/caller.ts';
import { SignedTokens } from '#core/auth/signed-tokens.ts';
import type { Clock } from '#core/clock.ts';
import { globalError, invalidParameter } from '#core/errors/service-error.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { canDownload } from '#drive/capabilities.ts';
import { requireReadable } from '#drive/require-item.ts';
import { toLinkExpiry } from '#drive/send-image.ts';
import type { SharedDrive } from './drive-store.ts';

/** Path prefix of the images of shared drives. */
export const IMAGE_PATH = '/images/drives/';

const MAX_IMAGE_BYTES = 16 * 2 ** 20; // An image is held in memory while it is sent.
const IMAGE_TYPES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** A custom image, with the displayed part. */
export type DriveBackground = {
  blobSha256: string;
  mimeType: string;
  sizeBytes: number;
  /** Left edge, top edge and width of the displayed part, as fractions of the whole image. */
  left: number;
  top: number;
  width: number;
};

/** Returns the custom image of a shared drive that replaces the image of its theme, if any. */
export function findBackground(db: Database, driveId: string): DriveBackground | undefined {
  return db.get<DriveBackground>(
    `SELECT blob_sha256 AS blobSha256, mime_type AS mimeType, size_bytes AS sizeBytes, left_edge AS left,
       top_edge AS top, width FROM drive_backgrounds WHERE drive_id = ?`,
    driveId,
  );
}

type ImageFile = NonNullable<DriveSchemas['Drive']['backgroundImageFile']>;

/**
 * Sets a part of an image file as the background of a shared drive. Copies the current content of the image. Throws 400 if a
 * field is missing or invalid, or if the file is not an image that the caller may download.
 */
export function putBackground(
  context: { db: Database; caller: Caller; clock: Clock },
  driveId: string,
  { id, xCoordinate: left, yCoordinate: top, width }: ImageFile,
): void {
  const isInside = isFraction(left) && isFraction(top) && isFraction(width) && width > 0 && left + width <= 1;
  if (!id || !isInside || top === 1) throw invalidParameter('backgroundImageFile');
  const { item, role } = requireReadable(context, id, { location: 'backgroundImageFile.id' });
  const isImage = IMAGE_TYPES.has(item.mimeType) && item.blobSha256 !== null && canDownload(item, role);
  if (!isImage || (item.sizeBytes ?? 0) > MAX_IMAGE_BYTES) {
    throw globalError(400, 'badRequest', 'The file is not an image that can be used.', 'backgroundImageFile.id');
  }
  context.db.run(
    `INSERT OR REPLACE INTO drive_backgrounds (drive_id, blob_sha256, mime_type, size_bytes, left_edge, top_edge, width)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    driveId,
    item.blobSha256,
    item.mimeType,
    item.sizeBytes,
    left,
    top,
    width,
  );
}

function isFraction(value: number | undefined): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

/** Restores the image of the theme. */
export function removeBackground(db: Database, driveId: string): void {
  db.run('DELETE FROM drive_backgrounds WHERE drive_id = ?', driveId);
}

/** Returns the public URL of a theme's image. */
export function toThemeLink({ publicOrigin }: ServiceSettings, themeId: string): string {
  return `${publicOrigin}${IMAGE_PATH}theme-${themeId}`;
}

/**
 * Returns the URL of the background of a shared drive. The URL of a custom image is valid for some hours, while the user for whom
 * it was created can see the drive.
 */
export function toBackgroundLink(
  { db, clock, settings }: { db: Database; clock: Clock; settings: ServiceSettings },
  drive: SharedDrive,
  accountId: string,
): string {
  if (!drive.hasOwnImage) return toThemeLink(settings, drive.themeId);
  const expiresAt = toLinkExpiry(clock.nowMs());
  return `${settings.publicOrigin}${IMAGE_PATH}${createImageTokens(db).write([drive.id, accountId, expiresAt])}`;
}

/** Returns the shared drive and user of a link, or undefined if the link is invalid or has expired. */
export function readBackgroundToken(
  db: Database,
  token: string,
  nowMs: number,
): { driveId: string; accountId: string } | undefined {
  const [driveId, accountId, expiresAt] = createImageTokens(db).read(token) ?? [];
  if (typeof driveId !== 'string' || typeof accountId !== 'string' || Number(expiresAt) <= nowMs) return undefined;
  return { driveId, accountId };
}

function createImageTokens(db: Database): SignedTokens {
  return new SignedTokens(db, ['drive-image']);
}

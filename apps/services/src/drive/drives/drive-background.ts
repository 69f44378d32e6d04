import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Caller } from '#core/auth/caller.ts';
import { SignedTokens } from '#core/auth/signed-tokens.ts';
import type { Clock } from '#core/clock.ts';
import { globalError, invalidParameter } from '#core/errors/service-error.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { canDownload } from '#drive/capabilities.ts';
import { requireReadable } from '#drive/require-item.ts';
import { toLinkEnd } from '#drive/send-image.ts';
import type { SharedDrive } from './drive-store.ts';

/** Where the images of shared drives are found. */
export const IMAGE_PATH = '/images/drives/';

const MAX_IMAGE_BYTES = 16 * 2 ** 20; // An image is held in memory while it is sent.
const IMAGE_TYPES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** An image of the members' own, with the part of it that is shown. */
export type DriveBackground = {
  blobSha256: string;
  mimeType: string;
  sizeBytes: number;
  /** Corner and width of the part that is shown, as fractions of the whole image. */
  left: number;
  top: number;
  width: number;
};

/** The image that the members of a shared drive have put in place of that of the theme, if they have. */
export function findBackground(db: Database, driveId: string): DriveBackground | undefined {
  return db.get<DriveBackground>(
    `SELECT blob_sha256 AS blobSha256, mime_type AS mimeType, size_bytes AS sizeBytes, left_edge AS left,
       top_edge AS top, width FROM drive_backgrounds WHERE drive_id = ?`,
    driveId,
  );
}

type ImageFile = NonNullable<DriveSchemas['Drive']['backgroundImageFile']>;

/**
 * Makes a part of an image file the background of a shared drive. The image is taken as it is now. Throws 400 unless
 * all members are given and make sense, and for a file that is not an image the caller may download.
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

/** Puts the image of the theme back in its place. */
export function removeBackground(db: Database, driveId: string): void {
  db.run('DELETE FROM drive_backgrounds WHERE drive_id = ?', driveId);
}

/** Address of the image of a theme, for everybody. */
export function toThemeLink({ publicOrigin }: ServiceSettings, themeId: string): string {
  return `${publicOrigin}${IMAGE_PATH}theme-${themeId}`;
}

/**
 * Address of the background of a shared drive. The one of an image of the members' own holds for some hours, as long as the
 * person for whom it was made sees the drive.
 */
export function toBackgroundLink(
  { db, clock, settings }: { db: Database; clock: Clock; settings: ServiceSettings },
  drive: SharedDrive,
  accountId: string,
): string {
  if (!drive.hasOwnImage) return toThemeLink(settings, drive.themeId);
  const expiresAt = toLinkEnd(clock.nowMs());
  return `${settings.publicOrigin}${IMAGE_PATH}${imageTokens(db).write([drive.id, accountId, expiresAt])}`;
}

/** Shared drive and person of a link; undefined for a link that does not hold, or no longer. */
export function readBackgroundToken(
  db: Database,
  token: string,
  nowMs: number,
): { driveId: string; accountId: string } | undefined {
  const [driveId, accountId, expiresAt] = imageTokens(db).read(token) ?? [];
  if (typeof driveId !== 'string' || typeof accountId !== 'string' || Number(expiresAt) <= nowMs) return undefined;
  return { driveId, accountId };
}

function imageTokens(db: Database): SignedTokens {
  return new SignedTokens(db, ['drive-image']);
}

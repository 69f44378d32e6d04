import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '#blobs/blob-store.ts';
import { findAccount } from '#core/auth/directory.ts';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import { sendImage } from '#drive/send-image.ts';
import { findItemRole } from '#items/access.ts';
import { type DriveBackground, findBackground, IMAGE_PATH, readBackgroundToken } from './drive-background.ts';
import { findDrive } from './drive-store.ts';
import { DRIVE_THEMES, type DriveTheme } from './drive-themes.ts';

type Deps = { db: Database; blobs: BlobStore; clock: Clock; onError: (error: unknown) => void };

// Backgrounds have an aspect ratio of 80:9 and are displayed at least 1,280 pixels wide.
const FRAME = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 9" width="1280" height="144"';

const SVG_HEADERS = {
  'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
};

/** Sends the background of a shared drive or theme: an SVG image, or 404. Never rejects. */
export function sendDriveImage(deps: Deps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const find = async (name: string) => {
    const svg = await findImage(deps, name);
    return svg === undefined
      ? undefined
      : { type: 'image/svg+xml; charset=utf-8', bytes: Buffer.from(svg), headers: SVG_HEADERS };
  };
  return sendImage(request, response, { prefix: IMAGE_PATH, find, onError: deps.onError });
}

async function findImage({ db, blobs, clock }: Deps, name: string): Promise<string | undefined> {
  const theme = DRIVE_THEMES.find(({ id }) => name === `theme-${id}`);
  if (theme) return drawTheme(theme);
  const link = readBackgroundToken(db, name, clock.nowMs());
  const background = link && canReadDrive(db, link) ? findBackground(db, link.driveId) : undefined;
  if (!background) return undefined;
  const blob = { sha256: background.blobSha256, sizeBytes: background.sizeBytes };
  return drawPart(background, await buffer(await blobs.open(blob)));
}

/** Whether a user may see a shared drive, as a member or as an administrator of its domain. */
function canReadDrive(db: Database, { driveId, accountId }: { driveId: string; accountId: string }): boolean {
  const account = findAccount(db, accountId);
  if (!account) return false;
  const isAdministered = account.isDomainAdmin && findDrive(db, driveId)?.domain === account.domain;
  return isAdministered || findItemRole(db, { accountId, domain: account.domain }, driveId) !== undefined;
}

function drawTheme({ colorRgb }: DriveTheme): string {
  const waves = [2, 4, 6].map((y) => `<path d="M0 ${y}q10 -3 20 0t20 0 20 0 20 0v9h-80z" fill="#fff" opacity=".12"/>`);
  return `<svg ${FRAME}><rect width="80" height="9" fill="${colorRgb}"/>${waves.join('')}</svg>`;
}

/** Draws the displayed part of an image: scales the image until the part fills the frame, and moves it to the part's corner. */
function drawPart({ mimeType, left, top, width }: DriveBackground, bytes: Buffer): string {
  const move = `transform-box:fill-box;transform:translate(${-100 * left}%,${-100 * top}%)`;
  const source = `data:${mimeType};base64,${bytes.toString('base64')}`;
  return `<svg ${FRAME}><image width="${80 / width}" style="${move}" href="${source}"/></svg>`;
}

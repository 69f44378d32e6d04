import { randomInt } from 'node:crypto';
import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import { globalError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { findItemRole } from '#items/access.ts';
import { generateDriveId } from '#items/item-id.ts';
import { createDrive } from './create-drive.ts';
import { requireStoredDrive } from './drive-store.ts';
import { DRIVE_THEMES, requireTheme } from './drive-themes.ts';
import type { AccessibleDrive } from './require-drive.ts';

type Context = { db: Database; caller: Caller; clock: Clock };

/** The fields that can be set when creating a shared drive. */
export type RequestedDrive = Pick<DriveSchemas['Drive'], 'name' | 'themeId' | 'colorRgb' | 'backgroundImageFile'> & {
  restrictions?: object;
};

/**
 * Creates a shared drive with the caller as its organizer. Idempotent: repeating a request ID returns the drive created before.
 * Throws 409 if the request differs or the creator can no longer access the drive. Throws 400 if the name is missing, and for
 * fields that only an update can set.
 */
export function requestDrive(context: Context, requestId: string, body: RequestedDrive): AccessibleDrive {
  const { db, caller, clock } = context;
  const name = body.name?.trim() ? body.name : undefined;
  if (name === undefined) throw globalError(400, 'required', 'A shared drive must have a name.', 'name');
  rejectUpdateOnlyMembers(body);
  const requested = JSON.stringify([name, body.themeId ?? null]);
  const earlier = db.get<{ id: string; requested: string | null }>(
    'SELECT id, request_body AS requested FROM drives WHERE created_by = ? AND request_id = ?',
    caller.accountId,
    requestId,
  );
  if (earlier) return repeat(context, earlier, requested);
  const theme = body.themeId ? requireTheme(body.themeId) : pickTheme();
  const id = generateDriveId();
  createDrive(db, { id, name, domain: caller.domain, theme, creator: caller, createdAt: clock.nowMs() });
  db.run('UPDATE drives SET request_id = ?, request_body = ? WHERE id = ?', requestId, requested, id);
  const viewer = { accountId: caller.accountId, role: 'organizer', isAdministrator: false } as const;
  return { drive: requireStoredDrive(db, id), viewer };
}

function rejectUpdateOnlyMembers(body: RequestedDrive): void {
  const isRestricted = Object.keys(body.restrictions ?? {}).length > 0;
  const member = isRestricted
    ? 'restrictions'
    : (['colorRgb', 'backgroundImageFile'] as const).find((name) => body[name] !== undefined && body[name] !== null);
  if (member === undefined) return;
  throw globalError(400, 'badRequest', `${member} can only be set on an existing shared drive.`, member);
}

function repeat(
  { db, caller }: Context,
  earlier: { id: string; requested: string | null },
  requested: string,
): AccessibleDrive {
  const role = findItemRole(db, caller, earlier.id);
  if (earlier.requested !== requested || !role) {
    const message = 'A shared drive was already requested with this id.';
    throw globalError(409, 'teamDriveAlreadyExists', message, 'requestId');
  }
  const viewer = { accountId: caller.accountId, role, isAdministrator: false };
  return { drive: requireStoredDrive(db, earlier.id), viewer };
}

function pickTheme() {
  const theme = DRIVE_THEMES[randomInt(DRIVE_THEMES.length)];
  if (!theme) throw new Error('there are themes');
  return theme;
}

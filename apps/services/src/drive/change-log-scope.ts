import type { Caller } from '#core/auth/caller.ts';
import { globalError, invalidParameter, notFound } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { findItemRole } from '#items/access.ts';
import { supportsAllDrives } from './require-item.ts';

type Params = {
  driveId?: string | undefined;
  teamDriveId?: string | undefined;
  supportsAllDrives?: boolean | undefined;
  supportsTeamDrives?: boolean | undefined;
};

/** Returns the shared drive whose log is requested, or undefined for the caller's own log. */
export function toLogDriveId(params: Params): string | undefined {
  return params.driveId ?? params.teamDriveId;
}

/** Like `toLogDriveId`, but requires read access to the drive. Throws 403 and 404. */
export function requireLogDrive(db: Database, caller: Caller, params: Params): string | undefined {
  const driveId = toLogDriveId(params);
  if (driveId === undefined) return undefined;
  if (!supportsAllDrives(params)) {
    const message = 'driveId requires supportsAllDrives.';
    throw globalError(403, 'teamDrivesParameterRequired', message, 'supportsAllDrives');
  }
  if (!findItemRole(db, caller, driveId)) throw notFound('Shared drive', driveId, 'driveId');
  return driveId;
}

/** Returns the sequence number of the latest change. */
export function getSequence(db: Database): number {
  return db.get<{ seq: number }>("SELECT seq FROM sqlite_sequence WHERE name = 'change_log'")?.seq ?? 0;
}

/** Returns the token for all changes from now on. */
export function getCurrentToken(db: Database): string {
  return String(getSequence(db) + 1);
}

/** Parses a token to the first sequence number that it covers. Throws 400 if the text is invalid. Change tokens do not expire. */
export function parseChangeToken(token: string): number {
  if (!/^\d{1,15}$/u.test(token)) throw invalidParameter('pageToken');
  return Number(token);
}

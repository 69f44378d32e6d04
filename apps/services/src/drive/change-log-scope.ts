import type { Caller } from '#core/auth/caller.ts';
import { globalError, invalidParameter, notFound } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { roleOn } from '#items/access.ts';
import { supportsAllDrives } from './require-item.ts';

type Params = {
  driveId?: string | undefined;
  teamDriveId?: string | undefined;
  supportsAllDrives?: boolean | undefined;
  supportsTeamDrives?: boolean | undefined;
};

/** The shared drive whose log is asked for; undefined for the caller's own log. */
export function toLogDriveId(params: Params): string | undefined {
  return params.driveId ?? params.teamDriveId;
}

/** Like `toLogDriveId`, for a drive that the caller may read. Throws 403 and 404. */
export function requireLogDrive(db: Database, caller: Caller, params: Params): string | undefined {
  const driveId = toLogDriveId(params);
  if (driveId === undefined) return undefined;
  if (!supportsAllDrives(params)) {
    const message = 'driveId needs supportsAllDrives.';
    throw globalError(403, 'teamDrivesParameterRequired', message, 'supportsAllDrives');
  }
  if (!roleOn(db, caller, driveId)) throw notFound('Shared drive', driveId, 'driveId');
  return driveId;
}

/** The place of the latest change in the order of changes. */
export function currentPlace(db: Database): number {
  return db.get<{ seq: number }>("SELECT seq FROM sqlite_sequence WHERE name = 'change_log'")?.seq ?? 0;
}

/** Token of the place after everything that has happened so far. */
export function currentToken(db: Database): string {
  return String(currentPlace(db) + 1);
}

/** First sequence number that a token stands for. Throws 400 for another text. Change tokens do not expire. */
export function parseChangeToken(token: string): number {
  if (!/^\d{1,15}$/u.test(token)) throw invalidParameter('pageToken');
  return Number(token);
}

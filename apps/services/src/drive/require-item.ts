import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import { globalError, notFound, type ServiceError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { roleOn } from '#items/access.ts';
import { isHiddenFrom } from '#items/app-data.ts';
import { isWithheld } from '#items/app-files.ts';
import { findItem, type Item } from '#items/item.ts';
import { type ItemRole, reaches } from '#items/item-role.ts';
import { ensureAppDataFolderId, ensureMyDriveRootId } from '#items/roots.ts';

type Context = { db: Database; caller: Caller; clock: Clock };

/** An item with what the caller may do with it. */
export type ReachedItem = { item: Item; role: ItemRole };

/** The id behind the aliases `root` and `appDataFolder`; any other id as it is. */
export function resolveItemId({ db, caller, clock }: Context, id: string): string {
  if (id === 'root') return ensureMyDriveRootId(db, caller, clock.nowMs());
  if (id === 'appDataFolder') return ensureAppDataFolderId(db, caller, caller.clientId, clock.nowMs());
  return id;
}

/**
 * The item with this id if the caller may read it. Throws 404 otherwise, and also for what another client keeps for
 * itself and for an item of a shared drive when the client does not support them (`allDrives` false); 403 for what the
 * client's token does not open.
 */
export function requireReadable(
  context: Context,
  id: string,
  options: { allDrives?: boolean | undefined; location?: string } = {},
): ReachedItem {
  const item = findItem(context.db, resolveItemId(context, id));
  const role = item && roleOn(context.db, context.caller, item.id);
  const isHidden = !item || isHiddenFrom(context.db, context.caller, item);
  if (isHidden || !role || (item.driveId !== null && options.allDrives === false)) {
    throw notFound('File', id, options.location ?? 'fileId');
  }
  requireGiven(context, item);
  return { item, role };
}

/** Throws 403 `appNotAuthorizedToFile` for an item that the client was not given when its token opens those alone. */
export function requireGiven({ db, caller }: Pick<Context, 'db' | 'caller'>, item: Item): void {
  if (!isWithheld(db, caller, item)) return;
  const message = `The user has not granted the app ${caller.clientId} access to the file ${item.id}.`;
  throw globalError(403, 'appNotAuthorizedToFile', message);
}

/** Throws 403 `insufficientFilePermissions` unless the role reaches the needed one. */
export function requireRole(role: ItemRole, needed: ItemRole): void {
  if (!reaches(role, needed)) throw insufficientPermissions();
}

/** 403 for an action on a file that the caller may see. */
export function insufficientPermissions(): ServiceError {
  const message = 'The user does not have sufficient permissions for this file.';
  return globalError(403, 'insufficientFilePermissions', message);
}

/** Whether the client says that it supports shared drives, by the current or the deprecated parameter. */
export function supportsAllDrives(params: {
  supportsAllDrives?: boolean | undefined;
  supportsTeamDrives?: boolean | undefined;
}): boolean {
  return params.supportsAllDrives === true || params.supportsTeamDrives === true;
}

/** Throws 403 for a list of what is in shared drives, too, for a client that does not say that it supports them. */
export function requireDriveSupport(
  params: Parameters<typeof includesAllDrives>[0] & Parameters<typeof supportsAllDrives>[0],
): void {
  if (!includesAllDrives(params) || supportsAllDrives(params)) return;
  const message = 'includeItemsFromAllDrives needs supportsAllDrives.';
  throw globalError(403, 'teamDrivesParameterRequired', message, 'supportsAllDrives');
}

/** Whether the client asks for what is in shared drives, too, by the current or the deprecated parameter. */
export function includesAllDrives(params: {
  includeItemsFromAllDrives?: boolean | undefined;
  includeTeamDriveItems?: boolean | undefined;
}): boolean {
  return params.includeItemsFromAllDrives === true || params.includeTeamDriveItems === true;
}

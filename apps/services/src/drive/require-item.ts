import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import { globalError, notFound, type ServiceError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { findItemRole } from '#items/access.ts';
import { isHiddenFrom } from '#items/app-data.ts';
import { isHiddenFromApp } from '#items/app-files.ts';
import { findItem, type Item } from '#items/item.ts';
import { type ItemRole, includesRole } from '#items/item-role.ts';
import { ensureAppDataFolderId, ensureMyDriveRootId } from '#items/roots.ts';

type Context = { db: Database; caller: Caller; clock: Clock };

/** An item with the caller's role on it. */
export type AccessibleItem = { item: Item; role: ItemRole };

/** Resolves the aliases `root` and `appDataFolder` to an ID. Returns other IDs unchanged. */
export function resolveItemId({ db, caller, clock }: Context, id: string): string {
  if (id === 'root') return ensureMyDriveRootId(db, caller, clock.nowMs());
  if (id === 'appDataFolder') return ensureAppDataFolderId(db, caller, caller.clientId, clock.nowMs());
  return id;
}

/**
 * Returns the item with this ID if the caller may read it. Throws 404 otherwise, for another client's app data, and for an item
 * of a shared drive if the client does not support them (`allDrives` false). Throws 403 if the client's token does not grant
 * access to it.
 */
export function requireReadable(
  context: Context,
  id: string,
  options: { allDrives?: boolean | undefined; location?: string } = {},
): AccessibleItem {
  const item = findItem(context.db, resolveItemId(context, id));
  const role = item && findItemRole(context.db, context.caller, item.id);
  const isHidden = !item || isHiddenFrom(context.db, context.caller, item);
  if (isHidden || !role || (item.driveId !== null && options.allDrives === false)) {
    throw notFound('File', id, options.location ?? 'fileId');
  }
  requireGrantedToApp(context, item);
  return { item, role };
}

/**
 * Throws 403 `appNotAuthorizedToFile` if the token is restricted to items given to the client and this item is not one of them.
 */
export function requireGrantedToApp({ db, caller }: Pick<Context, 'db' | 'caller'>, item: Item): void {
  if (!isHiddenFromApp(db, caller, item)) return;
  const message = `The user has not granted the app ${caller.clientId} access to the file ${item.id}.`;
  throw globalError(403, 'appNotAuthorizedToFile', message);
}

/** Throws 403 `insufficientFilePermissions` unless the role includes the needed one. */
export function requireRole(role: ItemRole, needed: ItemRole): void {
  if (!includesRole(role, needed)) throw insufficientPermissions();
}

/** 403: the caller may see the file but not perform the action. */
export function insufficientPermissions(): ServiceError {
  const message = 'The user does not have sufficient permissions for this file.';
  return globalError(403, 'insufficientFilePermissions', message);
}

/** Whether the client supports shared drives, according to the current or the deprecated parameter. */
export function supportsAllDrives(params: {
  supportsAllDrives?: boolean | undefined;
  supportsTeamDrives?: boolean | undefined;
}): boolean {
  return params.supportsAllDrives === true || params.supportsTeamDrives === true;
}

/** Throws 403 if the client requests a list including shared drives without declaring support for them. */
export function requireDriveSupport(
  params: Parameters<typeof includesAllDrives>[0] & Parameters<typeof supportsAllDrives>[0],
): void {
  if (!includesAllDrives(params) || supportsAllDrives(params)) return;
  const message = 'includeItemsFromAllDrives requires supportsAllDrives.';
  throw globalError(403, 'teamDrivesParameterRequired', message, 'supportsAllDrives');
}

/** Whether the client requests items in shared drives too, by the current or the deprecated parameter. */
export function includesAllDrives(params: {
  includeItemsFromAllDrives?: boolean | undefined;
  includeTeamDriveItems?: boolean | undefined;
}): boolean {
  return params.includeItemsFromAllDrives === true || params.includeTeamDriveItems === true;
}

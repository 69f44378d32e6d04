import type { Caller } from '#core/auth/caller.ts';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { findItemRole } from '#items/access.ts';
import { findItem, type Item } from '#items/item.ts';
import { type ItemRole, includesRole } from '#items/item-role.ts';
import { SCRIPT_TYPE } from '#items/item-types.ts';
import { ensureProject } from './create-project.ts';

type Context = { db: Database; caller: Caller };

/** 404 in the format of the scripting service: the project, version or deployment does not exist. */
export function entityNotFound(): ServiceError {
  return globalError(404, 'notFound', 'Requested entity was not found.');
}

/** 403 in the format of the scripting service. */
export function permissionDenied(): ServiceError {
  return globalError(403, 'forbidden', 'The caller does not have permission');
}

/**
 * Returns the item of a script project on which the caller has at least the `needed` role. Throws 404 if the ID is unknown, and
 * 403 if the role is too low.
 */
export function requireProject({ db, caller }: Context, scriptId: string, needed: ItemRole = 'reader'): Item {
  const item = findItem(db, scriptId);
  if (item?.mimeType !== SCRIPT_TYPE) throw entityNotFound();
  if (!includesRole(findItemRole(db, caller, scriptId), needed)) throw permissionDenied();
  ensureProject(db, item);
  return item;
}

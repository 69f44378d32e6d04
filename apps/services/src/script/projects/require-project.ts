import type { Caller } from '#core/auth/caller.ts';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { roleOn } from '#items/access.ts';
import { findItem, type Item } from '#items/item.ts';
import { type ItemRole, reaches } from '#items/item-role.ts';
import { SCRIPT_TYPE } from '#items/item-types.ts';
import { ensureProject } from './create-project.ts';

type Context = { db: Database; caller: Caller };

/** 404 in the words of the scripting service: no such project, version or deployment. */
export function entityNotFound(): ServiceError {
  return globalError(404, 'notFound', 'Requested entity was not found.');
}

/** 403 in the words of the scripting service. */
export function permissionDenied(): ServiceError {
  return globalError(403, 'forbidden', 'The caller does not have permission');
}

/**
 * The item of a script project on which the caller has at least the `needed` role. Throws 404 for an unknown id, and
 * 403 for a lesser role.
 */
export function requireProject({ db, caller }: Context, scriptId: string, needed: ItemRole = 'reader'): Item {
  const item = findItem(db, scriptId);
  if (item?.mimeType !== SCRIPT_TYPE) throw entityNotFound();
  if (!reaches(roleOn(db, caller, scriptId), needed)) throw permissionDenied();
  ensureProject(db, item);
  return item;
}

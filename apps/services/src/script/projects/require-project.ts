import type { Caller } from '#core/caller.ts';
import { globalError, type ServiceError } from '#core/service-error.ts';
import type { Database } from '#db/database.ts';
import { roleOn } from '#items/access.ts';
import { findItem, type Item } from '#items/item.ts';
import { SCRIPT_TYPE } from '#items/item-types.ts';

/** 404 in the words of the scripting service: no such project, version or deployment. */
export function entityNotFound(): ServiceError {
  return globalError(404, 'notFound', 'Requested entity was not found.');
}

/** The item of a script project that the caller may read. Throws 404 for an unknown id, 403 without access. */
export function requireProject(context: { db: Database; caller: Caller }, scriptId: string): Item {
  const item = findItem(context.db, scriptId);
  if (item?.mimeType !== SCRIPT_TYPE) throw entityNotFound();
  if (!roleOn(context.db, context.caller, scriptId)) {
    throw globalError(403, 'forbidden', 'The caller does not have permission');
  }
  return item;
}

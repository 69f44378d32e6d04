import type { Caller } from '#core/auth/caller.ts';
import type { Database } from '#db/database.ts';
import type { ItemRole } from '#items/item-role.ts';
import { entityNotFound, requireProject } from '#script/projects/require-project.ts';
import { findStoredTrigger, type StoredTrigger } from '#script/triggers/stored-trigger.ts';

type Named = { scriptId: string; triggerId: string };

/**
 * Returns a trigger of a project on which the caller has at least the `needed` role. Throws 404 if it does not exist, and 403 if
 * the role is too low.
 */
export function requireTrigger(
  context: { db: Database; caller: Caller },
  { scriptId, triggerId }: Named,
  { needed, isDeleted = false }: { needed: ItemRole; isDeleted?: boolean },
): StoredTrigger {
  const { id } = requireProject(context, scriptId, needed);
  const trigger = findStoredTrigger(context.db, id, triggerId);
  if (!trigger || (trigger.deletedAt !== null && !isDeleted)) throw entityNotFound();
  return trigger;
}

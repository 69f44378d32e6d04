import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import { globalError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { type ReachedItem, requireReadable, requireRole } from '#drive/require-item.ts';
import { hasRevisions } from '#items/item-types.ts';

type Context = { db: Database; caller: Caller; clock: Clock };

/**
 * The item with this id, if the caller may see its history, which takes a writer. Throws 404 for what cannot be read,
 * and 403 for those who may not and for kinds without a history.
 */
export function requireHistory(context: Context, fileId: string): ReachedItem {
  const reached = requireReadable(context, fileId);
  requireRole(reached.role, 'writer');
  if (hasRevisions(reached.item.mimeType)) return reached;
  throw globalError(403, 'revisionsNotSupported', 'The file does not support revisions.');
}

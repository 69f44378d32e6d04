import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import { globalError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { type AccessibleItem, requireReadable, requireRole } from '#drive/require-item.ts';
import { hasRevisions } from '#items/item-types.ts';

type Context = { db: Database; caller: Caller; clock: Clock };

/**
 * Returns the item with this ID if the caller may see its history, which requires the writer role. Throws 404 if the item is not
 * readable, and 403 if the role is too low or the type has no history.
 */
export function requireHistory(context: Context, fileId: string): AccessibleItem {
  const reached = requireReadable(context, fileId);
  requireRole(reached.role, 'writer');
  if (hasRevisions(reached.item.mimeType)) return reached;
  throw globalError(403, 'revisionsNotSupported', 'The file does not support revisions.');
}

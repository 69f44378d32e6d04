import { globalError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';

const MAX_PINNED_REVISIONS = 200;

/** Throws 400 if the maximum number of revisions kept forever is reached. */
export function checkPinLimit(db: Database, itemNumber: number): void {
  const pinned = db.get<{ count: number }>(
    'SELECT count(*) AS count FROM revisions WHERE item_number = ? AND keep_forever = 1',
    itemNumber,
  );
  if ((pinned?.count ?? 0) < MAX_PINNED_REVISIONS) return;
  throw globalError(400, 'badRequest', `At most ${MAX_PINNED_REVISIONS} revisions of a file can be kept forever.`);
}

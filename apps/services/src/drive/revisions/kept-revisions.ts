import { globalError } from '#core/service-error.ts';
import type { Database } from '#db/database.ts';

const MAX_KEPT_REVISIONS = 200;

/** Throws 400 when as many revisions of a file are kept forever as can be. */
export function requireRoomToKeep(db: Database, itemNumber: number): void {
  const kept = db.get<{ count: number }>(
    'SELECT count(*) AS count FROM revisions WHERE item_number = ? AND keep_forever = 1',
    itemNumber,
  );
  if ((kept?.count ?? 0) < MAX_KEPT_REVISIONS) return;
  throw globalError(400, 'badRequest', `At most ${MAX_KEPT_REVISIONS} revisions of a file can be kept forever.`);
}

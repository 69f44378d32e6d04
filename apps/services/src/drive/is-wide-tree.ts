import type { Database } from '#db/database.ts';
import { hasManyBelow } from '#items/has-many-below.ts';

/** Whether a request is about a folder or shared drive with very many items below it. */
export function isWideTree({ db, params }: { db: Database; params: { fileId: string } }): boolean {
  return hasManyBelow(db, [params.fileId]);
}

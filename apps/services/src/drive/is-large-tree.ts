import type { Caller } from '#core/auth/caller.ts';
import type { Database } from '#db/database.ts';
import { hasManyDescendants } from '#items/has-many-descendants.ts';
import { findMyDriveRootId } from '#items/roots.ts';

type Context = { db: Database; caller: Pick<Caller, 'accountId'>; params: { fileId: string } };

/** Whether a request targets a folder or shared drive with very many descendants. */
export function isLargeTree({ db, caller, params: { fileId } }: Context): boolean {
  const id = fileId === 'root' ? findMyDriveRootId(db, caller.accountId) : fileId;
  return id !== undefined && hasManyDescendants(db, [id]);
}

import type { Caller } from '#core/auth/caller.ts';
import type { Database } from '#db/database.ts';
import { hasManyBelow } from '#items/has-many-below.ts';
import { findMyDriveRootId } from '#items/roots.ts';

type Context = { db: Database; caller: Pick<Caller, 'accountId'>; params: { fileId: string } };

/** Whether a request targets a folder or shared drive with very many descendants. */
export function isWideTree({ db, caller, params: { fileId } }: Context): boolean {
  const id = fileId === 'root' ? findMyDriveRootId(db, caller.accountId) : fileId;
  return id !== undefined && hasManyBelow(db, [id]);
}

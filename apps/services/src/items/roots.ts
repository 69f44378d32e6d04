import { findAccount } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';
import type { Item } from './item.ts';
import { toRootId } from './item-id.ts';
import { FOLDER_TYPE } from './item-types.ts';
import { type Creator, createItem, requireItem } from './items.ts';

/** Returns the root folder of an account's My Drive. Creates it on first use. */
export function ensureMyDriveRoot(db: Database, account: Creator, nowMs: number): Item {
  return requireItem(db, ensureMyDriveRootId(db, account, nowMs));
}

/** Returns the root folder of the My Drive of an item's owner. Throws if the item has no owner. */
export function ensureRootOfOwner(db: Database, item: Pick<Item, 'id' | 'ownerId'>, nowMs: number): Item {
  const owner = item.ownerId === null ? undefined : findAccount(db, item.ownerId);
  if (!owner) throw new Error(`the owner of ${item.id} does not exist`);
  return ensureMyDriveRoot(db, { accountId: owner.id, permissionId: owner.permissionId }, nowMs);
}

/** Returns the ID of the root folder of an account's My Drive. Creates it on first use. */
export function ensureMyDriveRootId(db: Database, account: Creator, nowMs: number): string {
  return ensureRoot(db, account, '', { name: 'My Drive', space: 'drive' }, nowMs);
}

/** Returns the ID of the root folder of an account's My Drive, if it exists. */
export function findMyDriveRootId(db: Database, accountId: string): string | undefined {
  return findRootId(db, accountId, '');
}

/** Returns the ID of the hidden folder for a client's own data in an account. Creates it on first use. */
export function ensureAppDataFolderId(db: Database, account: Creator, clientId: string, nowMs: number): string {
  return ensureRoot(db, account, clientId, { name: 'App data', space: 'appDataFolder' }, nowMs);
}

function ensureRoot(
  db: Database,
  account: Creator,
  clientId: string,
  root: { name: string; space: Item['space'] },
  nowMs: number,
): string {
  const found = findRootId(db, account.accountId, clientId);
  if (found !== undefined) return found;
  return db.transaction(() => {
    const item = createItem(db, {
      ...root,
      id: toRootId(account.accountId, clientId),
      mimeType: FOLDER_TYPE,
      creator: account,
      createdAt: nowMs,
      isRoot: true,
    });
    db.run(
      'INSERT INTO account_roots (account_id, client_id, item_id) VALUES (?, ?, ?)',
      account.accountId,
      clientId,
      item.id,
    );
    return item.id;
  });
}

function findRootId(db: Database, accountId: string, clientId: string): string | undefined {
  return db.get<{ itemId: string }>(
    'SELECT item_id AS itemId FROM account_roots WHERE account_id = ? AND client_id = ?',
    accountId,
    clientId,
  )?.itemId;
}

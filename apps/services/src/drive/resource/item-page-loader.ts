import type { Database } from '#db/database.ts';
import { listOwnGrantsAmong } from '#drive/effective-grants.ts';
import type { Item } from '#items/item.ts';
import { BatchLoader } from './batch-loader.ts';

type Marks = { itemNumber: number; starred: number; viewedAt: number | null; modifiedAt: number | null };
type Property = { itemNumber: number; clientId: string; key: string; value: string };
type Encryption = { itemNumber: number; details: string };
type ThumbnailVersion = { itemNumber: number; version: number };

type Given = { itemNumber: number };

const AMONG = 'item_number IN (SELECT value FROM json_each(?))';

/** Loads the data of a page's File resources that is stored separately from the items. */
export class ItemPageLoader {
  /** The caller's marks on an item. */
  readonly marks: BatchLoader<Marks>;
  /** Properties that clients have set on an item: public ones, and private ones of the calling client. */
  readonly properties: BatchLoader<Property>;
  /** The item's own grants, oldest first. */
  readonly ownGrants: BatchLoader<ReturnType<typeof listOwnGrantsAmong>[number]>;
  /** Items given to the calling client. */
  readonly grantedToApp: BatchLoader<Given>;
  readonly thumbnails: BatchLoader<ThumbnailVersion>;
  /** Client-side encryption details, as JSON. */
  readonly encryption: BatchLoader<Encryption>;

  constructor(db: Database, caller: { accountId: string; clientId: string }, items: readonly Pick<Item, 'number'>[]) {
    const numbers = items.map(({ number }) => number);
    const list = JSON.stringify(numbers);
    const { accountId, clientId } = caller;
    this.marks = new BatchLoader(() =>
      db.all<Marks>(
        `SELECT item_number AS itemNumber, starred, viewed_at AS viewedAt, modified_at AS modifiedAt FROM item_marks
         WHERE account_id = ? AND ${AMONG}`,
        accountId,
        list,
      ),
    );
    this.properties = new BatchLoader(() =>
      db.all<Property>(
        `SELECT item_number AS itemNumber, client_id AS clientId, key, value FROM item_properties
         WHERE ${AMONG} AND client_id IN ('', ?) ORDER BY key`,
        list,
        clientId,
      ),
    );
    this.ownGrants = new BatchLoader(() => listOwnGrantsAmong(db, numbers));
    this.encryption = new BatchLoader(() =>
      db.all<Encryption>(`SELECT item_number AS itemNumber, details FROM client_encryption WHERE ${AMONG}`, list),
    );
    this.grantedToApp = new BatchLoader(() =>
      db.all<Given>(
        `SELECT i.number AS itemNumber FROM items AS i CROSS JOIN app_files AS a ON a.item_id = i.id
         WHERE i.number IN (SELECT value FROM json_each(?)) AND a.account_id = ? AND a.client_id = ?`,
        list,
        accountId,
        clientId,
      ),
    );
    this.thumbnails = new BatchLoader(() =>
      db.all<ThumbnailVersion>(`SELECT item_number AS itemNumber, version FROM thumbnails WHERE ${AMONG}`, list),
    );
  }
}

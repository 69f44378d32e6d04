import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Database } from '#db/database.ts';
import type { Item } from '#items/item.ts';

/** What clients have noted on an item: for all of them, and for the calling one alone. */
export function toPropertyMembers(
  db: Database,
  item: Item,
  clientId: string,
  selects: (member: string) => boolean,
): DriveSchemas['File'] {
  if (!(selects('properties') || selects('appProperties'))) return {};
  const rows = db.all<{ clientId: string; key: string; value: string }>(
    `SELECT client_id AS clientId, key, value FROM item_properties
     WHERE item_number = ? AND client_id IN ('', ?) ORDER BY key`,
    item.number,
    clientId,
  );
  const [open, own] = [rows.filter((row) => row.clientId === ''), rows.filter((row) => row.clientId !== '')];
  return {
    ...(open.length > 0 && { properties: Object.fromEntries(open.map(({ key, value }) => [key, value])) }),
    ...(own.length > 0 && { appProperties: Object.fromEntries(own.map(({ key, value }) => [key, value])) }),
  };
}

import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { globalError } from '#core/service-error.ts';
import type { Database } from '#db/database.ts';

const MAX_PROPERTY_BYTES = 124;
const MAX_PROPERTIES = 30;

/** Sets the public properties and those private to the client; null removes a key. Throws 400 over the limits. */
export function putProperties(
  db: Database,
  itemNumber: number,
  clientId: string,
  body: Pick<DriveSchemas['File'], 'properties' | 'appProperties'>,
): void {
  putMap(db, itemNumber, '', body.properties);
  putMap(db, itemNumber, clientId, body.appProperties);
}

function putMap(
  db: Database,
  itemNumber: number,
  clientId: string,
  entries: Readonly<Record<string, string | null>> | undefined,
): void {
  if (!entries) return;
  for (const [key, value] of Object.entries(entries)) {
    if (Buffer.byteLength(key) + Buffer.byteLength(value ?? '') > MAX_PROPERTY_BYTES) {
      throw globalError(400, 'badRequest', `The property ${key} is longer than ${MAX_PROPERTY_BYTES} bytes.`);
    }
    db.run(
      'DELETE FROM item_properties WHERE item_number = ? AND client_id = ? AND key = ?',
      itemNumber,
      clientId,
      key,
    );
    if (value === null) continue;
    db.run(
      'INSERT INTO item_properties (item_number, client_id, key, value) VALUES (?, ?, ?, ?)',
      itemNumber,
      clientId,
      key,
      value,
    );
  }
  const counted = db.get<{ count: number }>(
    'SELECT count(*) AS count FROM item_properties WHERE item_number = ? AND client_id = ?',
    itemNumber,
    clientId,
  );
  if ((counted?.count ?? 0) > MAX_PROPERTIES) {
    throw globalError(400, 'badRequest', `A file has at most ${MAX_PROPERTIES} properties of one kind.`);
  }
}

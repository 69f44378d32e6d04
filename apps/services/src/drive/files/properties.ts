import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';

const MAX_PROPERTY_BYTES = 124;
const MAX_OF_A_KIND = 30;
const MAX_OF_ALL = 100;

/**
 * Sets the public properties and those private to the client. Null removes a key. Throws 400 if a limit is exceeded; limits apply
 * to the public properties, to those of each client, and to all together.
 */
export function putProperties(
  db: Database,
  itemNumber: number,
  clientId: string,
  body: Pick<DriveSchemas['File'], 'properties' | 'appProperties'>,
): void {
  putMap(db, itemNumber, '', body.properties);
  putMap(db, itemNumber, clientId, body.appProperties);
  if (body.properties || body.appProperties) rejectTooMany(db, itemNumber);
}

function putMap(
  db: Database,
  itemNumber: number,
  clientId: string,
  entries: Readonly<Record<string, string | null>> | undefined,
): void {
  if (!entries) return;
  // Allows setting as many as a file can have, and removing as many.
  if (Object.keys(entries).length > 2 * MAX_OF_ALL) throw tooMany();
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
}

function rejectTooMany(db: Database, itemNumber: number): void {
  const counts = db.all<{ count: number }>(
    'SELECT count(*) AS count FROM item_properties WHERE item_number = ? GROUP BY client_id',
    itemNumber,
  );
  if (counts.some(({ count }) => count > MAX_OF_A_KIND)) {
    throw globalError(400, 'badRequest', `A file can have at most ${MAX_OF_A_KIND} properties of one kind.`);
  }
  if (counts.reduce((sum, { count }) => sum + count, 0) > MAX_OF_ALL) {
    throw tooMany();
  }
}

function tooMany(): ServiceError {
  return globalError(400, 'badRequest', `A file can have at most ${MAX_OF_ALL} properties.`);
}

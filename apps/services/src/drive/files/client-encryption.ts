import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { globalError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { readOnlyMemberError } from '#drive/file-body.ts';
import type { Item } from '#items/item.ts';
import { isBlobType } from '#items/item-types.ts';

const STATES: readonly unknown[] = ['encrypted', 'unencrypted'];

/**
 * Replaces the client-side encryption details of a file. Throws 403 if the item has no bytes, and 400 if the state is unknown.
 */
export function putClientEncryption(db: Database, item: Item, { clientEncryptionDetails }: DriveSchemas['File']): void {
  if (!clientEncryptionDetails) return;
  if (!isBlobType(item.mimeType)) throw readOnlyMemberError('clientEncryptionDetails');
  const { encryptionState = 'unencrypted', ...details } = clientEncryptionDetails;
  if (!STATES.includes(encryptionState)) {
    throw globalError(400, 'invalid', 'Invalid Value', 'clientEncryptionDetails.encryptionState');
  }
  db.run(
    'INSERT OR REPLACE INTO client_encryption (item_number, details) VALUES (?, ?)',
    item.number,
    JSON.stringify({ encryptionState, ...details }),
  );
}

/** Copies the client-side encryption details of a file to its copy. */
export function copyClientEncryption(db: Database, original: Item, copy: Item): void {
  db.run(
    'INSERT INTO client_encryption (item_number, details) SELECT ?, details FROM client_encryption WHERE item_number = ?',
    copy.number,
    original.number,
  );
}

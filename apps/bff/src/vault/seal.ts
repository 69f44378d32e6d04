import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** A record was changed, moved to another row, or sealed with a key that is gone. */
export class SealBrokenError extends Error {
  override readonly name = 'SealBrokenError';
}

const VERSION = 'v1';
const SALT_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts text with AES-256-GCM under a key of its own. `binding` names where the record belongs (table, id, owner,
 * version): it is not stored, and the record opens only under the same one.
 *
 * Format: `v1 | key id length | key id | salt 32 | nonce 12 | ciphertext | tag 16`.
 */
export function seal(ring: KeyRing, purpose: string, binding: string, text: string): Buffer {
  const keyId = ring.primaryId;
  const salt = randomBytes(SALT_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', ring.derive(keyId, salt, purpose), nonce);
  cipher.setAAD(toAdditionalData(keyId, purpose, binding));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const head = Buffer.concat([Buffer.from(VERSION), Buffer.from([keyId.length]), Buffer.from(keyId)]);
  return Buffer.concat([head, salt, nonce, ciphertext, cipher.getAuthTag()]);
}

/** Opens a sealed record. Throws SealBrokenError when it is not what was sealed for this purpose and binding. */
export function unseal(ring: KeyRing, purpose: string, binding: string, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  const keyId = sealedKeyId(bytes);
  if (!ring.has(keyId)) throw new SealBrokenError(`the record was sealed with the unknown key ${keyId}`);
  const saltStart = VERSION.length + 1 + keyId.length;
  const nonceStart = saltStart + SALT_BYTES;
  const textStart = nonceStart + NONCE_BYTES;
  const tagStart = bytes.length - TAG_BYTES;
  if (tagStart < textStart) throw new SealBrokenError('the record is too short');
  const key = ring.derive(keyId, bytes.subarray(saltStart, nonceStart), purpose);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(nonceStart, textStart));
  decipher.setAAD(toAdditionalData(keyId, purpose, binding));
  decipher.setAuthTag(bytes.subarray(tagStart));
  try {
    return decipher.update(bytes.subarray(textStart, tagStart), undefined, 'utf8') + decipher.final('utf8');
  } catch (cause) {
    throw new SealBrokenError('the record does not open under its binding', { cause });
  }
}

/** Id of the key that a record was sealed with. */
export function sealedKeyId(sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  if (bytes.subarray(0, VERSION.length).toString() !== VERSION) throw new SealBrokenError('the format is unknown');
  const length = bytes[VERSION.length] ?? 0;
  return bytes.subarray(VERSION.length + 1, VERSION.length + 1 + length).toString();
}

function toAdditionalData(keyId: string, purpose: string, binding: string): Buffer {
  return Buffer.from(JSON.stringify([VERSION, keyId, purpose, binding]));
}

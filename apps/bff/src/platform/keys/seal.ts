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
  const bytes = toBuffer(sealed);
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
    const text = decipher.update(bytes.subarray(textStart, tagStart));
    decipher.final(); // Adds nothing in this mode; throws when the tag does not fit.
    return text.toString('utf8');
  } catch (cause) {
    throw new SealBrokenError('the record could not be decrypted with its binding', { cause });
  }
}

/** Id of the key that a record was sealed with. */
export function sealedKeyId(sealed: Uint8Array): string {
  const bytes = toBuffer(sealed);
  if (bytes.toString('latin1', 0, VERSION.length) !== VERSION) throw new SealBrokenError('the format is unknown');
  const length = bytes[VERSION.length] ?? 0;
  return bytes.toString('utf8', VERSION.length + 1, VERSION.length + 1 + length);
}

// The same bytes, not a copy of them.
function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function toAdditionalData(keyId: string, purpose: string, binding: string): Buffer {
  return Buffer.from(JSON.stringify([VERSION, keyId, purpose, binding]));
}

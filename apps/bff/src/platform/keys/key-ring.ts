import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { limitEntries } from '#platform/cache/limit-entries.ts';

/** The key ring cannot be used. The message is one line for the operator. */
export class KeyRingError extends Error {
  override readonly name = 'KeyRingError';
}

/** A record was changed, moved to another row, or sealed with a missing key. */
export class SealBrokenError extends Error {
  override readonly name = 'SealBrokenError';
}

/** The length of every key in bytes. */
export const KEY_BYTES = 32;
const MAX_DERIVED_KEYS = 1_000; // Keys of records in use. Deriving a key takes longer than decrypting its record.

const VERSION = 'v1';
const SALT_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key with its id. */
export type KeyEntry = readonly [id: string, key: Buffer];

/** Rereads the keys if they may have changed. Returns undefined if they have not. */
type ReadChanges = () => readonly KeyEntry[] | undefined;

/**
 * Key-encryption keys by ID. The first key seals; all keys unseal. A running process automatically starts using a new first key.
 * It continues to unseal with a retired key until it ends, because recent records may need it.
 */
export class KeyRing {
  readonly #keys = new Map<string, KeyObject>();
  readonly #derived = new LRUCache<string, KeyObject>(limitEntries(MAX_DERIVED_KEYS));
  readonly #readChanges: ReadChanges;
  #primaryId: string;

  constructor(entries: readonly KeyEntry[], readChanges: ReadChanges = () => undefined) {
    this.#primaryId = this.#add(entries);
    this.#readChanges = readChanges;
  }

  /** Id of the key that seals. */
  get primaryId(): string {
    this.#refresh();
    return this.#primaryId;
  }

  get ids(): string[] {
    return [...this.#keys.keys()];
  }

  has(id: string): boolean {
    if (!this.#keys.has(id)) this.#refresh();
    return this.#keys.has(id);
  }

  /** Derives a key for one purpose and one salt (RFC 5869), so that no two records share a key. */
  derive(id: string, salt: Uint8Array, purpose: string): KeyObject {
    const name = `${id} ${purpose} ${Buffer.from(salt).toString('latin1')}`;
    const known = this.#derived.get(name);
    if (known) return known;
    const key = this.#keys.get(id);
    if (!key) throw new KeyRingError(`The key ring has no key ${id}.`);
    const derived = createSecretKey(Buffer.from(hkdfSync('sha256', key, salt, `bff/${purpose}`, KEY_BYTES)));
    this.#derived.set(name, derived);
    return derived;
  }

  #refresh(): void {
    const entries = this.#readChanges();
    if (entries) this.#primaryId = this.#add(entries);
  }

  #add(entries: readonly KeyEntry[]): string {
    const [primary] = entries;
    if (!primary) throw new KeyRingError('The key ring is empty.');
    for (const [id, key] of entries) {
      // The key of an ID never changes, because records sealed with it would be lost.
      if (!this.#keys.has(id)) this.#keys.set(id, createSecretKey(key));
    }
    return primary[0];
  }
}

/**
 * Encrypts text with AES-256-GCM and a unique key. `binding` identifies the place of the record (table, ID, owner, version). It
 * is not stored, and the record can only be unsealed with the same binding.
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

/** Unseals a record. Throws SealBrokenError if it was not sealed for this purpose and binding. */
export function unseal(ring: KeyRing, purpose: string, binding: string, sealed: Uint8Array): string {
  const bytes = toBuffer(sealed);
  const keyId = readSealedKeyId(bytes);
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
    decipher.final(); // Returns no data in this mode. Throws if the tag does not match.
    return text.toString('utf8');
  } catch (cause) {
    throw new SealBrokenError('the record could not be decrypted with its binding', { cause });
  }
}

/** Returns the ID of the key that a record was sealed with. */
export function readSealedKeyId(sealed: Uint8Array): string {
  const bytes = toBuffer(sealed);
  if (bytes.toString('latin1', 0, VERSION.length) !== VERSION) throw new SealBrokenError('the format is unknown');
  const length = bytes[VERSION.length] ?? 0;
  return bytes.toString('utf8', VERSION.length + 1, VERSION.length + 1 + length);
}

// Returns a view of the same bytes without copying them.
function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function toAdditionalData(keyId: string, purpose: string, binding: string): Buffer {
  return Buffer.from(JSON.stringify([VERSION, keyId, purpose, binding]));
}

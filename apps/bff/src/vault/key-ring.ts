import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';

/** The key ring cannot be used; the message is one line for the person who starts the BFF. */
export class KeyRingError extends Error {
  override readonly name = 'KeyRingError';
}

const KEY_BYTES = 32;

/** Key-encryption keys by their id. The first one seals; all of them open. */
export class KeyRing {
  readonly #keys: ReadonlyMap<string, KeyObject>;
  /** Id of the key that seals. */
  readonly primaryId: string;

  constructor(entries: readonly (readonly [id: string, key: Buffer])[]) {
    const [primary] = entries;
    if (!primary) throw new KeyRingError('The key ring is empty.');
    this.#keys = new Map(entries.map(([id, key]) => [id, createSecretKey(key)]));
    this.primaryId = primary[0];
  }

  get ids(): string[] {
    return [...this.#keys.keys()];
  }

  has(id: string): boolean {
    return this.#keys.has(id);
  }

  /** A key for one purpose and one salt (RFC 5869), so that no two records share a key. */
  derive(id: string, salt: Uint8Array, purpose: string): Buffer {
    const key = this.#keys.get(id);
    if (!key) throw new KeyRingError(`The key ring has no key ${id}.`);
    return Buffer.from(hkdfSync('sha256', key, salt, `bff/${purpose}`, KEY_BYTES));
  }
}

/**
 * Reads the ring from a file of `id:base64` lines; makes a file with one new key when there is none. Throws when other
 * accounts of the machine can read the file, or a line is not a key.
 */
export function openKeyRing(path: string): KeyRing {
  const text = readOrCreate(path);
  const entries = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => parseLine(path, line));
  return new KeyRing(entries);
}

function readOrCreate(path: string): string {
  try {
    if ((statSync(path).mode & 0o077) !== 0) {
      throw new KeyRingError(`The key ring ${path} can be read by other accounts: allow only its owner (mode 0600).`);
    }
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const text = `k1:${randomBytes(KEY_BYTES).toString('base64')}\n`;
  writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
  chmodSync(path, 0o600);
  return text;
}

function parseLine(path: string, line: string): readonly [string, Buffer] {
  const [id = '', encoded = ''] = line.trim().split(':');
  const key = Buffer.from(encoded, 'base64');
  if (!/^[\w-]{1,32}$/.test(id) || key.length !== KEY_BYTES) {
    throw new KeyRingError(`The key ring ${path} holds a line that is not "id:key" with a key of ${KEY_BYTES} bytes.`);
  }
  return [id, key];
}

import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isDiskFull } from '@rotunda/data-directory/disk-full';
import { LRUCache } from 'lru-cache';
import type { KeyRingConfig } from '#platform/config/store-config.ts';

/** The key ring cannot be used; the message is one line for the person who starts the BFF. */
export class KeyRingError extends Error {
  override readonly name = 'KeyRingError';
}

const KEY_BYTES = 32;
const MAX_DERIVED_KEYS = 1_000; // Of records in use; deriving one takes longer than opening its record.

/** A key with its id. */
export type KeyEntry = readonly [id: string, key: Buffer];

/** Reads the keys again when they may have changed; undefined when they have not. */
type ReadChanges = () => readonly KeyEntry[] | undefined;

/**
 * Key-encryption keys by their id. The first one seals; all of them open. A running process takes up a new first key by
 * itself, and keeps opening with a key that was retired until it ends: records of a moment ago may need it.
 */
export class KeyRing {
  readonly #keys = new Map<string, KeyObject>();
  readonly #derived = new LRUCache<string, KeyObject>({ max: MAX_DERIVED_KEYS });
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

  /** A key for one purpose and one salt (RFC 5869), so that no two records share a key. */
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
      // An id never changes its key: records that it sealed would be lost.
      if (!this.#keys.has(id)) this.#keys.set(id, createSecretKey(key));
    }
    return primary[0];
  }
}

/**
 * Opens the ring: `id:base64` lines of a file, or the same as text. A file is made with one new key when it may be
 * missing. Throws when other accounts of the machine can read the file, or a line is not a key.
 */
export function openKeyRing(source: KeyRingConfig): KeyRing {
  if ('text' in source) return new KeyRing(parseKeys('BFF_KEYRING', source.text));
  const { path } = source;
  if (source.mayBeMissing && !existsSync(path)) makeKeyRing(path);
  const seen = { version: readFileVersion(path) };
  return new KeyRing(readKeys(path), () => {
    const version = readFileVersion(path);
    if (version === seen.version) return undefined;
    seen.version = version;
    try {
      return readKeys(path);
    } catch (error) {
      // Sessions go on with the keys that are known; the next start tells what is wrong with the file.
      if (error instanceof KeyRingError) return undefined;
      throw error;
    }
  });
}

/** Makes the file of a new ring, readable by its owner alone. Throws when there is one; what it could not write, it removes. */
export function makeKeyRing(path: string): void {
  try {
    writeFileSync(path, newKeyLine('k1'), { mode: 0o600, flag: 'wx', flush: true });
  } catch (cause) {
    if (isDiskFull(cause)) rmSync(path, { force: true });
    throw new KeyRingError(`The key ring ${path} cannot be made (${toCode(cause)}).`, { cause });
  }
}

/** A line of the file for a new key. */
export function newKeyLine(id: string): string {
  return `${id}:${randomBytes(KEY_BYTES).toString('base64')}\n`;
}

/** Changes when the file does, undefined while there is none. */
function readFileVersion(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
}

function parseKeys(name: string, text: string): KeyEntry[] {
  return text
    .split(/[\s,]+/)
    .filter((line) => line !== '')
    .map((line) => parseLine(name, line));
}

function readKeys(path: string): KeyEntry[] {
  try {
    if ((statSync(path).mode & 0o077) !== 0) {
      throw new KeyRingError(`The key ring ${path} can be read by other accounts: allow only its owner (mode 0600).`);
    }
    return parseKeys(path, readFileSync(path, 'utf8'));
  } catch (cause) {
    if (cause instanceof KeyRingError) throw cause;
    throw new KeyRingError(`The key ring ${path} cannot be read (${toCode(cause)}).`, { cause });
  }
}

function toCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function parseLine(name: string, line: string): KeyEntry {
  const [id = '', encoded = ''] = line.split(':');
  const key = Buffer.from(encoded, 'base64');
  if (!/^[\w-]{1,32}$/.test(id) || key.length !== KEY_BYTES) {
    throw new KeyRingError(`The key ring ${name} holds a line that is not "id:key" with a key of ${KEY_BYTES} bytes.`);
  }
  return [id, key];
}

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDiskFull } from '@rotunda/data-directory/disk-full';
import { syncDirectory } from '@rotunda/data-directory/sync-directory';
import type { KeyRingConfig } from '#platform/config/store-config.ts';
import { KEY_BYTES, type KeyEntry, KeyRing, KeyRingError } from './key-ring.ts';

/**
 * Opens the key ring from `id:base64` lines in a file, or from the same lines as text. Creates the file with one new key if it
 * may be missing. Throws if other accounts on the machine can read the file, or if a line is not a key.
 */
export function openKeyRing(source: KeyRingConfig): KeyRing {
  if ('text' in source) return new KeyRing(parseKeys('BFF_KEYRING', source.text));
  const { path } = source;
  if (source.createsIfMissing && !existsSync(path)) makeKeyRing(path);
  const seen = { version: readFileVersion(path) };
  return new KeyRing(readKeys(path), () => {
    const version = readFileVersion(path);
    if (version === seen.version) return undefined;
    seen.version = version;
    try {
      return readKeys(path);
    } catch (error) {
      // Existing sessions continue with the known keys; the next start reports the problem with the file.
      if (error instanceof KeyRingError) return undefined;
      throw error;
    }
  });
}

/**
 * Creates the file of a new key ring, readable by its owner only. Throws if it already exists. Removes a partially written file.
 */
export function makeKeyRing(path: string): void {
  try {
    writeFileSync(path, generateKeyLine('k1'), { mode: 0o600, flag: 'wx', flush: true });
    syncDirectory(dirname(path));
  } catch (cause) {
    if (isDiskFull(cause)) rmSync(path, { force: true });
    throw new KeyRingError(`The key ring ${path} cannot be created (${toCode(cause)}).`, { cause });
  }
}

/** Returns a line of the file for a new key. */
export function generateKeyLine(id: string): string {
  return `${id}:${randomBytes(KEY_BYTES).toString('base64')}\n`;
}

/** Returns a value that changes with the file, or undefined if the file is missing. */
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
    throw new KeyRingError(
      `The key ring ${name} contains a line that is not "id:key" with a key of ${KEY_BYTES} bytes.`,
    );
  }
  return [id, key];
}

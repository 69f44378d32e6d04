import { generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncDirectory } from '@rotunda/data-directory/sync-directory';
import { z } from 'zod';
import { hasErrorCode } from '#core/errors/has-error-code.ts';

/** A file of keys or a secret cannot be read, or has invalid content. The message is one line for the user who starts the services. */
export class KeyFileError extends Error {
  override readonly name = 'KeyFileError';
}

/** Private keys of the identity provider. */
export type IdentityKeys = {
  /** Signing keys of ID tokens: one RSA (RS256) and one P-256 (ES256). */
  jwks: JsonWebKey[];
  /** Cookie signing keys. The first signs, all verify. */
  cookieKeys: string[];
};

const schema = z.object({
  jwks: z.array(z.record(z.string(), z.unknown())).min(1),
  cookieKeys: z.array(z.string()).min(1),
});

/**
 * Reads the keys from the file, or generates new ones if the file does not exist. Throws KeyFileError if the file contains no
 * keys, because replacing them would silently sign out all users.
 */
export function loadIdentityKeys(path: string): IdentityKeys {
  const text = readPrivateFile(path);
  if (text !== undefined) return parseKeys(path, text);
  const keys: IdentityKeys = {
    jwks: [
      { ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), alg: 'RS256' },
      { ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), alg: 'ES256' },
    ].map((key) => ({ ...key, use: 'sig', kid: randomBytes(8).toString('hex') })),
    cookieKeys: [generateSecret()],
  };
  writePrivateFile(path, JSON.stringify(keys));
  return keys;
}

function parseKeys(path: string, text: string): IdentityKeys {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new KeyFileError(`${path} contains no keys: restore it from a backup.`, { cause });
  }
}

/** Reads the secret from the file, or writes a new one of 256 random bits if the file does not exist. */
export function loadSecret(path: string): string {
  const stored = readPrivateFile(path)?.trim();
  if (stored) return stored;
  const secret = generateSecret();
  writePrivateFile(path, `${secret}\n`);
  return secret;
}

function generateSecret(): string {
  return randomBytes(32).toString('base64url');
}

function readPrivateFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    const reason = error instanceof Error ? error.message : String(error);
    throw new KeyFileError(`${path} cannot be read (${reason}): make it readable, or restore it from a backup.`, {
      cause: error,
    });
  }
}

// Writes to a temporary file and renames it, so that a crash leaves either no file or a complete one.
function writePrivateFile(path: string, text: string): void {
  const temporaryPath = `${path}.new`;
  const descriptor = openSync(temporaryPath, 'w', 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(temporaryPath, path);
  syncDirectory(dirname(path));
}

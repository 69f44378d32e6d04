import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasErrorCode } from '#core/errors/has-error-code.ts';

const FILE_NAME = 'demo-password';

/** Writes the shared password of all demo users to a file that only the owner of the data directory can read. */
export function writeDemoPassword(dataDir: string, password: string): void {
  writeFileSync(join(dataDir, FILE_NAME), `${password}\n`, { mode: 0o600, flush: true });
}

/** Returns the password of the demo users, if the data directory contains the demo organisation. */
export function readDemoPassword(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, FILE_NAME), 'utf8').trim();
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

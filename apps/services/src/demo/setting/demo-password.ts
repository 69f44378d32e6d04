import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasErrorCode } from '#core/errors/has-error-code.ts';

const FILE_NAME = 'demo-password';

/** Writes the one password of all demo people where only the owner of the data directory can read it. */
export function writeDemoPassword(dataDir: string, password: string): void {
  writeFileSync(join(dataDir, FILE_NAME), `${password}\n`, { mode: 0o600, flush: true });
}

/** The password of the demo people, if the data directory holds the demo organisation. */
export function readDemoPassword(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, FILE_NAME), 'utf8').trim();
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ForeignDirectoryError, requireOwnDirectory } from './foreign-directory.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-foreign-'));
  chmodSync(directory, 0o755);
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test.each(['/', '/proc', '/usr', '/tmp'])('%s cannot be a data directory', (path) => {
  expect(() => requireOwnDirectory(path)).toThrow(ForeignDirectoryError);
});

test('a directory that contains directories of other programs cannot be one', () => {
  mkdirSync(join(directory, 'Documents'));
  writeFileSync(join(directory, '.profile'), '');
  expect(() => requireOwnDirectory(directory)).toThrow(ForeignDirectoryError);
});

test.each<[string, () => void]>([
  ['is empty', () => undefined],
  ['does not exist', () => rmSync(directory, { recursive: true })],
  ['contains only a secret', () => writeFileSync(join(directory, 'client-secret'), '')],
  ['is a new volume', () => mkdirSync(join(directory, 'lost+found'))],
  [
    'contains data that others may read',
    () => {
      mkdirSync(join(directory, 'blobs'));
      writeFileSync(join(directory, 'services.db'), '');
    },
  ],
  [
    'belongs to one account',
    () => {
      mkdirSync(join(directory, 'uploads'));
      chmodSync(directory, 0o700);
    },
  ],
])('a directory that %s can be one', (_what, prepare) => {
  prepare();
  requireOwnDirectory(directory);
});

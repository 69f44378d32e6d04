import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeDirectory, syncDirectory } from './sync-directory.ts';

test('a directory is made with the parents that are missing, for its owner alone, once', () => {
  const root = mkdtempSync(join(tmpdir(), 'rotunda-directory-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const path = join(root, 'one', 'two');
  makeDirectory(path);
  makeDirectory(path);
  expect([path, join(root, 'one')].map((made) => statSync(made).mode & 0o777)).toEqual([0o700, 0o700]);
  syncDirectory(path);
});

test('what is no directory is refused', () => {
  const root = mkdtempSync(join(tmpdir(), 'rotunda-directory-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'file'), '');
  expect(() => makeDirectory(join(root, 'file', 'below'))).toThrow(/ENOTDIR/);
});

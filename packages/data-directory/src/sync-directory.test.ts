import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeDirectory, syncDirectory } from './sync-directory.ts';

test('a directory is created with its missing parents, for its owner alone, once', () => {
  const root = mkdtempSync(join(tmpdir(), 'rotunda-directory-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const path = join(root, 'one', 'two');
  makeDirectory(path);
  makeDirectory(path);
  expect([path, join(root, 'one')].map((made) => statSync(made).mode & 0o777)).toEqual([0o700, 0o700]);
  syncDirectory(path);
});

test('a path that is not a directory is rejected', () => {
  const root = mkdtempSync(join(tmpdir(), 'rotunda-directory-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'file'), '');
  expect(() => makeDirectory(join(root, 'file', 'below'))).toThrow(/ENOTDIR/);
});

test.each(['/proc/1/data', '/proc/data', '/dev/null', '/dev/null/data'])(
  '%s cannot be created, which is found at once',
  (path) => {
    expect(() => makeDirectory(path)).toThrow(/ENOENT|EEXIST|ENOTDIR|EACCES/);
  },
);

import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listReadableByOthers } from './list-readable-by-others.ts';
import { restrictToOwner } from './restrict-to-owner.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-owner-'));
  mkdirSync(join(directory, 'blobs', 'ab'), { recursive: true, mode: 0o755 });
  for (const path of ['blobs/ab/cd', 'services.db']) writeFileSync(join(directory, path), 'x', { mode: 0o644 });
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('a directory that others may enter is restricted to its owner, with everything in it', () => {
  chmodSync(directory, 0o755);
  restrictToOwner(directory);
  expect(listReadableByOthers(directory)).toEqual([]);
  const modes = ['', 'blobs', 'blobs/ab/cd'].map((path) => statSync(join(directory, path)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o700, 0o600]);
});

test('the tree of a directory that others may not enter is not traversed', () => {
  chmodSync(directory, 0o700);
  restrictToOwner(directory);
  expect(listReadableByOthers(directory)).toContain('services.db');
});

import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const MAX_FILES = 40;
/** Folders with one file per migration, table or route are exempt. */
const LISTS = /\/(?:migrations|tables|routes)$/;

test(`a folder contains at most ${MAX_FILES} source files`, () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const sources = listed
    .split('\n')
    .filter((path) => /\.(?:tsx?|js|css|sql)$/.test(path) && !/\.(?:test|spec|faults|gen)\./.test(path));
  const folders = Map.groupBy(sources, dirname);
  expect(folders.size).toBeGreaterThan(100);
  const large = [...folders].filter(([folder, { length }]) => length > MAX_FILES && !LISTS.test(folder));
  expect(large.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});

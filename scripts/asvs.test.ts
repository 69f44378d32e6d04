// Checks that the table of requirements has a test for each claim and omits no requirement.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const lines = readFileSync(join(root, 'docs/asvs.md'), 'utf8').split('\n');
const rows = lines
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The number of level 1 and 2 requirements at the start of each section of ASVS 5.0 that applies as a whole. */
const SECTIONS = {
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '10.1': 2,
  '10.2': 2,
  '10.5': 5,
  '13.2': 5,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
};
const LATER = ['4.1.3', '13.1.1'];

test.each(rows)('%s%s (%s) is covered by an existing test', (_start, _requirement, _what, path = '', name = '') => {
  expect(readFileSync(join(root, path.replaceAll('`', '')), 'utf8')).toContain(`('${name}`);
});

test('every requirement up to level 2 has a row, or a reason for its absence', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  const named = new Set([
    ...rows.map((row) => row[1]),
    ...lines.flatMap((line) => /^- (\d+\.\d+\.\d+)/.exec(line)?.[1] ?? []),
  ]);
  expect([...wanted, ...LATER].filter((requirement) => !named.has(requirement))).toEqual([]);
});

// The table of threats must not claim what no test proves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const rows = readFileSync(join(root, 'docs/threats.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| T\d+:/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test.each(rows)('%s%s (%s) is proved by a test that exists', (_start, _threat, _control, path = '', name = '') => {
  const text = readFileSync(join(root, path.replaceAll('`', '')), 'utf8');
  expect(text).toContain(`('${name}`);
});

test('every threat has a row', () => {
  expect(rows.map((row) => row[1]?.split(':')[0])).toEqual(Array.from({ length: 23 }, (_, index) => `T${index + 1}`));
});

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));

// A count before a plural in a text: `${files.length} files`, `{count.toLocaleString('en')} rows`.
const COUNTED = /\{[\w.?]*(?:[cC]ount|length|total|minutes|seconds)(?:\.toLocaleString\('en'\))?\} [a-z]+s\b(?!=)/;
/** Where the count decides in the same line that there are several. */
const IS_DECIDED = /=== '?1'?|> 1/;

test('a number and its noun agree: texts count with countOf', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((path) => !/\.test\.|testing\/|\.gen\./.test(path))
    .flatMap((path) =>
      readFileSync(source + path, 'utf8')
        .split('\n')
        .map((line) => `${path}: ${line.trim()}`),
    )
    .filter((line) => COUNTED.test(line) && !IS_DECIDED.test(line));
  expect(found).toEqual([]);
});

test('a text that counts without deciding is found', () => {
  expect(COUNTED.test('Moved {files.length} files')).toBe(true);
  expect(COUNTED.test("{rows.length.toLocaleString('en')} rows")).toBe(true);
  expect(COUNTED.test('<Grid days={days.length} columns={columns} />')).toBe(false);
});

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));

// Matches a count before a plural in a text: `${files.length} files`, `{count.toLocaleString('en')} rows`.
const COUNTED = /\{[\w.?]*(?:[cC]ount|length|total|minutes|seconds)(?:\.toLocaleString\('en'\))?\} [a-z]+s\b(?!=)/;
/** Matches a line that checks for the plural itself. */
const CHECKS_PLURAL = /=== '?1'?|> 1/;

test('texts count with countOf, so that a number and its noun agree', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((path) => !/\.test\.|testing\/|\.gen\./.test(path))
    .flatMap((path) =>
      readFileSync(source + path, 'utf8')
        .split('\n')
        .map((line) => `${path}: ${line.trim()}`),
    )
    .filter((line) => COUNTED.test(line) && !CHECKS_PLURAL.test(line));
  expect(found).toEqual([]);
});

test('a count without countOf is detected', () => {
  expect(COUNTED.test('Moved {files.length} files')).toBe(true);
  expect(COUNTED.test("{rows.length.toLocaleString('en')} rows")).toBe(true);
  expect(COUNTED.test('<Grid days={days.length} columns={columns} />')).toBe(false);
});

// The size of a page has one place: a constant whose name ends with PAGE_SIZE, or the maximum of the OpenAPI document.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('apps/{web,bff}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.test\.tsx?$|\/testing\//.test(path),
);

test('requests name the size of their pages by a constant, unless one entry is enough', () => {
  const literals = files.flatMap((path) => {
    const text = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
    const sizes = [...text.matchAll(/\b(?:pageSize|maxResults): (\d[\d_]*|[A-Z][A-Z_]*)\b/g)].map(
      ([, size = '']) => size,
    );
    return sizes.filter((size) => size !== '1' && !size.endsWith('PAGE_SIZE')).map((size) => `${path}: ${size}`);
  });
  expect(files.length).toBeGreaterThan(0);
  expect(literals).toEqual([]);
});

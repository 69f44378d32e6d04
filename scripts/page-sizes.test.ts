// Checks that each page size is defined once: in a constant whose name ends with PAGE_SIZE, or as the maximum in the
// OpenAPI document.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const sourceFiles = (apps: string) =>
  globSync(`apps/${apps}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(`../${path}`, import.meta.url), 'utf8') }));

test('requests take their page size from a constant, unless one entry is enough', () => {
  const files = sourceFiles('{web,bff}');
  const literals = files.flatMap(({ path, text }) => {
    const sizes = [...text.matchAll(/\b(?:pageSize|maxResults): (\d[\d_]*|[A-Z][A-Z_]*)\b/g)].map(
      ([, size = '']) => size,
    );
    return sizes.filter((size) => size !== '1' && !size.endsWith('PAGE_SIZE')).map((size) => `${path}: ${size}`);
  });
  expect(files.length).toBeGreaterThan(0);
  expect(literals).toEqual([]);
});

test('the name of each constant states what has pages of its size', () => {
  const named = sourceFiles('{web,bff,services}').flatMap(({ path, text }) =>
    [...text.matchAll(/\bconst ((?:\w*_)?PAGE_SIZE) =/g)].map(([, name = '']) => ({ name, path })),
  );
  const shared = [...Map.groupBy(named, ({ name }) => name)].filter(([, users]) => users.length > 1);
  expect(named.length).toBeGreaterThan(0);
  expect(shared.map(([name, users]) => `${name}: ${users.map(({ path }) => path).join(', ')}`)).toEqual([]);
  expect(named.filter(({ name }) => name === 'PAGE_SIZE')).toEqual([]);
});

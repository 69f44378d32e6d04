import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readScreens, toAddress } from './screens-plugin.ts';

const source = readFileSync(new URL('../src/route-tree.gen.ts', import.meta.url), 'utf8');
const tree = (...paths: string[]) =>
  `  fullPaths:\n${paths.map((path) => `    | '${path}'\n`).join('')}  fileRoutesByTo: X\n`;

test('all paths of the route tree are listed once, except the catch-all', () => {
  const screens = readScreens(source);
  expect(screens).toEqual(expect.arrayContaining(['/', '/files', '/files/$folderId', '/calendar/$view/$date']));
  expect(screens).not.toContain('/$');
  expect(new Set(screens).size).toBe(screens.length);
  const unlisted = [...source.matchAll(/fullPath: '([^']+)'/g)]
    .map(([, path = '']) => (path === '/' ? path : path.replace(/\/$/, '')))
    .filter((path) => path !== '/$' && !screens.includes(path));
  expect(unlisted).toEqual([]);
});

test('the build fails if the paths cannot be read or matched', () => {
  expect(() => readScreens('export const routeTree = {}')).toThrow('lists no addresses');
  expect(() => readScreens(tree('/', '/files/{-$folderId}'))).toThrow('cannot match /files/{-$folderId}');
  expect(() => readScreens(tree('/', '/docs/$'))).toThrow('cannot match /docs/$');
});

test.each([
  ['_console.index', '/'],
  ['_console.files.index', '/files'],
  ['_console.calendar_.event', '/calendar/event'],
  ['_console.scripts.$scriptId.code', '/scripts/$scriptId/code'],
])('the route file %s has its screen at %s', (routeFile, address) => {
  expect(toAddress(routeFile)).toBe(address);
  expect(readScreens(source)).toContain(address);
});

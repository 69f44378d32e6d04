// The sheet of shortcuts lists every key of the console, so that people can find, change and switch off each of them.
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shortcutScopes } from '../../apps/web/src/shared/shortcuts/shortcut-scopes.ts';

const root = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));

test('every key that a screen listens to is in the sheet', async () => {
  const promised = new Set(shortcutScopes.flatMap(({ shortcuts }) => shortcuts.map(({ key }) => key)));
  const known: string[] = [];
  const unknown: string[] = [];
  for await (const path of glob('{features,shared}/**/*.{ts,tsx}', { cwd: root })) {
    const source = await readFile(`${root}${path}`, 'utf8');
    for (const [, key = ''] of source.matchAll(/useShortcut\('([^']+)'/g))
      if (!promised.has(key === ' ' ? 'Space' : key)) unknown.push(`${path}: ${key}`);
      else known.push(key);
  }
  expect(known.length).toBeGreaterThan(30);
  expect(unknown).toEqual([]);
});

test('no scope promises a key twice', () => {
  for (const { id, shortcuts } of shortcutScopes) {
    const keys = shortcuts.map(({ key }) => key);
    expect(new Set(keys).size, id).toBe(keys.length);
  }
});

// Checks that the list of shortcuts contains every key of the console, so that users can find, change and disable each
// one.
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shortcutScopes } from '../../apps/web/src/shared/shortcuts/shortcut-scopes.ts';

const root = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));

test('every key of a screen is in the list of shortcuts', async () => {
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

test('no scope lists a key twice', () => {
  for (const { id, shortcuts } of shortcutScopes) {
    const keys = shortcuts.map(({ key }) => key);
    expect(new Set(keys).size, id).toBe(keys.length);
  }
});

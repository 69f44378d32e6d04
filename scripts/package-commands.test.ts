// Checks that the commands of package.json work in a new clone, where nothing is built.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = new URL('../', import.meta.url);
const packageFile = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = packageFile.parse(JSON.parse(readFileSync(new URL('package.json', root), 'utf8')));

test('no command runs Playwright directly, because the console may not be built', () => {
  expect(Object.values(scripts).filter((command) => /\bplaywright\b/.test(command))).toEqual([]);
});

test('every command that runs Playwright builds the console', () => {
  const names = readdirSync(new URL('scripts/', root)).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test.'),
  );
  const sources = names.map((name) => ({ name, text: readFileSync(new URL(`scripts/${name}`, root), 'utf8') }));
  const withBrowser = sources.filter(({ text }) => text.includes("command: 'playwright'"));
  expect(withBrowser.length).toBeGreaterThan(3);
  const unbuilt = withBrowser.filter(({ text }) => !text.includes('scripts/build-console.ts'));
  expect(unbuilt.map(({ name }) => name)).toEqual([]);
});

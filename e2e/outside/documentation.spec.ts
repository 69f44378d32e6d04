import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { settings } from './settings.ts';

test('docs/interoperability.md lists every exception for a setting, and nothing else', () => {
  const text = readFileSync(new URL('../../docs/interoperability.md', import.meta.url), 'utf8');
  const listed = [...text.matchAll(/^\| (?!setting |-)([^|]+?) +\|/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(settings.flatMap(({ names }) => names).toSorted());
});

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { settings } from './settings.ts';

test('docs/interoperability.md lists every setting, and no other', { tag: '@short' }, () => {
  const text = readFileSync(new URL('../../docs/interoperability.md', import.meta.url), 'utf8');
  const listed = [...text.matchAll(/^\| (?!setting |-)([^|]+?) +\|/gm)].map(([, name]) => name);
  expect(listed).toEqual(settings.map(({ name }) => name));
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePreferences } from './preferences.ts';

test('valid settings are preserved, and invalid ones are ignored individually', () => {
  expect(
    parsePreferences({
      theme: 'dark',
      density: 'huge',
      timeZone: 'Europe/Atlantis',
      shortcuts: { 'list.next': 'n', 'list.previous': 7 },
      tables: { processes: { columns: 'status' }, files: 'all' },
      colour: 'red',
    }),
  ).toEqual({ theme: 'dark', shortcuts: { 'list.next': 'n' }, tables: { processes: { columns: 'status' } } });
});

test('no stored value breaks the console', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      expect(parsePreferences(parsePreferences(raw))).toEqual(parsePreferences(raw));
    }),
  );
});

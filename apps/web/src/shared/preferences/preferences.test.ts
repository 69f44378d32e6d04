import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePreferences } from './preferences.ts';

test('settings that are understood are kept, the others are left out one by one', () => {
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

test('nothing that a browser may hold breaks the console', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      expect(parsePreferences(parsePreferences(raw))).toEqual(parsePreferences(raw));
    }),
  );
});

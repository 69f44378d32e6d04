import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toEmailKey } from './email-key.ts';

test.each([
  ['Rita@Example.com', 'rita@example.com'],
  [' rita@example.com ', 'rita@example.com'],
  ['Ren\u0065\u0301e@example.com', 'ren\u00e9e@example.com'],
  ['\u004a\u030c@example.com', '\u01f0@example.com'],
])('%s is compared as %s', (email, key) => {
  expect(toEmailKey(email)).toBe(key);
});

test('different people have different keys', () => {
  expect(toEmailKey('rita@example.com')).not.toBe(toEmailKey('rit\u00e0@example.com'));
  expect(toEmailKey('rita@example.com')).not.toBe(toEmailKey('rita@examp1e.com'));
});

test('the key of a key is the key itself, so entries are found by the values in lists', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (email) => {
      expect(toEmailKey(toEmailKey(email))).toBe(toEmailKey(email));
    }),
  );
});

import { expect, test } from 'vitest';
import { findUnicodeEncoding } from './unicode-encoding.ts';

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test.each([
  ['utf-8', Buffer.from('Größe')],
  ['utf-8', Buffer.from('\ufeffGröße')],
  ['utf-16le', utf16('\ufeff日本')],
  ['utf-16be', utf16('\ufeff日本').swap16()],
  ['utf-16le', utf16('No mark, but plain words')],
  ['utf-16be', utf16('Без метки, и с пробелами').swap16()],
])('text in %s is detected', (encoding, bytes) => {
  expect(findUnicodeEncoding(bytes)).toBe(encoding);
});

test.each([
  ['Latin-1', Buffer.from('Größe', 'latin1')],
  ['zeros at all places', Buffer.alloc(64)],
  ['half of a character at the end', Buffer.from('5 €').subarray(0, -1)],
])('no encoding is detected for %s', (_, bytes) => {
  expect(findUnicodeEncoding(bytes)).toBeUndefined();
});

test('truncated text may end within a character', () => {
  expect(findUnicodeEncoding(Buffer.from('5 €').subarray(0, -1), { isCut: true })).toBe('utf-8');
  expect(findUnicodeEncoding(utf16('\ufeffplain').subarray(0, -1), { isCut: true })).toBe('utf-16le');
});

import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

test('a text that declares nothing is UTF-8, or windows-1252 where it is none', () => {
  expect(decodeText(utf8('Grüße €'))).toBe('Grüße €');
  expect(decodeText(new Uint8Array([0x47, 0x72, 0xfc, 0xdf, 0x65, 0x20, 0x80]))).toBe('Grüße €');
});

test('the first bytes of a text come before what is declared, and what nobody knows is not taken', () => {
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x3b, 0x04]), { declared: 'utf-8' })).toBe('л');
  expect(decodeText(new Uint8Array([0xfe, 0xff, 0x04, 0x3b]))).toBe('л');
  expect(decodeText(new Uint8Array([0xeb]), { declared: 'windows-1251' })).toBe('л');
  expect(decodeText(utf8('л'), { declared: 'x-nobody' })).toBe('л');
});

test('a text that is cut inside of a character stays in its encoding', () => {
  const cut = utf8('Preis: 5 €').slice(0, -1);
  expect(decodeText(cut, { isCut: true })).toBe('Preis: 5 ');
  expect(decodeText(cut)).toContain('â');
});

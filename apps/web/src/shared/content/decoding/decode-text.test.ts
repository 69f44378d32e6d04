import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = async (bytes: Uint8Array, options?: Parameters<typeof decodeText>[1]) =>
  (await decodeText(bytes, options)).text;

test('a text without a declaration is decoded as UTF-8, or as its bytes suggest', async () => {
  expect(await decodeText(utf8('Grüße €'))).toEqual({ text: 'Grüße €', encoding: 'utf-8' });
  const latin = new Uint8Array([0x47, 0x72, 0xfc, 0xdf, 0x65, 0x20, 0x80]);
  expect(await decodeText(latin)).toEqual({ text: 'Grüße €', encoding: 'windows-1252' });
  const koi8 = new Uint8Array([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4, 0x2c, 0x20, 0xcd, 0xc9, 0xd2]);
  expect(await decodeText(koi8)).toEqual({ text: 'Привет, мир', encoding: 'koi8-r' });
});

test('a byte order mark takes precedence over the declaration, and an unknown encoding is ignored', async () => {
  expect(await read(new Uint8Array([0xff, 0xfe, 0x3b, 0x04]), { declared: 'utf-8' })).toBe('л');
  expect(await read(new Uint8Array([0xfe, 0xff, 0x04, 0x3b]))).toBe('л');
  expect(await read(new Uint8Array([0xeb]), { declared: 'windows-1251' })).toBe('л');
  expect(await read(utf8('л'), { declared: 'x-nobody' })).toBe('л');
});

test('the user’s selection takes precedence', async () => {
  expect(await decodeText(utf8('л'), { chosen: 'windows-1252' })).toEqual({ text: 'Ð»', encoding: 'windows-1252' });
});

test('a text truncated within a character keeps its encoding', async () => {
  const cut = utf8('Preis: 5 €').slice(0, -1);
  expect(await read(cut, { isCut: true })).toBe('Preis: 5 ');
  expect(await read(cut)).not.toContain('\ufffd');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Utf8Transcoder } from './utf8-transcoder.ts';

async function read(bytes: Uint8Array, pieceBytes: number): Promise<string> {
  const intake = new Utf8Transcoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < bytes.length; at += pieceBytes) parts.push(intake.transcode(bytes.slice(at, at + pieceBytes)));
  parts.push(intake.end());
  return new Blob(parts).text();
}

const toUtf16 = (text: string) =>
  new Uint8Array([
    0xff,
    0xfe,
    ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]),
  ]);

test('UTF-8 is unchanged, wherever its bytes are split', async () => {
  const texts = fc.tuple(
    fc.string({ unit: fc.constantFrom('a', ',', 'é', '日', '🐴') }),
    fc.integer({ min: 1, max: 5 }),
  );
  await fc.assert(
    fc.asyncProperty(texts, async ([text, pieceBytes]) => {
      expect(await read(new TextEncoder().encode(text), pieceBytes)).toBe(text);
    }),
  );
});

test.each([1, 2, 3, 100])(
  'UTF-16 and windows-1252 are converted to UTF-8, in chunks of %d bytes',
  async (pieceBytes) => {
    expect(await read(toUtf16('Größe;日本\n'), Math.max(2, pieceBytes))).toBe('Größe;日本\n');
    const latin = Uint8Array.from('day;Größe\nMon;1,5 \u0080\n', (letter) => letter.charCodeAt(0));
    expect(await read(latin, pieceBytes)).toBe('day;Größe\nMon;1,5 €\n');
  },
);

test('a text in another encoding is decoded with the detected one', async () => {
  // These bytes are “Привет, мир” in KOI8-R.
  const koi8 = Uint8Array.of(0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4, 0x2c, 0x20, 0xcd, 0xc9, 0xd2);
  expect(await read(koi8, 100)).toBe('Привет, мир');
});

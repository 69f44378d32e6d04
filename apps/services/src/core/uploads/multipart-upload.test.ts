import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MultipartError } from './multipart-error.ts';
import { readMultipartUpload } from './multipart-upload.ts';

const JSON_HEADERS = 'Content-Type: application/json; charset=UTF-8';

function body(media: Uint8Array, lineEnd = '\r\n', preamble = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`${preamble}--b${lineEnd}${JSON_HEADERS}${lineEnd}${lineEnd}{"name":"x"}${lineEnd}--b${lineEnd}`),
    Buffer.from(`content-type: text/plain${lineEnd}${lineEnd}`),
    media,
    Buffer.from(`${lineEnd}--b--${lineEnd}`),
  ]);
}

function inPieces(bytes: Buffer, pieceBytes: number): Readable {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += pieceBytes) pieces.push(bytes.subarray(at, at + pieceBytes));
  return Readable.from(pieces);
}

async function read(source: Readable, maxMetadataBytes = 10_000) {
  const parts = await readMultipartUpload(source, 'b', maxMetadataBytes);
  const [media] = await Promise.all([buffer(parts.media), parts.finished]);
  return { metadata: parts.metadata.toString(), contentType: parts.mediaContentType, media };
}

describe('readMultipartUpload', () => {
  test('returns both parts, whatever the media contains and wherever the stream is split', async () => {
    // These bytes resemble the delimiter, which makes partial matches likely.
    const bytes = fc.array(fc.constantFrom(0x0d, 0x0a, 0x2d, 0x62, 0x00, 0xff), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(
        bytes,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('\r\n', '\n'),
        async (list, cut, end) => {
          const media = Buffer.from(list);
          fc.pre(!media.includes('--b') && !(end === '\n' && media.at(-1) === 0x0d));
          const parts = await read(inPieces(body(media, end), cut));
          expect(parts).toEqual({ metadata: '{"name":"x"}', contentType: 'text/plain', media });
        },
      ),
    );
  });

  test.each(['\r\n', 'a note for old readers\r\n'])('a preamble %j is skipped', async (preamble) => {
    expect((await read(inPieces(body(Buffer.from('bytes'), '\r\n', preamble), 7))).media.toString()).toBe('bytes');
  });

  test('media that looks like a delimiter in the middle of a line is unchanged', async () => {
    const media = Buffer.from('see --b and \r\n--a');
    expect((await read(inPieces(body(media), 3))).media).toEqual(media);
  });

  test.each([
    ['no delimiter at all', 'x'.repeat(100)],
    ['a body that ends in the metadata', `--b\r\n${JSON_HEADERS}\r\n\r\n{"na`],
    ['one part only', `--b\r\n${JSON_HEADERS}\r\n\r\n{}\r\n--b--\r\n`],
    ['a body that ends in the media', `--b\r\n${JSON_HEADERS}\r\n\r\n{}\r\n--b\r\n\r\nbytes`],
    ['three parts', `--b\r\n\r\n{}\r\n--b\r\n\r\none\r\n--b\r\n\r\ntwo\r\n--b--\r\n`],
  ])('%s is rejected', async (_what, text) => {
    await expect(read(inPieces(Buffer.from(text), 11))).rejects.toThrow(MultipartError);
  });

  test('metadata over the limit is rejected', async () => {
    await expect(read(inPieces(body(Buffer.from('bytes')), 4), 5)).rejects.toThrow(MultipartError);
  });

  test('a receiver that aborts stops the reading', async () => {
    const parts = await readMultipartUpload(inPieces(body(Buffer.alloc(2_000_000)), 65_536), 'b', 100);
    parts.media.destroy();
    await expect(parts.finished).rejects.toThrow();
  });
});

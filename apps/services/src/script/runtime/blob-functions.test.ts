import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { blobFunctions } from './blob-functions.ts';

const LARGE = new Uint8Array(20 * 1_048_576);
const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Returns an archive whose entry declares a size, whatever its actual size is. */
function declareSize(archive: Uint8Array, sizeBytes: number): Uint8Array {
  const lying = Buffer.from(archive);
  const entry = lying.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  lying.writeUInt32LE(sizeBytes, entry + 24);
  lying.writeUInt32LE(sizeBytes, 22);
  return lying;
}

describe('archives in scripts', () => {
  test('are unpacked unchanged', () => {
    const file = fc.record({ name: fc.stringMatching(/^[a-z]{1,8}$/), bytes: fc.uint8Array({ maxLength: 200 }) });
    fc.assert(
      fc.property(fc.uniqueArray(file, { selector: ({ name }) => name, maxLength: 5 }), (files) => {
        const packed = files.map(({ name, bytes }) => ({ name, base64: toBase64(bytes) }));
        expect(new Set(blobFunctions.unzip(blobFunctions.zip(packed)))).toEqual(new Set(packed));
        for (const { base64 } of packed) expect(blobFunctions.gunzip(blobFunctions.gzip(base64))).toBe(base64);
      }),
      { numRuns: 50 },
    );
  });

  test('that unpack to too much are rejected, whatever size they declare', () => {
    const archive = zipSync({ a: LARGE });
    expect(() => blobFunctions.unzip(toBase64(archive))).toThrow('too large');
    expect(() => blobFunctions.gunzip(toBase64(gzipSync(LARGE)))).toThrow('damaged or too large');
    const found = () => blobFunctions.unzip(toBase64(declareSize(archive, 10)));
    const isBounded = (() => {
      try {
        return (found()[0]?.base64.length ?? 0) <= 16;
      } catch (error) {
        return error instanceof Error && error.message.includes('cannot be unpacked');
      }
    })();
    expect(isBounded).toBe(true);
  });

  test('that are invalid are rejected', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 100 }), (bytes) => {
        expect(() => blobFunctions.gunzip(toBase64(bytes))).toThrow('cannot be unpacked');
      }),
    );
    expect(() => blobFunctions.unzip(toBase64(Buffer.from('no archive')))).toThrow('cannot be unpacked');
  });
});

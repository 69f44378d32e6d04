import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BlobTooLargeError } from './digests.ts';
import { DiskBlobStore } from './disk-blob-store.ts';
import { PartialBlobs } from './partial-blobs.ts';

let directory: string;
let blobs: DiskBlobStore;
let partials: PartialBlobs;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-partials-'));
  blobs = new DiskBlobStore(join(directory, 'blobs'));
  partials = new PartialBlobs(join(directory, 'uploads'), blobs);
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const source = (text: string) => Readable.from([Buffer.from(text)]);
const brokenSource = (text: string) =>
  Readable.from(
    (async function* () {
      yield Buffer.from(text);
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('the client left');
    })(),
  );

describe('partial blobs', () => {
  test('chunks become one blob, even with restarts between them and chunks sent twice', async () => {
    const piece = fc.record({
      bytes: fc.uint8Array({ minLength: 1, maxLength: 50 }),
      isRestarted: fc.boolean(),
      isRepeated: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
        let store = partials;
        let sizeBytes = 0;
        for (const { bytes, isRestarted, isRepeated } of pieces) {
          if (isRestarted) store = new PartialBlobs(join(directory, 'uploads'), blobs);
          for (const _ of isRepeated ? [1, 2] : [1]) {
            await store.append('name', sizeBytes, Readable.from([Buffer.from(bytes)]), 10_000);
          }
          sizeBytes += bytes.length;
          expect(store.getSizeBytes('name')).toBe(sizeBytes);
        }
        const whole = Buffer.concat(pieces.map(({ bytes }) => bytes));
        const blob = await store.finish('name');
        expect(blob).toMatchObject({ sizeBytes, sha256: createHash('sha256').update(whole).digest('hex') });
        expect(await buffer(await blobs.open(blob))).toEqual(whole);
        expect(store.getSizeBytes('name')).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  test('data that arrived before a chunk broke off is retained and counts', async () => {
    await expect(partials.append('name', 0, brokenSource('half'), 100)).rejects.toThrow('the client left');
    const storedBytes = partials.getSizeBytes('name');
    await partials.append('name', storedBytes, source('half, whole'.slice(storedBytes)), 100);
    const blob = await partials.finish('name');
    expect((await buffer(await blobs.open(blob))).toString()).toBe('half, whole');
  });

  test('content over the limit is rejected, with and without known digests', async () => {
    await expect(partials.append('name', 0, source('12345'), 4)).rejects.toThrow(BlobTooLargeError);
    await partials.append('name', 0, source('123'), 4);
    const restarted = new PartialBlobs(join(directory, 'uploads'), blobs);
    await expect(restarted.append('name', 3, source('45'), 4)).rejects.toThrow(BlobTooLargeError);
  });

  test('the sweep discards unwanted partial blobs', async () => {
    await partials.append('wanted', 0, source('1'), 10);
    await partials.append('left', 0, source('2'), 10);
    partials.sweep((name) => name === 'wanted');
    expect(readdirSync(join(directory, 'uploads'))).toEqual(['wanted']);
  });
});

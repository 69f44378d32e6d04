import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#core/durations.ts';
import { BlobTooLargeError } from './digests.ts';
import { DiskBlobStore } from './disk-blob-store.ts';

let directory: string;
let blobs: DiskBlobStore;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-blobs-'));
  blobs = new DiskBlobStore(directory);
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const incoming = () => readdirSync(join(directory, 'incoming'));
const hex = (algorithm: string, bytes: Uint8Array) => createHash(algorithm).update(bytes).digest('hex');

describe('storing', () => {
  test('content is returned byte for byte under its digests, however it was chunked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ minLength: 1, maxLength: 500 }), { maxLength: 8 }), async (chunks) => {
        const whole = Buffer.concat(chunks);
        const blob = await blobs.put(Readable.from(chunks.map((chunk) => Buffer.from(chunk))));
        expect(blob).toEqual({
          sha256: hex('sha256', whole),
          sha1: hex('sha1', whole),
          md5: hex('md5', whole),
          sizeBytes: whole.length,
        });
        expect(await buffer(await blobs.open(blob))).toEqual(whole);
      }),
      { numRuns: 25 },
    );
  });

  test('a range includes both of its ends', async () => {
    const blob = await blobs.put(Readable.from([Buffer.from('0123456789')]));
    expect(await buffer(await blobs.open(blob, { start: 2, end: 4 }))).toEqual(Buffer.from('234'));
  });

  test('identical contents are stored once', async () => {
    const first = await blobs.put(Readable.from([Buffer.from('same')]));
    await blobs.put(Readable.from([Buffer.from('same')]));
    expect(readdirSync(join(directory, first.sha256.slice(0, 2)))).toHaveLength(1);
  });

  test('a source that fails leaves nothing behind', async () => {
    const source = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the client left');
      })(),
    );
    await expect(blobs.put(source)).rejects.toThrow('the client left');
    expect(readdirSync(directory)).toEqual(['incoming']);
    expect(incoming()).toEqual([]);
  });

  test('content over the limit is rejected and leaves nothing behind', async () => {
    const source = Readable.from([Buffer.alloc(10), Buffer.alloc(10)]);
    await expect(blobs.put(source, { maxSizeBytes: 15 })).rejects.toThrow(BlobTooLargeError);
    expect(readdirSync(directory)).toEqual(['incoming']);
    expect(incoming()).toEqual([]);
  });
});

describe('stored content altered on the disk', () => {
  const getPath = (sha256: string) => join(directory, sha256.slice(0, 2), sha256.slice(2));
  const sizes = [1, 1000, 2 ** 20, 2 ** 20 + 1, 5_000_000];
  const store = (sizeBytes: number) => blobs.put(Readable.from([randomBytes(sizeBytes)]));

  test.each(sizes)(
    'with one flipped bit of %i bytes is detected before the last byte is returned',
    async (sizeBytes) => {
      const blob = await store(sizeBytes);
      const bytes = readFileSync(getPath(blob.sha256));
      const at = Math.floor(sizeBytes / 2);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(getPath(blob.sha256), bytes);
      let received = 0;
      const read = async () => {
        for await (const chunk of await blobs.open(blob)) received += chunk.length;
      };
      await expect(read()).rejects.toThrow(`blob ${blob.sha256} is damaged`);
      expect(received).toBeLessThan(sizeBytes);
      expect(() => blobs.readAtOnce(blob.sha256)).toThrow('is damaged');
    },
  );

  test.each(sizes)('of %i bytes with one missing is rejected at once, even for a range', async (sizeBytes) => {
    const blob = await store(sizeBytes);
    truncateSync(getPath(blob.sha256), sizeBytes - 1);
    await expect(blobs.open(blob)).rejects.toThrow('is damaged');
    await expect(blobs.open(blob, { start: 0, end: 0 })).rejects.toThrow('is damaged');
  });

  test('that is missing is reported, and storing it again repairs it', async () => {
    const blob = await blobs.put(Readable.from([Buffer.from('content')]));
    rmSync(getPath(blob.sha256));
    await expect(blobs.open(blob)).rejects.toThrow('is missing');
    expect(() => blobs.readAtOnce(blob.sha256)).toThrow('is missing');
    await blobs.put(Readable.from([Buffer.from('content')]));
    expect((await buffer(await blobs.open(blob))).toString()).toBe('content');
  });
});

describe('cleanup', () => {
  test('incoming files left by a crash are deleted at the next start', () => {
    writeFileSync(join(directory, 'incoming', 'left-over'), 'half');
    new DiskBlobStore(directory);
    expect(incoming()).toEqual([]);
  });

  test('the sweep removes old unreferenced blobs and retains all others', async () => {
    const nowMs = Date.now();
    const named = await blobs.put(Readable.from([Buffer.from('named')]));
    const orphan = await blobs.put(Readable.from([Buffer.from('orphan')]));
    const young = await blobs.put(Readable.from([Buffer.from('young')]));
    for (const { sha256 } of [named, orphan]) {
      const path = join(directory, sha256.slice(0, 2), sha256.slice(2));
      utimesSync(path, (nowMs - 2 * HOUR_MS) / 1000, (nowMs - 2 * HOUR_MS) / 1000);
    }
    expect(blobs.sweep((sha256) => sha256 === named.sha256, nowMs - HOUR_MS)).toBe(1);
    expect(await buffer(await blobs.open(named))).toEqual(Buffer.from('named'));
    expect(await buffer(await blobs.open(young))).toEqual(Buffer.from('young'));
    await expect(blobs.open(orphan)).rejects.toThrow('is missing');
  });

  test('storing an old orphan again protects it from the sweep', async () => {
    const nowMs = Date.now();
    const { sha256 } = await blobs.put(Readable.from([Buffer.from('again')]));
    const path = join(directory, sha256.slice(0, 2), sha256.slice(2));
    utimesSync(path, (nowMs - 2 * HOUR_MS) / 1000, (nowMs - 2 * HOUR_MS) / 1000);
    await blobs.put(Readable.from([Buffer.from('again')]));
    expect(blobs.sweep(() => false, nowMs - HOUR_MS)).toBe(0);
  });
});

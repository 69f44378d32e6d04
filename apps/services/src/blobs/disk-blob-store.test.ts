import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
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
  test('content comes back byte for byte under its digests, however it was cut', async () => {
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
        expect(await buffer(blobs.read(blob.sha256))).toEqual(whole);
      }),
      { numRuns: 25 },
    );
  });

  test('a range includes both of its ends', async () => {
    const { sha256 } = await blobs.put(Readable.from([Buffer.from('0123456789')]));
    expect(await buffer(blobs.read(sha256, { start: 2, end: 4 }))).toEqual(Buffer.from('234'));
  });

  test('equal contents are stored once', async () => {
    const first = await blobs.put(Readable.from([Buffer.from('same')]));
    await blobs.put(Readable.from([Buffer.from('same')]));
    expect(readdirSync(join(directory, first.sha256.slice(0, 2)))).toHaveLength(1);
  });

  test('a source that fails leaves nothing', async () => {
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

  test('content over the limit is refused and leaves nothing', async () => {
    const source = Readable.from([Buffer.alloc(10), Buffer.alloc(10)]);
    await expect(blobs.put(source, { maxSizeBytes: 15 })).rejects.toThrow(BlobTooLargeError);
    expect(readdirSync(directory)).toEqual(['incoming']);
    expect(incoming()).toEqual([]);
  });
});

describe('cleaning up', () => {
  test('what a crash left in incoming is gone after the next start', () => {
    writeFileSync(join(directory, 'incoming', 'left-over'), 'half');
    new DiskBlobStore(directory);
    expect(incoming()).toEqual([]);
  });

  test('the sweep removes old blobs that nothing names and keeps all others', async () => {
    const nowMs = Date.now();
    const named = await blobs.put(Readable.from([Buffer.from('named')]));
    const orphan = await blobs.put(Readable.from([Buffer.from('orphan')]));
    const young = await blobs.put(Readable.from([Buffer.from('young')]));
    for (const { sha256 } of [named, orphan]) {
      const path = join(directory, sha256.slice(0, 2), sha256.slice(2));
      utimesSync(path, (nowMs - 2 * HOUR_MS) / 1000, (nowMs - 2 * HOUR_MS) / 1000);
    }
    expect(blobs.sweep((sha256) => sha256 === named.sha256, nowMs - HOUR_MS)).toBe(1);
    expect(await buffer(blobs.read(named.sha256))).toEqual(Buffer.from('named'));
    expect(await buffer(blobs.read(young.sha256))).toEqual(Buffer.from('young'));
    await expect(buffer(blobs.read(orphan.sha256))).rejects.toMatchObject({ code: 'ENOENT' });
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

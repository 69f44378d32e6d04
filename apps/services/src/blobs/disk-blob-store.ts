import { randomUUID } from 'node:crypto';
import { createWriteStream, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline as connect, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeDirectory } from '@rotunda/data-directory/sync-directory';
import { BlobFaultError } from './blob-fault-error.ts';
import type { BlobStore, StoredBlob } from './blob-store.ts';
import { checkDigest, DigestCheck } from './digest-check.ts';
import { DigestStream, Digests } from './digests.ts';

const MAX_CHECKED_FIRST_BYTES = 2 ** 20;
const OWNER_ONLY = 0o600;

/**
 * Blobs as files below one directory, named by the SHA-256 of their bytes. A blob is written to `incoming/`, flushed to
 * the disk and renamed, so that a name never stands for incomplete content, also after a power cut.
 */
export class DiskBlobStore implements BlobStore {
  readonly #root: string;
  readonly #incoming: string;

  constructor(directory: string) {
    this.#root = directory;
    this.#incoming = join(directory, 'incoming');
    makeDirectory(this.#incoming);
    this.#removeLeftovers();
  }

  async put(source: Readable, options: { maxSizeBytes?: number } = {}): Promise<StoredBlob> {
    const temporaryPath = join(this.#incoming, randomUUID());
    const digests = new Digests();
    try {
      const limit = new DigestStream(digests, options.maxSizeBytes ?? Number.POSITIVE_INFINITY);
      await pipeline(source, limit, createWriteStream(temporaryPath, { flush: true, mode: OWNER_ONLY }));
      const blob = digests.result();
      await this.adopt(temporaryPath, blob.sha256);
      return blob;
    } catch (error) {
      await rm(temporaryPath, { force: true });
      throw error;
    }
  }

  /** Makes a flushed file on the same disk a blob, by moving it. The caller vouches for its digest. */
  async adopt(path: string, sha256: string): Promise<void> {
    const directory = join(this.#root, sha256.slice(0, 2));
    makeDirectory(directory);
    await rename(path, this.#pathOf(sha256));
    const handle = await open(directory);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  async open(
    { sha256, sizeBytes }: Pick<StoredBlob, 'sha256' | 'sizeBytes'>,
    range: { start: number; end: number } = { start: 0, end: sizeBytes - 1 },
  ): Promise<Readable> {
    const file = await this.#openFile(sha256, sizeBytes);
    if (range.start > 0 || range.end < sizeBytes - 1) return file.createReadStream(range);
    if (sizeBytes <= MAX_CHECKED_FIRST_BYTES) return Readable.from([await readChecked(file, sha256)]);
    // An error of either ends both; it is thrown to who reads.
    return connect(file.createReadStream(), new DigestCheck(sha256), () => undefined);
  }

  readAtOnce(sha256: string): Uint8Array {
    try {
      const bytes = readFileSync(this.#pathOf(sha256));
      checkDigest(bytes, sha256);
      return bytes;
    } catch (error) {
      throw toFault(error, sha256);
    }
  }

  /**
   * Deletes the blobs that were stored before `storedBeforeMs` and that `isReferenced` denies; returns how many. The
   * time protects those whose row is still on its way.
   */
  sweep(isReferenced: (sha256: string) => boolean, storedBeforeMs: number): number {
    let removed = 0;
    for (const prefix of readdirSync(this.#root)) {
      if (prefix.length !== 2) continue;
      for (const rest of readdirSync(join(this.#root, prefix))) {
        const path = join(this.#root, prefix, rest);
        if (isReferenced(prefix + rest) || statSync(path).mtimeMs >= storedBeforeMs) continue;
        rmSync(path);
        removed += 1;
      }
    }
    return removed;
  }

  async #openFile(sha256: string, sizeBytes: number): Promise<FileHandle> {
    const file = await open(this.#pathOf(sha256)).catch((error: unknown) => {
      throw toFault(error, sha256);
    });
    const { size } = await file.stat();
    if (size === sizeBytes) return file;
    await file.close();
    throw new BlobFaultError('damaged', sha256);
  }

  #pathOf(sha256: string): string {
    return join(this.#root, sha256.slice(0, 2), sha256.slice(2));
  }

  // What lies in incoming/ at start belongs to writes that a crash cut off: nobody can name it.
  #removeLeftovers(): void {
    for (const name of readdirSync(this.#incoming)) rmSync(join(this.#incoming, name), { force: true });
  }
}

async function readChecked(file: FileHandle, sha256: string): Promise<Buffer> {
  try {
    const bytes = await file.readFile();
    checkDigest(bytes, sha256);
    return bytes;
  } finally {
    await file.close();
  }
}

function toFault(error: unknown, sha256: string): unknown {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isMissing ? new BlobFaultError('missing', sha256, { cause: error }) : error;
}

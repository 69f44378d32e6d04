import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BlobStore, StoredBlob } from './blob-store.ts';
import { DigestStream, Digests } from './digests.ts';

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
    mkdirSync(this.#incoming, { recursive: true });
    this.#removeLeftovers();
  }

  async put(source: Readable, options: { maxSizeBytes?: number } = {}): Promise<StoredBlob> {
    const temporaryPath = join(this.#incoming, randomUUID());
    const digests = new Digests();
    try {
      const limit = new DigestStream(digests, options.maxSizeBytes ?? Number.POSITIVE_INFINITY);
      await pipeline(source, limit, createWriteStream(temporaryPath, { flush: true }));
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
    await mkdir(directory, { recursive: true });
    await rename(path, this.#pathOf(sha256));
    const handle = await open(directory);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  read(sha256: string, range?: { start: number; end: number }): Readable {
    return createReadStream(this.#pathOf(sha256), range);
  }

  readAtOnce(sha256: string): Uint8Array {
    return readFileSync(this.#pathOf(sha256));
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

  #pathOf(sha256: string): string {
    return join(this.#root, sha256.slice(0, 2), sha256.slice(2));
  }

  // What lies in incoming/ at start belongs to writes that a crash cut off: nobody can name it.
  #removeLeftovers(): void {
    for (const name of readdirSync(this.#incoming)) rmSync(join(this.#incoming, name), { force: true });
  }
}

import { randomUUID } from 'node:crypto';
import { createWriteStream, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline as connect, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeDirectory } from '@rotunda/data-directory/sync-directory';
import { BlobIntegrityError } from './blob-integrity-error.ts';
import type { BlobStore, StoredBlob } from './blob-store.ts';
import { checkDigest, DigestCheck } from './digest-check.ts';
import { DigestStream, Digests } from './digests.ts';

const MAX_CHECKED_FIRST_BYTES = 2 ** 20;
const OWNER_ONLY = 0o600;

/**
 * Stores blobs as files below one directory, named by the SHA-256 of their bytes. Writes a blob to `incoming/`, flushes it to
 * disk and renames it, so that a name never refers to incomplete content, even after a power failure.
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

  /** Moves a flushed file on the same disk into the store as a blob. The caller guarantees its digest. */
  async adopt(path: string, sha256: string): Promise<void> {
    const directory = join(this.#root, sha256.slice(0, 2));
    makeDirectory(directory);
    await rename(path, this.#getPath(sha256));
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
    // An error in either stream ends both. The reader receives the error.
    return connect(file.createReadStream(), new DigestCheck(sha256), () => undefined);
  }

  readAtOnce(sha256: string): Uint8Array {
    try {
      const bytes = readFileSync(this.#getPath(sha256));
      checkDigest(bytes, sha256);
      return bytes;
    } catch (error) {
      throw toIntegrityError(error, sha256);
    }
  }

  /**
   * Deletes the blobs stored before `storedBeforeMs` for which `isReferenced` returns false. Returns the number of deleted blobs.
   * The cutoff protects blobs whose row is not committed yet.
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
    const file = await open(this.#getPath(sha256)).catch((error: unknown) => {
      throw toIntegrityError(error, sha256);
    });
    const { size } = await file.stat();
    if (size === sizeBytes) return file;
    await file.close();
    throw new BlobIntegrityError('damaged', sha256);
  }

  #getPath(sha256: string): string {
    return join(this.#root, sha256.slice(0, 2), sha256.slice(2));
  }

  // Files in `incoming/` at startup are left over from writes interrupted by a crash. Nothing can reference them.
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

function toIntegrityError(error: unknown, sha256: string): unknown {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isMissing ? new BlobIntegrityError('missing', sha256, { cause: error }) : error;
}

import { once } from 'node:events';
import {
  createReadStream,
  createWriteStream,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeDirectory, syncDirectory } from '@rotunda/data-directory/sync-directory';
import type { StoredBlob } from './blob-store.ts';
import { DigestStream, Digests } from './digests.ts';
import type { DiskBlobStore } from './disk-blob-store.ts';

/**
 * Stores content that arrives in pieces, over several requests and restarts, in one growing file each. Computes digests while
 * bytes arrive; reads the file again only after a restart or a failed piece.
 */
export class PartialBlobs {
  readonly #directory: string;
  readonly #blobs: DiskBlobStore;
  readonly #digests = new Map<string, Digests>();

  constructor(directory: string, blobs: DiskBlobStore) {
    this.#directory = directory;
    this.#blobs = blobs;
    makeDirectory(directory);
  }

  /** Returns the number of bytes on disk for a name. */
  getSizeBytes(name: string): number {
    return statSync(this.#getPath(name), { throwIfNoEntry: false })?.size ?? 0;
  }

  /**
   * Writes `source` after the first `startBytes` bytes and overwrites the rest. Resolves once the bytes are durable. If the
   * source fails, retains the bytes that arrived. Rejects with BlobTooLargeError if the file would exceed `maxSizeBytes`.
   */
  async append(name: string, startBytes: number, source: Readable, maxSizeBytes: number): Promise<void> {
    const digests = this.#readDigestsAt(name, startBytes);
    this.#digests.delete(name);
    const file = createWriteStream(this.#getPath(name), { flags: 'a', flush: true, mode: 0o600 });
    const limit = digests
      ? new DigestStream(digests, maxSizeBytes)
      : new DigestStream(new Digests(), maxSizeBytes - startBytes);
    try {
      await pipeline(source, limit, file);
      if (startBytes === 0) syncDirectory(this.#directory);
      if (digests) this.#digests.set(name, digests);
    } finally {
      // A write may still be in flight when the pipeline fails. The file's length is final once the file is closed.
      if (!file.closed) await once(file, 'close');
    }
  }

  /** Turns the content into a blob and frees the name. */
  async finish(name: string): Promise<StoredBlob> {
    const sizeBytes = this.getSizeBytes(name);
    if (sizeBytes === 0) writeFileSync(this.#getPath(name), '', { mode: 0o600 });
    const digests = this.#digests.get(name);
    this.#digests.delete(name);
    const blob = (digests?.sizeBytes === sizeBytes ? digests : await this.#readDigests(name)).result();
    await this.#blobs.adopt(this.#getPath(name), blob.sha256);
    return blob;
  }

  /** Deletes the content stored under a name, if any. */
  discard(name: string): void {
    this.#digests.delete(name);
    rmSync(this.#getPath(name), { force: true });
  }

  /** Discards every name for which `isWanted` returns false. */
  sweep(isWanted: (name: string) => boolean): void {
    for (const name of readdirSync(this.#directory)) if (!isWanted(name)) this.discard(name);
  }

  /** Truncates the file to `startBytes`. Returns the digests of those bytes, or undefined if they are not known. */
  #readDigestsAt(name: string, startBytes: number): Digests | undefined {
    if (startBytes === 0) {
      rmSync(this.#getPath(name), { force: true });
      return new Digests();
    }
    if (this.getSizeBytes(name) > startBytes) truncateSync(this.#getPath(name), startBytes);
    const digests = this.#digests.get(name);
    return digests?.sizeBytes === startBytes ? digests : undefined;
  }

  async #readDigests(name: string): Promise<Digests> {
    const digests = new Digests();
    for await (const chunk of createReadStream(this.#getPath(name))) digests.update(chunk);
    return digests;
  }

  #getPath(name: string): string {
    return join(this.#directory, name);
  }
}

const BLOCK_BYTES = 4 * 1024 * 1024;

/** Stores bytes as blobs, which browsers write to disk if they are large, and reads them in parts. */
export class ByteStore {
  readonly #blobs: Blob[] = [];
  #pending: Uint8Array<ArrayBuffer>[] = [];
  #pendingBytes = 0;
  #storedBytes = 0;

  get sizeBytes(): number {
    return this.#storedBytes + this.#pendingBytes;
  }

  append(bytes: Uint8Array<ArrayBuffer>): void {
    this.#pending.push(bytes);
    this.#pendingBytes += bytes.length;
    if (this.#pendingBytes < BLOCK_BYTES) return;
    this.#blobs.push(new Blob(this.#pending));
    this.#storedBytes += this.#pendingBytes;
    this.#pending = [];
    this.#pendingBytes = 0;
  }

  /** Reads the bytes between two offsets. */
  async read(from: number, to: number): Promise<Uint8Array> {
    const whole = new Blob([...this.#getParts(from, to)]);
    return new Uint8Array(await whole.arrayBuffer());
  }

  *#getParts(from: number, to: number): Generator<BlobPart> {
    let start = 0;
    for (const part of [...this.#blobs, ...this.#pending]) {
      const size = part instanceof Blob ? part.size : part.length;
      const [first, last] = [Math.max(0, from - start), Math.min(size, to - start)];
      if (first < last) yield part instanceof Blob ? part.slice(first, last) : part.subarray(first, last);
      start += size;
      if (start >= to) return;
    }
  }
}

/** A write, or a new length without data. */
type Change = { offset: number; data: Buffer | undefined };

const SECTOR_BYTES = 512;

/** The content of a file, with synced and unsynced changes. */
export class FileModel {
  #synced: Buffer = Buffer.alloc(0);
  #length = 0;
  #changes: Change[] = [];

  write(offset: number, data: Buffer): void {
    this.#changes.push({ offset, data });
  }

  truncate(length: number): void {
    this.#changes.push({ offset: length, data: undefined });
  }

  sync(): void {
    for (const change of this.#changes) this.#apply(change);
    this.#changes = [];
  }

  /** Returns the content with the given fate of unsynced changes. A write may be torn between sectors of the disk. */
  read(fate: 'none' | 'all' | (() => number)): Buffer {
    const copy = new FileModel();
    copy.#synced = Buffer.from(this.#synced.subarray(0, this.#length));
    copy.#length = this.#length;
    if (fate !== 'none') for (const change of this.#changes) copy.#applyBy(fate, change);
    return Buffer.from(copy.#synced.subarray(0, copy.#length));
  }

  #applyBy(fate: 'all' | (() => number), change: Change): void {
    if (fate === 'all') this.#apply(change);
    else if (change.data !== undefined) this.#applySectors(change.offset, change.data, fate);
    else if (fate() < 0.5) this.#apply(change);
  }

  /** Each write is lost, complete or torn, with equal probability. */
  #applySectors(offset: number, data: Buffer, random: () => number): void {
    const chance = random() * 3;
    if (chance < 1) return;
    let from = 0;
    while (from < data.length) {
      const end = Math.min(data.length, from + SECTOR_BYTES - ((offset + from) % SECTOR_BYTES));
      if (chance < 2 || random() < 0.5) this.#apply({ offset: offset + from, data: data.subarray(from, end) });
      from = end;
    }
  }

  #apply({ offset, data }: Change): void {
    if (data === undefined) {
      if (offset < this.#length) this.#synced.fill(0, offset, this.#length);
      this.#reserve(offset);
      this.#length = offset;
      return;
    }
    this.#reserve(offset + data.length);
    data.copy(this.#synced, offset);
    this.#length = Math.max(this.#length, offset + data.length);
  }

  #reserve(length: number): void {
    if (length <= this.#synced.length) return;
    const grown = Buffer.alloc(Math.max(length, 2 * this.#synced.length));
    this.#synced.copy(grown, 0, 0, this.#length);
    this.#synced = grown;
  }
}

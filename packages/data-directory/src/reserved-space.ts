import { randomBytes } from 'node:crypto';
import { rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDiskFull } from './disk-full.ts';
import { isSpaceLow } from './free-space.ts';

const SLICE_BYTES = 64 * 2 ** 10;
const SIZE_BYTES = 32 * SLICE_BYTES;

/**
 * Disk space reserved for data that must be written even if the disk is full, such as the end of a sign-in session. The reserve
 * is a file of 2 MiB, truncated by 64 KiB at a time and restored when the disk has space again.
 */
export class ReservedSpace {
  readonly #directory: string;
  readonly #path: string;
  #sizeBytes: number;

  constructor(directory: string) {
    this.#directory = directory;
    this.#path = join(directory, 'reserved-space');
    this.#sizeBytes = statSync(this.#path, { throwIfNoEntry: false })?.size ?? 0;
    this.#fill();
  }

  /**
   * Runs work that writes. If the disk is full, releases reserved space and reruns the work, as long as there is space to
   * release.
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        const result = await work();
        this.#fill();
        return result;
      } catch (error) {
        if (!isDiskFull(error) || this.#sizeBytes === 0) throw error;
        this.#sizeBytes = Math.max(0, this.#sizeBytes - SLICE_BYTES);
        truncateSync(this.#path, this.#sizeBytes);
      }
    }
  }

  #fill(): void {
    if (this.#sizeBytes === SIZE_BYTES || isSpaceLow(this.#directory, SIZE_BYTES)) return;
    try {
      // Random, so that no file system compresses it.
      writeFileSync(this.#path, randomBytes(SIZE_BYTES), { mode: 0o600 });
      this.#sizeBytes = SIZE_BYTES;
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      rmSync(this.#path, { force: true });
      this.#sizeBytes = 0;
    }
  }
}

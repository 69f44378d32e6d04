type Sample = { atMs: number; sentBytes: number; doneFiles: number };

const WINDOW_MS = 15_000;

/** The speed of uploads over the last seconds. */
export class UploadRate {
  #samples: Sample[] = [];

  /** Records the progress of all uploads. */
  record(sample: Sample): void {
    const newest = this.#samples.at(-1);
    // Restarts the measurement when uploads were removed from the list.
    if (newest && (sample.sentBytes < newest.sentBytes || sample.doneFiles < newest.doneFiles)) this.#samples = [];
    this.#samples.push(sample);
    while ((this.#samples[1]?.atMs ?? Number.POSITIVE_INFINITY) < sample.atMs - WINDOW_MS) this.#samples.shift();
  }

  /** Clears all samples. Called when no upload is in progress. */
  reset(): void {
    this.#samples = [];
  }

  /**
   * Returns the seconds until all uploads complete. Returns undefined while unknown. Small files take time regardless of their
   * size.
   */
  getSecondsLeft(leftBytes: number, leftFiles: number): number | undefined {
    const [first] = this.#samples;
    const last = this.#samples.at(-1);
    if (!first || !last || last.atMs - first.atMs < 1_000) return undefined;
    const seconds = (last.atMs - first.atMs) / 1_000;
    const bytesPerSecond = (last.sentBytes - first.sentBytes) / seconds;
    const filesPerSecond = (last.doneFiles - first.doneFiles) / seconds;
    const byBytes = leftBytes === 0 ? 0 : leftBytes / bytesPerSecond;
    const byFiles = leftFiles === 0 ? 0 : leftFiles / filesPerSecond;
    // Until a file has completed, only the bytes are used.
    const estimate = filesPerSecond === 0 ? byBytes : Math.max(byBytes, byFiles);
    return Number.isFinite(estimate) ? Math.ceil(estimate) : undefined;
  }
}

type Sample = { atMs: number; sentBytes: number; doneFiles: number };

const WINDOW_MS = 15_000;

/** How quick uploads are, over the last seconds. */
export class UploadRate {
  #samples: Sample[] = [];

  /** Notes how far all uploads are. */
  note(sample: Sample): void {
    const newest = this.#samples.at(-1);
    // What was taken off the list counts no more: it begins anew.
    if (newest && (sample.sentBytes < newest.sentBytes || sample.doneFiles < newest.doneFiles)) this.#samples = [];
    this.#samples.push(sample);
    while ((this.#samples[1]?.atMs ?? Number.POSITIVE_INFINITY) < sample.atMs - WINDOW_MS) this.#samples.shift();
  }

  /** Forgets everything: nothing is being sent. */
  reset(): void {
    this.#samples = [];
  }

  /** Seconds until everything has arrived; undefined as long as nobody can say. Small files take time whatever their size. */
  secondsLeft(leftBytes: number, leftFiles: number): number | undefined {
    const [first] = this.#samples;
    const last = this.#samples.at(-1);
    if (!first || !last || last.atMs - first.atMs < 1_000) return undefined;
    const seconds = (last.atMs - first.atMs) / 1_000;
    const bytesPerSecond = (last.sentBytes - first.sentBytes) / seconds;
    const filesPerSecond = (last.doneFiles - first.doneFiles) / seconds;
    const byBytes = leftBytes === 0 ? 0 : leftBytes / bytesPerSecond;
    const byFiles = leftFiles === 0 ? 0 : leftFiles / filesPerSecond;
    // Where no file has ended yet, the bytes alone tell.
    const estimate = filesPerSecond === 0 ? byBytes : Math.max(byBytes, byFiles);
    return Number.isFinite(estimate) ? Math.ceil(estimate) : undefined;
  }
}

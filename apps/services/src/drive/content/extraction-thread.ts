import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { IdleThreads } from '#core/scheduling/idle-threads.ts';
import { startThread } from '#core/scheduling/start-thread.ts';
import { ThreadMemoryLimit } from '#core/scheduling/thread-memory-limit.ts';
import { getMaxExternalBytes } from '#drive/documents/conversion/max-external-bytes.ts';
import type { ImageMetadata } from './read-image.ts';

/** Content for text extraction. */
export type Extraction = { bytes: Uint8Array; mimeType: string; maxCharacters: number };

/** The outcome: text for the search index, picture data with a thumbnail, or the reason for failure. */
export type ExtractionOutcome =
  | { text: string }
  | { image: ImageMetadata; thumbnail: Uint8Array | undefined }
  | { problem: string };

const TIMEOUT_MS = 20_000;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256 };

const threads = new IdleThreads(() =>
  startThread(new URL('./extraction-worker.ts', import.meta.url), {
    resourceLimits: RESOURCE_LIMITS,
    name: 'extraction',
    stderr: true,
  }),
);

/**
 * Extracts contents one after another in a separate thread. Content that exceeds the time or memory limit terminates the thread,
 * and the next content gets a new one. Changes of files often follow each other, so a closed thread waits a few seconds for more.
 */
export class ExtractionThread implements Disposable {
  #worker: Worker | undefined;

  /** Never rejects. Gives up if the signal aborts. */
  async extract(extraction: Extraction, signal: AbortSignal): Promise<ExtractionOutcome> {
    this.#worker ??= threads.acquire();
    const worker = this.#worker;
    using memory = new ThreadMemoryLimit(worker, getMaxExternalBytes(extraction.mimeType));
    try {
      const message = once(worker, 'message', {
        signal: AbortSignal.any([signal, memory.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      worker.postMessage(extraction);
      const [outcome]: ExtractionOutcome[] = await message;
      return outcome ?? { problem: 'no response' };
    } catch (error) {
      this.#worker = undefined;
      await worker.terminate();
      return { problem: String(error) };
    }
  }

  close(): void {
    if (this.#worker) threads.park(this.#worker);
    this.#worker = undefined;
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

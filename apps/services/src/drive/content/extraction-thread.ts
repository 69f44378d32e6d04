import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '#core/scheduling/start-thread.ts';
import { ThreadMemoryLimit } from '#core/scheduling/thread-memory-limit.ts';
import { maxExternalBytes } from '#drive/documents/conversion/max-external-bytes.ts';
import type { ImageFacts } from './read-image.ts';

/** Content to be read for its words. */
export type Extraction = { bytes: Uint8Array; mimeType: string; maxCharacters: number };

/** What became of it: its text as search indexes take it, the facts of a picture and the same picture small, or why there is neither. */
export type ExtractionOutcome =
  | { text: string }
  | { image: ImageFacts; thumbnail: Uint8Array | undefined }
  | { problem: string };

const TIMEOUT_MS = 20_000;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256 };

/**
 * Reads contents one after another in a thread of its own. Content that takes too long or too much memory ends the
 * thread, and the next one gets a new one.
 */
export class ExtractionThread implements AsyncDisposable {
  #worker: Worker | undefined;

  /** Never rejects; gives up when the signal aborts. */
  async extract(extraction: Extraction, signal: AbortSignal): Promise<ExtractionOutcome> {
    this.#worker ??= start();
    using memory = new ThreadMemoryLimit(this.#worker, maxExternalBytes(extraction.mimeType));
    try {
      const message = once(this.#worker, 'message', {
        signal: AbortSignal.any([signal, memory.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      this.#worker.postMessage(extraction);
      const [outcome]: ExtractionOutcome[] = await message;
      return outcome ?? { problem: 'no response' };
    } catch (error) {
      await this.close();
      return { problem: String(error) };
    }
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}

function start(): Worker {
  return startThread(new URL('./extraction-worker.ts', import.meta.url), {
    resourceLimits: RESOURCE_LIMITS,
    name: 'extraction',
    stderr: true,
  });
}

import { once } from 'node:events';
import { LimitError } from '@rotunda/document-formats/limit-error';
import { hasErrorCode } from '#core/errors/has-error-code.ts';
import { FairQueue } from '#core/scheduling/fair-queue.ts';
import { IdleThreads } from '#core/scheduling/idle-threads.ts';
import { startThread } from '#core/scheduling/start-thread.ts';
import { ThreadMemoryLimit } from '#core/scheduling/thread-memory-limit.ts';
import type { Conversion } from './convert.ts';
import { maxExternalBytes } from './max-external-bytes.ts';

/** A conversion that did not succeed: broken or hostile content, or too much of it. */
export class ConversionError extends Error {
  override readonly name = 'ConversionError';
  /** Whether it took more time or memory than a conversion gets. */
  readonly isTooMuch: boolean;
  /** What is too much of it, for users, where a limit says so. */
  readonly limit: string | undefined;

  constructor(message: string, cause: unknown) {
    super(message, { cause });
    // What is longer than a text or an array can be is a RangeError, and so is reading behind the end of broken content.
    const isOver = cause instanceof Error && ['AbortError', 'RangeError', 'TimeoutError'].includes(cause.name);
    const isCut = cause instanceof RangeError && /out of (?:range|bounds)|outside/iu.test(cause.message);
    this.limit = cause instanceof LimitError ? cause.message : undefined;
    this.isTooMuch = (isOver && !isCut) || hasErrorCode(cause, 'ERR_WORKER_OUT_OF_MEMORY');
  }
}

/** What a thread makes of a document: another one, what is too much of it, or why it could not. */
export type ConversionOutcome = Uint8Array | { limit: string } | Error;

const TIMEOUT_MS = 20_000;
const QUEUE_LIMITS = { concurrency: 2, maxWaitingOfUser: 10, maxWaiting: 60 };
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 512 };

/** For whom a document is converted, and until when. */
export type ConversionOrder = {
  /** Key of the person. One person's documents are converted one after another. */
  user: string;
  /** Aborts when nobody waits for the result any more. */
  signal: AbortSignal;
  timeoutMs?: number;
};

/**
 * Converts a document in a thread: neither a large nor a hostile one holds up or brings down the service, and one that
 * takes too much time or memory ends its thread. `open` reads the document when it is its turn: what waits takes no memory.
 * Rejects with ConversionError, with QueueFullError when too much waits already, and with the signal's reason when it aborts
 * in the queue.
 */
export function runConversion(
  open: () => Promise<Conversion>,
  { user: person, signal, timeoutMs = TIMEOUT_MS }: ConversionOrder,
): Promise<Uint8Array> {
  return queue.run(person, signal, async () =>
    runInThread(await open(), AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])),
  );
}

const queue = new FairQueue(QUEUE_LIMITS);

const threads = new IdleThreads(() =>
  startThread(new URL('./conversion-worker.ts', import.meta.url), {
    resourceLimits: RESOURCE_LIMITS,
    name: 'conversion',
    stderr: true,
  }),
);

async function runInThread(conversion: Conversion, signal: AbortSignal): Promise<Uint8Array> {
  const worker = threads.take();
  using memory = new ThreadMemoryLimit(worker, maxExternalBytes(conversion.sourceType));
  try {
    const reply = once(worker, 'message', { signal: AbortSignal.any([signal, memory.signal]) });
    worker.postMessage(conversion, transferable(conversion.bytes));
    const [outcome]: ConversionOutcome[] = await reply;
    threads.park(worker);
    if (outcome instanceof Uint8Array) return outcome;
    throw outcome && 'limit' in outcome ? new LimitError(outcome.limit) : outcome;
  } catch (error) {
    if (!threads.isIdle(worker)) await worker.terminate();
    throw new ConversionError(`a ${conversion.sourceType} could not be converted`, error);
  }
}

/** Bytes that have their memory for themselves are handed to the thread without a copy. */
function transferable({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

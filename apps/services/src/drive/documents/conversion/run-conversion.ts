import { once } from 'node:events';
import { LimitError } from '@rotunda/document-formats/limit-error';
import { hasErrorCode } from '#core/errors/has-error-code.ts';
import { FairQueue } from '#core/scheduling/fair-queue.ts';
import { IdleThreads } from '#core/scheduling/idle-threads.ts';
import { startThread } from '#core/scheduling/start-thread.ts';
import { ThreadMemoryLimit } from '#core/scheduling/thread-memory-limit.ts';
import type { Conversion } from './convert.ts';
import { getMaxExternalBytes } from './max-external-bytes.ts';

/** A failed conversion: the content is damaged, malicious or too large. */
export class ConversionError extends Error {
  override readonly name = 'ConversionError';
  /** Whether it exceeded the time or memory limit of a conversion. */
  readonly isTooMuch: boolean;
  /** User-facing description of the exceeded limit, if known. */
  readonly limit: string | undefined;

  constructor(message: string, cause: unknown) {
    super(message, { cause });
    // Exceeding the maximum length of a string or array throws a RangeError, as does reading past the end of damaged content.
    const isOver = cause instanceof Error && ['AbortError', 'RangeError', 'TimeoutError'].includes(cause.name);
    const isCut = cause instanceof RangeError && /out of (?:range|bounds)|outside/iu.test(cause.message);
    this.limit = cause instanceof LimitError ? cause.message : undefined;
    this.isTooMuch = (isOver && !isCut) || hasErrorCode(cause, 'ERR_WORKER_OUT_OF_MEMORY');
  }
}

/** The outcome of a conversion in a thread: another document, an exceeded limit, or an error. */
export type ConversionOutcome = Uint8Array | { limit: string } | Error;

const TIMEOUT_MS = 20_000;
const QUEUE_LIMITS = { concurrency: 2, maxWaitingOfUser: 10, maxWaiting: 60 };
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 512 };

/** The user and the deadline of a conversion. */
export type ConversionOptions = {
  /** Key of the user. Documents of the same user are converted sequentially. */
  user: string;
  /** Aborts when no client waits for the result. */
  signal: AbortSignal;
  timeoutMs?: number;
};

/**
 * Converts a document in a thread, so that large or malicious documents cannot block or crash the service. Exceeding the time or
 * memory limit terminates the thread. `open` reads the document when its turn comes, so that queued conversions use no memory.
 * Rejects with ConversionError, with QueueFullError if the queue is full, and with the signal's reason if it aborts in the queue.
 */
export function runConversion(
  open: () => Promise<Conversion>,
  { user: person, signal, timeoutMs = TIMEOUT_MS }: ConversionOptions,
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
  const worker = threads.acquire();
  using memory = new ThreadMemoryLimit(worker, getMaxExternalBytes(conversion.sourceType));
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

/** Bytes with their own buffer are transferred to the thread without a copy. */
function transferable({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

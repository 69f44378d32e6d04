import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { hasErrorCode } from '#core/has-error-code.ts';
import type { Conversion } from './convert.ts';

/** A conversion that did not succeed: broken or hostile content, or too much of it. */
export class ConversionError extends Error {
  override readonly name = 'ConversionError';
  /** Whether it took more time or memory than a conversion gets. */
  readonly isTooMuch: boolean;

  constructor(message: string, cause: unknown) {
    super(message, { cause });
    // What is longer than a text or an array can be is a RangeError.
    const isOver = cause instanceof Error && ['AbortError', 'RangeError'].includes(cause.name);
    this.isTooMuch = isOver || hasErrorCode(cause, 'ERR_WORKER_OUT_OF_MEMORY');
  }
}

const TIMEOUT_MS = 30_000;
const MAX_AT_ONCE = 2;
const IDLE_MS = 5_000;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 512 };

/**
 * Converts a document in a thread: neither a large nor a hostile one holds up or brings down the service, and one that
 * fails takes its thread with it. Rejects with ConversionError.
 */
export async function runConversion(conversion: Conversion, timeoutMs = TIMEOUT_MS): Promise<Uint8Array> {
  await turns.take();
  try {
    return await runInThread(conversion, timeoutMs);
  } finally {
    turns.give();
  }
}

/** A number of turns; who comes when all are taken waits for the next one that is given back. */
class Turns {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  take(): Promise<void> {
    this.#free -= 1;
    return this.#free >= 0 ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }

  give(): void {
    this.#free += 1;
    this.#waiting.shift()?.();
  }
}

const turns = new Turns(MAX_AT_ONCE);

async function runInThread(conversion: Conversion, timeoutMs: number): Promise<Uint8Array> {
  const worker = idle.pop() ?? start();
  worker.ref();
  try {
    const answered = once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) });
    worker.postMessage(conversion);
    const [bytes]: unknown[] = await answered;
    if (!(bytes instanceof Uint8Array)) throw new Error('the conversion gave no bytes');
    park(worker);
    return bytes;
  } catch (error) {
    await worker.terminate();
    throw new ConversionError(`a ${conversion.sourceType} could not be converted`, error);
  }
}

// Loading the libraries takes longer than most conversions: a thread that has done one well waits for the next.
const idle: Worker[] = [];

function start(): Worker {
  const worker = new Worker(new URL('./conversion-worker.ts', import.meta.url), {
    resourceLimits: RESOURCE_LIMITS,
    env: {},
    name: 'conversion',
    stderr: true,
  });
  worker.on('exit', () => leave(worker));
  return worker;
}

function park(worker: Worker): void {
  worker.unref();
  idle.push(worker);
  setTimeout(() => {
    if (leave(worker)) void worker.terminate();
  }, IDLE_MS).unref();
}

/** Takes a thread from those that wait; whether it was among them. */
function leave(worker: Worker): boolean {
  const place = idle.indexOf(worker);
  if (place >= 0) idle.splice(place, 1);
  return place >= 0;
}

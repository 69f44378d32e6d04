import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Conversion } from './convert.ts';

/** A conversion that did not succeed: broken or hostile content, or too much of it. */
export class ConversionError extends Error {
  override readonly name = 'ConversionError';
}

const TIMEOUT_MS = 30_000;
const MAX_AT_ONCE = 2;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 512 };

/**
 * Converts a document in a thread of its own: neither a large nor a hostile one holds up or brings down the service.
 * Rejects with ConversionError.
 */
export async function runConversion(conversion: Conversion): Promise<Uint8Array> {
  await turns.take();
  try {
    return await runInThread(conversion);
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

async function runInThread(conversion: Conversion): Promise<Uint8Array> {
  const worker = new Worker(new URL('./conversion-worker.ts', import.meta.url), {
    workerData: conversion,
    resourceLimits: RESOURCE_LIMITS,
    env: {},
    name: 'conversion',
    stderr: true,
  });
  try {
    const [bytes]: unknown[] = await once(worker, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (bytes instanceof Uint8Array) return bytes;
    throw new Error('the conversion gave no bytes');
  } catch (error) {
    throw new ConversionError(`a ${conversion.sourceType} could not be converted`, { cause: error });
  } finally {
    await worker.terminate();
  }
}

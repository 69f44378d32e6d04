import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { LimitError } from '@rotunda/document-formats/limit-error';
import { type Conversion, convert } from './convert.ts';
import type { ConversionOutcome } from './run-conversion.ts';

// The thread can continue after content that cannot be converted. Content that exceeds the memory limit terminates it.
parentPort?.on('message', async (conversion: Conversion) => {
  parentPort?.postMessage(await tryConvert(conversion));
  flushCompileCache(); // Libraries are loaded on demand, so the cache may have new entries.
});

async function tryConvert(conversion: Conversion): Promise<ConversionOutcome> {
  try {
    return await convert(conversion);
  } catch (error) {
    if (error instanceof LimitError) return { limit: error.message };
    return error instanceof Error ? error : new Error(String(error));
  }
}

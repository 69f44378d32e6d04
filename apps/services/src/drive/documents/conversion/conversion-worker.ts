import { parentPort } from 'node:worker_threads';
import { type Conversion, convert } from './convert.ts';

// A content that cannot be converted leaves the thread fit for the next one; one that takes too much memory ends it.
parentPort?.on('message', async (conversion: Conversion) => parentPort?.postMessage(await tryConvert(conversion)));

async function tryConvert(conversion: Conversion): Promise<Uint8Array | Error> {
  try {
    return await convert(conversion);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

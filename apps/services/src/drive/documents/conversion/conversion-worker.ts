import { parentPort } from 'node:worker_threads';
import { type Conversion, convert } from './convert.ts';

// What is thrown here ends the thread, and tells the other side why.
parentPort?.on('message', async (conversion: Conversion) => parentPort?.postMessage(await convert(conversion)));

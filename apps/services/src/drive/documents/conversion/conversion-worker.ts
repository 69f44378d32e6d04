import { parentPort, workerData } from 'node:worker_threads';
import { convert } from './convert.ts';

const bytes = await convert(workerData);
parentPort?.postMessage(bytes);

import { setFlagsFromString } from 'node:v8';

/**
 * V8 collects the young generation whenever new buffers take up four times this size. V8's default of 32 MiB would allow 128 MiB.
 */
const COUNTED_CAPACITY_MIB = 2;

/**
 * Starts a program so that the buffers of uploads and downloads are freed early. By default, V8 counts them towards the old
 * generation first: it runs a full collection for every 64 MiB that pass through, and the process holds 100 MiB more. The young
 * generation does not grow during the start, which creates long-lived objects; it grows with the requests in progress.
 */
export async function startWithSmallYoungGeneration(start: () => Promise<void>): Promise<void> {
  setFlagsFromString(`--scavenger-max-new-space-capacity-mb=${COUNTED_CAPACITY_MIB}`);
  setFlagsFromString('--semi-space-growth-factor=1');
  await start();
  setFlagsFromString('--semi-space-growth-factor=2');
}

import { statfsSync } from 'node:fs';

const MAX_NEEDED_BYTES = 16 * 2 ** 20;
const NEEDED_SHARE = 1 / 64; // Of a small disk.

/**
 * Whether the disk of a directory has so little space left that writes fail or soon will: less than 16 MiB, or on a disk of
 * less than a gigabyte less than a 64th of it. With `wantedBytes` whether it would have so little without them.
 */
export function isSpaceLow(directory: string, wantedBytes = 0): boolean {
  const { bavail, blocks, bsize } = statfsSync(directory);
  return bavail * bsize - wantedBytes < Math.min(MAX_NEEDED_BYTES, blocks * bsize * NEEDED_SHARE);
}

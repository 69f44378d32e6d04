import { statfsSync } from 'node:fs';

const MAX_NEEDED_BYTES = 16 * 2 ** 20;
const NEEDED_SHARE = 1 / 64; // The minimum free share of a small disk.

/**
 * Whether the disk of a directory has so little space left that writes fail or will soon: less than 16 MiB, or less than a 64th
 * on a disk of less than a gigabyte. `wantedBytes` is subtracted from the free space.
 */
export function isSpaceLow(directory: string, wantedBytes = 0): boolean {
  const { bavail, blocks, bsize } = statfsSync(directory);
  return bavail * bsize - wantedBytes < Math.min(MAX_NEEDED_BYTES, blocks * bsize * NEEDED_SHARE);
}

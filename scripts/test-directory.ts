import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY_DISK = '/dev/shm';
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * Makes a directory for the temporary files of all tests, which this process removes when it ends. It is in memory where
 * there is room: tests write thousands of things durably, and would wait for a disk at each of them.
 */
export function makeTestDirectory(): string {
  const directory = mkdtempSync(join(hasRoomInMemory() ? MEMORY_DISK : tmpdir(), 'rotunda-tests-'));
  // A database server that root starts runs as somebody else.
  chmodSync(directory, 0o755);
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
  return directory;
}

function hasRoomInMemory(): boolean {
  if (process.availableMemory() < 2 * NEEDED_BYTES) return false;
  try {
    const { bavail, bsize } = statfsSync(MEMORY_DISK);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

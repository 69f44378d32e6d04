import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY_DISK = '/dev/shm';
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * Makes a directory for the temporary files of all tests, which this process removes when it ends. It is in memory where
 * there is room: tests write thousands of things durably, and would wait for a disk at each of them.
 */
export function makeTestDirectory(): string {
  const directory = mkdtempSync(join(isMemoryDiskUsable() ? MEMORY_DISK : tmpdir(), 'rotunda-tests-'));
  // A database server that root starts runs as somebody else.
  chmodSync(directory, 0o755);
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
  return directory;
}

function isMemoryDiskUsable(): boolean {
  if (process.availableMemory() < 2 * NEEDED_BYTES) return false;
  try {
    const { bavail, bsize } = statfsSync(MEMORY_DISK);
    return bavail * bsize >= NEEDED_BYTES && canRunPrograms(MEMORY_DISK);
  } catch {
    return false;
  }
}

/** Whether programs in a directory can be run: containers often mount their memory disk such that they cannot. */
function canRunPrograms(directory: string): boolean {
  const program = join(directory, `rotunda-tests-probe-${process.pid}`);
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

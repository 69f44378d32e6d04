import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY_DISK = '/dev/shm';
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * Creates a directory for the temporary files of all tests, which this process removes when it exits. It is in memory if there is
 * enough space, because tests make thousands of durable writes and would wait for a disk each time.
 */
export function makeTestDirectory(): string {
  const directory = mkdtempSync(join(isMemoryDiskUsable() ? MEMORY_DISK : tmpdir(), 'rotunda-tests-'));
  // A database server started by root runs as another user.
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

/** Whether programs in a directory can be executed. Containers often mount their memory disk with noexec. */
function canRunPrograms(directory: string): boolean {
  const program = join(directory, `rotunda-tests-probe-${process.pid}`);
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

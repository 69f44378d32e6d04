import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DataDirectoryError, lockDataDirectory } from './data-directory.ts';

let parent: string;
let directory: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'rotunda-data-'));
  directory = join(parent, 'deep', 'data');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Locks the directory in a separate process. Resolves when it holds the lock. */
async function lockElsewhere() {
  const source = `
    import { lockDataDirectory } from ${JSON.stringify(new URL('./data-directory.ts', import.meta.url).href)};
    globalThis.lock = lockDataDirectory(${JSON.stringify(directory)});
    process.stdout.write('locked');
    setInterval(() => undefined, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source]);
  await once(child.stdout, 'data');
  return child;
}

describe('lockDataDirectory', () => {
  test('creates the directory and releases it again', () => {
    {
      using _lock = lockDataDirectory(directory);
      expect(existsSync(directory)).toBe(true);
    }
    using _again = lockDataDirectory(directory);
  });

  test('leaves a directory of other programs unchanged', () => {
    mkdirSync(join(parent, 'Documents'));
    chmodSync(parent, 0o755);
    expect(() => lockDataDirectory(parent)).toThrow(
      new DataDirectoryError(
        `DATA_DIR ${parent} contains directories of other programs: set DATA_DIR to an empty or a new directory.`,
      ),
    );
    expect(statSync(parent).mode & 0o777).toBe(0o755);
  });

  test('names the directory and the process that holds it', async () => {
    const child = await lockElsewhere();
    expect(() => lockDataDirectory(directory)).toThrow(
      new DataDirectoryError(
        `DATA_DIR ${directory} is in use by process ${child.pid}: stop it or set DATA_DIR to another directory.`,
      ),
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  test('takes over from a killed process', async () => {
    const child = await lockElsewhere();
    child.kill('SIGKILL');
    await once(child, 'exit');
    using _lock = lockDataDirectory(directory);
  });

  test('does not mistake its own process ID in an old file for another process', () => {
    lockDataDirectory(directory)[Symbol.dispose]();
    writeFileSync(join(directory, 'services.pid'), String(process.pid));
    using _lock = lockDataDirectory(directory);
  });

  test('rejects a second lock within one process', () => {
    using _lock = lockDataDirectory(directory);
    expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryError);
  });

  test('reports that a path below a file cannot be a directory', () => {
    writeFileSync(join(parent, 'file'), '');
    expect(() => lockDataDirectory(join(parent, 'file', 'data'))).toThrow(/is not writable \(ENOTDIR\)/);
  });
});

import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

const INSTALL_TIMEOUT_MS = 300_000;

/** Whether a path names a program that may be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

let areListsRead = false;

/** Reads anew which packages Debian has, once in this process and where it is root. */
export function readPackageLists(): void {
  if (process.getuid?.() !== 0 || areListsRead) return;
  areListsRead = true;
  attempt('apt-get', ['update']);
}

/** Installs packages of Debian, where this process is root. The caller looks for the programs again. */
export function installByApt(packages: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  readPackageLists();
  attempt('apt-get', ['install', '-y', ...packages]);
}

/** Runs a command that installs something. A failed one is reported and not the end: there may be another way. */
export function attempt(command: string, args: readonly string[], cwd = process.cwd()): void {
  process.stdout.write(`Trying to install: ${command} ${args.join(' ')}\n`);
  try {
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], timeout: INSTALL_TIMEOUT_MS });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
    process.stdout.write(`  failed: ${reason}\n`);
  }
}

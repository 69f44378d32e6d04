import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

const INSTALL_TIMEOUT_MS = 300_000;

/** Whether a path is an executable program. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

let areListsRead = false;

/** Updates Debian's package lists, once per process and only as root. */
export function readPackageLists(): void {
  if (process.getuid?.() !== 0 || areListsRead) return;
  areListsRead = true;
  attempt('apt-get', ['update']);
}

/** Installs Debian packages if this process is root. The caller must search for the programs again. */
export function installByApt(packages: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  readPackageLists();
  attempt('apt-get', ['install', '-y', ...packages]);
}

/** Runs an installation command. A failure is reported but not thrown, because there may be another way. */
export function attempt(command: string, args: readonly string[], cwd = process.cwd()): void {
  process.stdout.write(`Trying to install: ${command} ${args.join(' ')}\n`);
  try {
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], timeout: INSTALL_TIMEOUT_MS });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
    process.stdout.write(`  failed: ${reason}\n`);
  }
}

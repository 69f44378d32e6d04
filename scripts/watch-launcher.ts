import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const CHECK_EVERY_MS = 1_000;
const run = promisify(execFile);

/**
 * Calls `onExit` when npx, which has started this process, exits. npx passes a signal on to its shell alone, which exits without
 * stopping the programs below it. Returns without effect if another program has started this process, or there is no `ps`.
 */
export async function watchLauncher(onExit: () => void): Promise<void> {
  if (process.env.npm_config_user_agent === undefined) return;
  const launcher = findLauncher(await listProcesses());
  if (launcher === undefined) return;
  const timer = setInterval(() => {
    if (isRunning(launcher)) return;
    clearInterval(timer);
    onExit();
  }, CHECK_EVERY_MS);
  timer.unref();
}

type ListedProcess = { parentPid: number; command: string };

async function listProcesses(): Promise<ReadonlyMap<number, ListedProcess>> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args=']).catch(() => ({ stdout: '' }));
  const lines = stdout.matchAll(/^\s*(?<pid>\d+)\s+(?<parentPid>\d+)\s+(?<command>.*)$/gm);
  return new Map(
    [...lines].map(({ groups: { pid, parentPid, command = '' } = {} }) => [
      Number(pid),
      { parentPid: Number(parentPid), command },
    ]),
  );
}

/** Returns the process ID of the nearest npx above this process. It shows as `npm exec`. */
function findLauncher(processes: ReadonlyMap<number, ListedProcess>): number | undefined {
  for (let pid = process.ppid; pid > 1; ) {
    const listed = processes.get(pid);
    if (listed === undefined) return undefined;
    if (/^npm exec\b/.test(listed.command)) return pid;
    pid = listed.parentPid;
  }
  return undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another error means that the process exists and belongs to another account.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

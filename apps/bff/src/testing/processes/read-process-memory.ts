import { readFile } from 'node:fs/promises';

/** Returns the memory of a process (RSS), in bytes, or 0 if it is not running. */
export async function readProcessMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

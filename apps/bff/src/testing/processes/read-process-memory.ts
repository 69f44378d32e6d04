import { readFile } from 'node:fs/promises';

/** How much memory a process has (RSS), in bytes; 0 when it is not there. */
export async function readProcessMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

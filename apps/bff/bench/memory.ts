import { readFileSync } from 'node:fs';

/** Resident memory of a process in MiB; with `VmHWM` the most that it ever was. */
export function readMemoryMib(pid: number | undefined, name: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
}

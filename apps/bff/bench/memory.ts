import { readFileSync } from 'node:fs';

/** Returns the resident memory of a process in MiB, or with `VmHWM` its peak. */
export function readMemoryMib(pid: number | undefined, name: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
}

/** Returns the resident memory in MiB of a process and all its descendants. */
export function readMemoryOfTreeMib(pid: number | undefined): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + readMemoryOfTreeMib(Number(child)), readMemoryMib(pid));
}

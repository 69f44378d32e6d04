import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100; // USER_HZ, which is the same on every Linux machine (proc(5)).

/** The processor time that a process has taken, in seconds. */
export function readCpuSeconds(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program stands in brackets and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100; // USER_HZ, which is the same on every Linux machine (proc(5)).

/** Returns the processor time that a process has used, in seconds. */
export function readCpuSeconds(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program name is in parentheses and may contain any characters.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

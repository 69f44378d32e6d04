import { spawnSync } from 'node:child_process';

/** Returns the programs that are not installed on this machine. */
export function findMissingPrograms(names: readonly string[]): string[] {
  return names.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);
}

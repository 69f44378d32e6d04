import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

const MODULE = new URL('test-directory.ts', import.meta.url).href;

/** Runs a program that creates a directory, writes its path and mode, and then runs `end`. */
function run(end: string): string {
  const program = `
    import { statSync, writeFileSync } from 'node:fs';
    import { makeTestDirectory } from '${MODULE}';
    const directory = makeTestDirectory();
    writeFileSync(directory + '/left', 'behind');
    console.log(directory, (statSync(directory).mode & 0o777).toString(8));
    ${end}`;
  try {
    return execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    return String(Object(error).stdout);
  }
}

test.each([
  ['ends', ''],
  ['fails', 'throw new Error()'],
  ['is interrupted', 'process.kill(process.pid, "SIGINT"); setInterval(() => undefined, 1000)'],
])('the test directory is accessible to all users, and is deleted when the process %s', (_how, end) => {
  const [directory = '', mode] = run(end).trim().split(' ');
  expect(mode).toBe('755');
  expect(directory).toContain('rotunda-tests-');
  expect(existsSync(directory)).toBe(false);
});

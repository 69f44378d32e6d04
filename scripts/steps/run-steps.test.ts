import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSteps, type Step } from './run-steps.ts';

let output = '';
beforeEach(() => {
  output = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

/** Returns a step that writes its title and exits with a code. */
const step = (title: string, code = 0): Step => ({
  title,
  command: process.execPath,
  args: ['-e', `console.log('${title} ran'); process.exitCode = ${code}`],
});

test('steps run one after the other until one fails, and its exit code is the result', async () => {
  expect(await runSteps([step('first'), step('second', 3), step('third')])).toBe(3);
  expect(output).toMatch(/== first\n.*first: done.*== second\n.*Failed: second/s);
  expect(output).not.toContain('third');
});

test('the steps of one list run two at a time until one fails, and the failure is printed last', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-steps-'));
  const path = join(directory, 'pid');
  const three = step('three', 4);
  three.args = ['-e', `require('node:fs').writeFileSync('${path}', String(process.pid)); ${three.args[1]}`];
  // This step runs next to the failing one and ends after it, so that the next step would start afterwards.
  const four = step('four');
  four.args = ['-e', `const { readFileSync } = require('node:fs'); ${waitForEnd(path)}`];
  const list = [step('one'), step('two'), three, four, step('five'), step('six')];
  expect(await runSteps([list, step('after')])).toBe(4);
  for (const title of ['one', 'two']) expect(output).toContain(`${title}: done`);
  for (const title of ['five', 'six', 'after']) expect(output).not.toContain(`${title} ran`);
  expect(output).toMatch(/three ran\n\nFailed: three .*\n$/);
  rmSync(directory, { recursive: true });
});

/** Returns code that exits its process once the process whose ID is in a file has exited. */
function waitForEnd(path: string): string {
  return `setInterval(() => {
    try {
      process.kill(Number(readFileSync('${path}')), 0);
    } catch ({ code }) {
      if (code === 'ESRCH') process.exit();
    }
  }, 5);`;
}

test('the steps of a list run with the requested concurrency', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-steps-'));
  // Each step ends once all three have started.
  const script = `const { readdirSync, writeFileSync } = require('node:fs');
    writeFileSync(process.argv[1] + '/' + process.pid, '');
    setInterval(() => readdirSync(process.argv[1]).length === 3 && process.exit(), 5);`;
  const list = ['one', 'two', 'three'].map((title) => ({
    title,
    command: process.execPath,
    args: ['-e', script, directory],
  }));
  expect(await runSteps([list], process.env, 3)).toBe(0);
  rmSync(directory, { recursive: true });
});

test('all steps of a list have run before the next one starts', async () => {
  expect(await runSteps([[step('one'), step('two'), step('three')], step('after')])).toBe(0);
  for (const title of ['one', 'two', 'three']) {
    expect(output.indexOf(`${title}: done`)).toBeGreaterThan(-1);
    expect(output.indexOf(`${title}: done`)).toBeLessThan(output.indexOf('== after'));
  }
});

test('a command that does not exist fails with 127', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await runSteps([{ title: 'nothing', command: 'no-such-command', args: [] }])).toBe(127);
  expect(stderr).toHaveBeenCalledWith(expect.stringContaining('ENOENT'));
});

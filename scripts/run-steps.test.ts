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

/** A step that writes its title and ends with a code. */
const step = (title: string, code = 0): Step => ({
  title,
  command: process.execPath,
  args: ['-e', `console.log('${title} ran'); process.exitCode = ${code}`],
});

test('steps follow each other until one fails, whose code is the result', async () => {
  expect(await runSteps([step('first'), step('second', 3), step('third')])).toBe(3);
  expect(output).toMatch(/== first\n.*first: done.*== second\n.*Failed: second/s);
  expect(output).not.toContain('third');
});

test('lanes run beside each other, each to its end or its first failure, and the failure stands last', async () => {
  const lanes = [step('alone'), [step('one'), step('two', 4), step('three')], [step('other'), step('last')]];
  expect(await runSteps([lanes, step('after')])).toBe(4);
  for (const title of ['alone', 'one', 'other', 'last']) expect(output).toContain(`${title}: done`);
  expect(output).not.toContain('three ran');
  expect(output).not.toContain('after ran');
  expect(output).toMatch(/two ran\n\nFailed: two .*\n$/);
});

test('a command that does not exist fails with 127', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await runSteps([{ title: 'nothing', command: 'no-such-command', args: [] }])).toBe(127);
  expect(stderr).toHaveBeenCalledWith(expect.stringContaining('ENOENT'));
});

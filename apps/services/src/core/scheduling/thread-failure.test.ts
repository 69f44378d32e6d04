import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { getFailureSignal } from './thread-failure.ts';

const PROGRAMS = [
  ['throws', 'throw new Error("broken")', 'broken'],
  ['exits', 'process.exit(3)', 'a thread exited with code 3'],
] as const;

/** Starts a thread that sends one message and then ends. */
function start(end: string): Worker {
  const program = `require('node:worker_threads').parentPort.postMessage('ready'); setTimeout(() => { ${end} }, 20)`;
  return new Worker(program, { eval: true, stderr: true });
}

test.each(PROGRAMS)('a thread that %s while nobody waits for it fails the next wait', async (_how, end, message) => {
  const thread = start(end);
  const signal = getFailureSignal(thread);
  await once(thread, 'message', { signal });
  await expect.poll(() => signal.aborted).toBe(true);
  await setTimeout(20);
  await expect(once(thread, 'message', { signal })).rejects.toMatchObject({ cause: { message } });
});

test.each(PROGRAMS)('a thread that %s during a wait fails it', async (_how, end) => {
  const thread = start(end);
  const signal = getFailureSignal(thread);
  await once(thread, 'message', { signal });
  await expect(once(thread, 'message', { signal })).rejects.toThrow();
});

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const IDLE_THREADS = new URL('idle-threads.ts', import.meta.url).href;

/** A process whose thread fails in this way after its caller has stopped waiting. */
const PROCESS = `
  import { once } from 'node:events';
  import { Worker } from 'node:worker_threads';
  import { IdleThreads } from '${IDLE_THREADS}';
  const script = new URL('data:text/javascript,' + encodeURIComponent(process.argv[1]));
  const threads = new IdleThreads(() => new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: 16 }, stderr: true }));
  const worker = threads.acquire();
  await once(worker, 'message');
  worker.postMessage('fail');
  await new Promise((resolve) => worker.on('exit', resolve));
  console.log(threads.acquire() === worker ? 'same thread' : 'another thread');
  process.exit();
`;

test.each([
  ['runs out of memory', 'const all = []; for (;;) all.push(new Array(10_000).fill(all));'],
  ['throws', "throw new Error('failed');"],
])('a thread that %s while nobody waits for it is replaced, and the process continues', (_, failure) => {
  const thread = `
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => { ${failure} });
    parentPort.postMessage('ready');
  `;
  const args = ['--input-type=module', '-e', PROCESS, thread];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'another thread\n' });
});

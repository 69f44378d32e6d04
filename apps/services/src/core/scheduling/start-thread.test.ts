import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const START_THREAD = new URL('start-thread.ts', import.meta.url).href;

const THREAD = `
  import { getCompileCacheDir } from 'node:module';
  import { parentPort } from 'node:worker_threads';
  parentPort.postMessage({ cache: getCompileCacheDir(), variables: Object.keys(process.env) });
`;

const PROCESS = `
  import { getCompileCacheDir } from 'node:module';
  import { startThread } from '${START_THREAD}';
  const thread = startThread(new URL('data:text/javascript,' + encodeURIComponent(process.argv[1])), { name: 'test' });
  thread.on('message', (seen) => console.log(JSON.stringify({ own: getCompileCacheDir(), seen })));
`;

/**
 * Starts a thread in a process with these variables. Returns what the thread sees, and the compile cache of the
 * process.
 */
function startIn(variables: Record<string, string>): { own?: string; seen: { cache?: string; variables: string[] } } {
  const args = ['--input-type=module', '-e', PROCESS, THREAD];
  return JSON.parse(
    execFileSync(process.execPath, args, { env: { SECRET: 'secret', ...variables }, encoding: 'utf8' }),
  );
}

test('a thread gets the compile cache of its process and no other variable', () => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-thread-'));
  const { own, seen } = startIn({ NODE_COMPILE_CACHE: directory });
  expect(own).toContain(directory);
  expect(seen).toEqual({ cache: own, variables: ['NODE_COMPILE_CACHE'] });
  rmSync(directory, { recursive: true });
});

test('a thread of a process without a compile cache gets no variable', () => {
  expect(startIn({}).seen).toEqual({ variables: [] });
});

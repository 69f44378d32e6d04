import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '#testing/servers/free-port.ts';
import { readMemoryOfTreeMib } from './memory.ts';
import { writeRow } from './write-row.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const POLL_EVERY_MS = 10;
const REST_MS = 3_000; // The background work of a start ends within this time.

/** The programs that people start: the file to run, and the port that must respond before the program is ready. */
const PROGRAMS = [
  { name: 'pnpm start', file: 'scripts/main.js', port: 'PORT' },
  { name: 'pnpm services', file: 'apps/services/src/main.js', port: 'SERVICES_PORT' },
] as const;

/** Measures the startup time of the programs on existing data, and their memory after startup. */
export async function measurePrograms(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'rotunda-bench-'));
  await using places = new AsyncDisposableStack();
  places.defer(() => rm(directory, { recursive: true }));
  const ports = { PORT: String(await findFreePort()), SERVICES_PORT: String(await findFreePort()) };
  const environment = { ...process.env, ...ports, DATA_DIR: directory };
  const [first] = PROGRAMS;
  await stop((await start(first.file, ports[first.port], environment)).program);
  for (const { name, file, port } of PROGRAMS) {
    const { program, seconds } = await start(file, ports[port], environment);
    writeRow({ name: `${name}, until it answers`, value: seconds, unit: 's' });
    await sleep(REST_MS);
    writeRow({ name: `memory of ${name} at rest`, value: readMemoryOfTreeMib(program.pid), unit: 'MiB' });
    await stop(program);
  }
}

async function start(
  file: string,
  port: string,
  env: Record<string, string | undefined>,
): Promise<{ program: ChildProcess; seconds: number }> {
  const startedAt = performance.now();
  const program = spawn(process.execPath, [file], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await isResponding(port))) {
    if (program.exitCode !== null) throw new Error(`${file} did not start`);
    await sleep(POLL_EVERY_MS);
  }
  return { program, seconds: (performance.now() - startedAt) / 1000 };
}

function isResponding(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
}

async function stop(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}

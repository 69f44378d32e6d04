// Measures the load of an idle console and idle services: statements, writes and processor time.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { launchServices } from '#testing/processes/launch-services.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { readCpuSeconds } from './cpu-time.ts';
import { writeRow } from './write-row.ts';

const BFF_MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));
const REST_MS = 65_000; // The startup work and the first sweep end within this time.
const WINDOW_MS = 30_000;
const WINDOW_SECONDS = WINDOW_MS / 1_000;

const dataDir = await mkdtemp(join(tmpdir(), 'rotunda-bench-'));
const services = await launchServices({ PATH: process.env.PATH, DATA_DIR: dataDir });
try {
  // Measuring uses processor time itself.
  await using plain = await startConsole({});
  await sleep(REST_MS);
  const [consoleBefore, servicesBefore] = [readCpuSeconds(plain.pid), readCpuSeconds(services.child.pid)];
  await sleep(WINDOW_MS);
  const share = (seconds: number) => (seconds / WINDOW_SECONDS) * 100;
  const consoleShare = share(readCpuSeconds(plain.pid) - consoleBefore);
  writeRow({ name: 'idle console: processor', value: consoleShare, unit: '% of a core', atMost: 0.2 });
  const servicesShare = share(readCpuSeconds(services.child.pid) - servicesBefore);
  writeRow({ name: 'idle services: processor', value: servicesShare, unit: '% of a core' });
  await plain[Symbol.asyncDispose]();
  const metricsPort = await findFreePort();
  await using _measured = await startConsole({ METRICS_PORT: String(metricsPort) });
  await sleep(REST_MS);
  const before = await readStatements(metricsPort);
  await sleep(WINDOW_MS);
  const after = await readStatements(metricsPort);
  const [reads, writes] = [after.reads - before.reads, after.writes - before.writes];
  const rate = (reads + writes) / WINDOW_SECONDS;
  writeRow({ name: 'idle console: database statements', value: rate, unit: '/s', atMost: 2 });
  writeRow({ name: `idle console: database writes in ${WINDOW_SECONDS} s`, value: writes, unit: '', atMost: 0 });
} finally {
  await stop(services.child);
  await rm(dataDir, { recursive: true });
}

async function startConsole(env: NodeJS.ProcessEnv): Promise<AsyncDisposable & { pid: number | undefined }> {
  const { origin } = services;
  const child = spawn(process.execPath, [BFF_MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(await findFreePort()),
      ...env,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      SCRIPT_BASE_URL: `${origin}/`,
      CALENDAR_BASE_URL: `${origin}/calendar/v3/`,
      DRIVE_BASE_URL: `${origin}/drive/v3/`,
      UPLOAD_URL: `${origin}/upload/drive/v3/`,
      SCOPE_BASE: 'https://www.googleapis.com',
      OIDC_ISSUER: `${origin}/oidc`,
      OIDC_CLIENT_ID: 'rotunda-console',
      OIDC_CLIENT_SECRET_FILE: join(dataDir, 'console-client-secret'),
    },
  });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  if (child.exitCode !== null) throw new Error('the console did not start');
  return { pid: child.pid, [Symbol.asyncDispose]: () => stop(child) };
}

async function readStatements(port: number): Promise<{ reads: number; writes: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const count = (kind: string) => Number(new RegExp(`statements_total{kind="${kind}"} (\\d+)`).exec(text)?.[1] ?? 0);
  return { reads: count('read'), writes: count('write') };
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}

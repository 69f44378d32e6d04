import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { request } from 'undici';
import { prepareUser } from '#testing/prepare-user.ts';
import { logProgress, type Row } from './report.ts';

const MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));
const MIB = 2 ** 20;
const TOTAL_BYTES = 5 * 2 ** 30;
const MAX_MIB = 220;

/** Measures the memory of the services, in their own process, while a 5 GiB file is uploaded and stored. */
export async function measureMemory(): Promise<Row> {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-bench-'));
  try {
    logProgress('an upload of 5 GiB');
    const authorization = prepareUser(directory);
    const { child, origin } = await start(directory);
    // The services respond once their startup work is complete.
    await (await request(`${origin}/drive/v3/about?fields=user`, { headers: { authorization } })).body.dump();
    const atRest = residentMib(child, 'VmRSS');
    const response = await request(`${origin}/upload/drive/v3/files?uploadType=media`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/octet-stream', 'content-length': String(TOTAL_BYTES) },
      body: Readable.from(pieces()),
      headersTimeout: 0,
    });
    const text = await response.body.text();
    if (response.statusCode !== 200) throw new Error(`the upload returned ${response.statusCode}: ${text}`);
    const peak = residentMib(child, 'VmHWM');
    await stop(child);
    return {
      name: 'memory of the services while 5 GiB are uploaded',
      value: peak,
      unit: 'MiB',
      peer: { name: 'at rest', value: atRest },
      ratio: peak / atRest,
      target: `≤ ${MAX_MIB} MiB`,
      ok: peak <= MAX_MIB,
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Starts the services as in production. */
async function start(directory: string): Promise<{ child: ChildProcess; origin: string }> {
  const env = { ...process.env, DATA_DIR: directory, SERVICES_PORT: '0', DEMO: '0', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { child, origin: String(line).trim().split(' ').at(-1) ?? '' };
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

function* pieces(): Generator<Buffer> {
  const piece = Buffer.alloc(MIB);
  for (let sent = 0; sent < TOTAL_BYTES; sent += MIB) yield piece;
}

/** Returns the resident memory of a process in MiB. `VmHWM` gives the peak. */
function residentMib({ pid }: ChildProcess, name: 'VmRSS' | 'VmHWM'): number {
  const kib = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kib) / 1024);
}

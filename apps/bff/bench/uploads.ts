// Uploads one large file in parts and tells how much memory the console took meanwhile. The service keeps nothing of it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { ResumableService } from '#testing/resumable-service.ts';
import { TestBrowser } from '#testing/test-browser.ts';
import { CLIENT_ID, CLIENT_SECRET, TestIssuer } from '#testing/test-issuer.ts';
import { TestUpstream } from '#testing/test-upstream.ts';

const MIB = 2 ** 20;
const TOTAL_BYTES = 5 * 2 ** 30;
const PART_BYTES = 256 * MIB;
const PIECE = Buffer.alloc(MIB);

const issuer = await TestIssuer.start();
const upstream = await TestUpstream.start();
upstream.handler = new ResumableService(upstream.origin).handler;
const dataDir = await mkdtemp(join(tmpdir(), 'rotunda-bench-'));
await writeFile(join(dataDir, 'client-secret'), CLIENT_SECRET, { mode: 0o600 });
const port = await findFreePort();
const child = await startConsole();
const browser = new TestBrowser(`http://localhost:${port}`, port);
await browser.signIn();

const atRest = residentMib(child);
const startedAt = performance.now();
const afterFirst = await upload();
const seconds = (performance.now() - startedAt) / 1000;
const peak = residentMib(child, 'VmHWM');
const atEnd = residentMib(child);
child.kill('SIGINT');
await once(child, 'exit');
await Promise.all([browser[Symbol.asyncDispose](), issuer.close(), upstream.close(), rm(dataDir, { recursive: true })]);

const slope = (atEnd - afterFirst) / (TOTAL_BYTES / 2 ** 30 - 1);
process.stderr.write(
  `5 GiB in parts of ${PART_BYTES / MIB} MiB: ${seconds.toFixed(1)} s, ${Math.round(TOTAL_BYTES / MIB / seconds)} MiB/s, ${atRest} MiB of memory at rest\n`,
);
writeRow('memory of the console while 5 GiB are uploaded', peak, 'MiB', 160);
writeRow('memory of the console for each GiB after the first', slope, 'MiB', 2);

/** Hands a row to `pnpm bench`, which reads the standard output. */
function writeRow(name: string, value: number, unit: string, most: number): void {
  const row = { name, value, unit, peer: null, ratio: null, target: `≤ ${most} ${unit}`, ok: value <= most };
  process.stdout.write(`${JSON.stringify(row)}\n`);
}

/** Uploads everything; resolves with the memory of the console after the first GiB. */
async function upload(): Promise<number> {
  const wanted = { operation: 'drive.files.create', metadata: { name: 'large.bin' }, sizeBytes: TOTAL_BYTES };
  const begun = await browser.ask('/api/files/uploads', { method: 'POST', body: JSON.stringify(wanted) });
  let first = 0;
  for (let start = 0; start < TOTAL_BYTES; start += PART_BYTES) {
    const answer = await browser.ask(String(begun.headers.location), {
      method: 'PUT',
      headers: { 'content-range': `bytes ${start}-${start + PART_BYTES - 1}/${TOTAL_BYTES}` },
      body: Readable.from(pieces()),
    });
    if (answer.status !== 308 && answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    if (start + PART_BYTES === 2 ** 30) first = residentMib(child);
  }
  return first;
}

function* pieces(): Generator<Buffer> {
  for (let sent = 0; sent < PART_BYTES; sent += PIECE.length) yield PIECE;
}

/** Resident memory of a process in MiB; with `VmHWM` the most that it ever was. */
function residentMib({ pid }: ChildProcess, name: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const kib = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kib) / 1024);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** The console as people run it, in a process of its own. */
async function startConsole(): Promise<ChildProcess> {
  const started = spawn(process.execPath, [fileURLToPath(new URL('../src/main.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      SCRIPT_BASE_URL: `${upstream.origin}/`,
      CALENDAR_BASE_URL: `${upstream.origin}/calendar/v3/`,
      DRIVE_BASE_URL: `${upstream.origin}/drive/v3/`,
      UPLOAD_URL: `${upstream.origin}/upload/drive/v3/`,
      SCOPE_BASE: 'https://scopes.example',
      OIDC_ISSUER: issuer.origin,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET_FILE: join(dataDir, 'client-secret'),
    },
  });
  await once(started.stdout, 'data');
  return started;
}

import { execFile } from 'node:child_process';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TestUpstream } from '#testing/servers/test-upstream.ts';
import { BenchConsole } from './bench-console.ts';
import { writeRow } from './write-row.ts';

const PROXY_CPU = 0;
const OTHER_CPU = 1;
const ROUNDS = 5;
const MIB = 2 ** 20;
const CONTENT_MIB = 192;
const SPEED = '%{speed_upload}'; // Bytes per second.
const PATH = '/upload/drive/v3/files?uploadType=media';

const run = promisify(execFile);

/** The destination of content on a route. */
type Route = { url: string; headers: Record<string, string> };

/**
 * Measures uploads through the console, compared with direct uploads to the service. The console has a core for itself. Routes
 * take turns, and only the best round of each counts.
 */
export async function measureUploadedContent(): Promise<void> {
  await using places = new AsyncDisposableStack();
  const service = await TestUpstream.start();
  places.defer(() => service.close());
  let takenBytes = 0;
  service.handler = (request, response) => {
    request.on('data', (chunk: Buffer) => {
      takenBytes += chunk.length;
    });
    request.once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"f1"}'));
  };
  const bff = places.use(await BenchConsole.start(service.origin, { cpu: PROXY_CPU }));
  const cookie = [...(await bff.signIn()).cookies].map((pair) => pair.join('=')).join('; ');
  const ways: Record<'direct' | 'console', Route> = {
    direct: { url: service.origin + PATH, headers: {} },
    console: { url: `${bff.origin}/api${PATH}`, headers: { cookie, origin: bff.origin, 'x-bff-csrf': '1' } },
  };
  const directory = await mkdtemp(join(tmpdir(), 'rotunda-bench-'));
  places.defer(() => rm(directory, { recursive: true }));
  const file = join(directory, 'large');
  await writeFile(file, '');
  await truncate(file, CONTENT_MIB * MIB);
  const best = { direct: 0, console: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of ['direct', 'console'] as const) {
      takenBytes = 0;
      best[way] = Math.max(best[way], await upload(file, ways[way]));
      if (takenBytes !== CONTENT_MIB * MIB) throw new Error(`${way}: ${takenBytes} bytes arrived`);
    }
  }
  writeRow({
    name: 'content of 192 MiB uploaded through the console',
    value: best.console,
    unit: 'MiB/s',
    peer: { name: 'direct', value: best.direct },
    ratioAtLeast: 0.4,
  });
}

/** Uploads a file once from the other core. Resolves to MiB per second. */
async function upload(file: string, { url, headers }: Route): Promise<number> {
  const all = { ...headers, 'content-type': 'application/octet-stream', expect: '' };
  const options = Object.entries(all).flatMap(([name, value]) => ['--header', `${name}: ${value}`]);
  const command = [
    '--cpu-list',
    String(OTHER_CPU),
    'curl',
    '--silent',
    '--fail',
    '--request',
    'POST',
    '--upload-file',
    file,
  ];
  const { stdout } = await run('taskset', [...command, ...options, '--output', '/dev/null', '--write-out', SPEED, url]);
  return Number(stdout) / MIB;
}

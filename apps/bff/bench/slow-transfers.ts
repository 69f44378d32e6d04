import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestUpstream } from '#testing/servers/test-upstream.ts';
import { BenchConsole } from './bench-console.ts';
import { writeRow } from './write-row.ts';

const PEOPLE = 5; // A user can have 24 calls in progress, including four uploads.
const DOWNLOADS_OF_PERSON = 20;
const UPLOADS_OF_PERSON = 4;
const DURATION_MS = 12_000;
const EVERY_MS = 100;
const PIECE = Buffer.alloc(64 * 1024);

/** Measures the console's memory while 100 slow downloads and 20 slow uploads pass through it concurrently. */
export async function measureSlowTransfers(): Promise<void> {
  await using places = new AsyncDisposableStack();
  const service = await TestUpstream.start();
  places.defer(() => service.close());
  service.handler = (incoming, outgoing) => {
    incoming.on('error', () => undefined).resume();
    if (incoming.method !== 'GET') return void incoming.once('end', () => outgoing.writeHead(200).end('{}'));
    outgoing.writeHead(200, { 'content-type': 'application/octet-stream' });
    // Writes content until the buffer is full.
    const fill = () => {
      while (outgoing.write(PIECE));
    };
    outgoing.on('drain', fill);
    fill();
  };
  const bff = places.use(await BenchConsole.start(service.origin));
  const browsers: TestBrowser[] = [];
  for (let user = 0; user < PEOPLE; user += 1) browsers.push(await bff.signIn(user));
  bff.resetPeakMemory();
  const endsAt = performance.now() + DURATION_MS;
  const transfers = browsers.flatMap((browser) => [
    ...Array.from({ length: DOWNLOADS_OF_PERSON }, () => download(open(bff, browser, 'GET'), endsAt)),
    ...Array.from({ length: UPLOADS_OF_PERSON }, () => upload(open(bff, browser, 'POST'), endsAt)),
  ]);
  await Promise.all(transfers);
  writeRow({
    name: 'memory of the console during 100 slow downloads and 20 slow uploads',
    value: bff.memoryMib('VmHWM'),
    unit: 'MiB',
    atMost: 220,
  });
}

function open(bff: BenchConsole, browser: TestBrowser, method: 'GET' | 'POST'): ClientRequest {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const headers = { host: new URL(bff.origin).host, origin: bff.origin, cookie, 'x-bff-csrf': '1' };
  const path = method === 'GET' ? '/api/drive/v3/files/f1?alt=media' : '/api/upload/drive/v3/files?uploadType=media';
  const sent = request({ host: '127.0.0.1', port: bff.port, method, path, headers, agent: false });
  // Aborting a transfer here always raises an error.
  return sent.on('error', () => undefined);
}

async function download(sent: ClientRequest, endsAt: number): Promise<void> {
  const [response] = await once(sent.end(), 'response');
  if (response.statusCode !== 200) throw new Error(`a download returned ${response.statusCode}`);
  response.on('error', () => undefined).pause();
  while (performance.now() < endsAt) {
    response.read(PIECE.length);
    await sleep(EVERY_MS);
  }
  sent.destroy();
}

async function upload(sent: ClientRequest, endsAt: number): Promise<void> {
  const received = once(sent, 'response');
  while (performance.now() < endsAt) {
    sent.write(PIECE);
    await sleep(EVERY_MS);
  }
  sent.end();
  const [response] = await received;
  response.resume();
  if (response.statusCode !== 200) throw new Error(`an upload returned ${response.statusCode}`);
}

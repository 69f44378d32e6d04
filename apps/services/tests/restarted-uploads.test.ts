import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { end, ServicesProcess } from './services-process.ts';

const CHUNK_BYTES = 262_144;
const bytes = randomBytes(8 * CHUNK_BYTES + 99);

let services: ServicesProcess;
beforeAll(() => {
  services = new ServicesProcess();
});
afterAll(() => services[Symbol.dispose]());

/** Returns the number of bytes that a session has stored. */
async function requestStored(location: string): Promise<number> {
  const headers = { 'content-range': `bytes */${bytes.length}`, 'content-length': '0' };
  const response = await fetch(location, { method: 'PUT', headers });
  expect(response.status).toBe(308);
  return Number(/^bytes=0-(\d+)$/.exec(response.headers.get('range') ?? '')?.[1] ?? -1) + 1;
}

/** Sends the remaining content from an offset. Stops as soon as one more chunk is on disk. */
async function sendPart(location: string, startBytes: number): Promise<ClientRequest> {
  const headers = {
    'content-range': `bytes ${startBytes}-${bytes.length - 1}/${bytes.length}`,
    'content-length': bytes.length - startBytes,
  };
  const request = httpRequest(location, { method: 'PUT', headers });
  request.on('error', () => undefined); // The services stop during the request.
  request.write(bytes.subarray(startBytes, startBytes + 2 * CHUNK_BYTES));
  const directory = join(services.directory, 'uploads');
  await vi.waitFor(() => {
    const [name = ''] = readdirSync(directory);
    expect(statSync(join(directory, name)).size).toBeGreaterThanOrEqual(startBytes + CHUNK_BYTES);
  }, 10_000);
  return request;
}

test('an upload continues after the services were stopped or killed during it', async () => {
  let { child, origin } = await services.start();
  const started = await fetch(`${origin}/upload/drive/v3/files?uploadType=resumable&fields=name,size,sha256Checksum`, {
    method: 'POST',
    headers: { authorization: services.authorization, 'content-type': 'application/json' },
    body: '{"name":"film.mp4"}',
  });
  const address = new URL(started.headers.get('location') ?? '');
  const location = () => `${origin}${address.pathname}${address.search}`;
  let storedBytes = 0;
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const request = await sendPart(location(), storedBytes);
    const ended = end(child, signal);
    request.destroy(); // A stopping process waits for requests in progress.
    await ended;
    ({ child, origin } = await services.start());
    const before = storedBytes;
    storedBytes = await requestStored(location());
    expect(storedBytes).toBeGreaterThanOrEqual(before + CHUNK_BYTES);
  }
  const response = await fetch(location(), {
    method: 'PUT',
    headers: { 'content-range': `bytes ${storedBytes}-${bytes.length - 1}/${bytes.length}` },
    body: bytes.subarray(storedBytes),
  });
  const sha256Checksum = createHash('sha256').update(bytes).digest('hex');
  expect([response.status, await response.json()]).toEqual([
    200,
    { name: 'film.mp4', size: String(bytes.length), sha256Checksum },
  ]);
  const list = await fetch(`${origin}/drive/v3/files?fields=files(name)`, {
    headers: { authorization: services.authorization },
  });
  expect(await list.json()).toEqual({ files: [{ name: 'film.mp4' }] });
  expect(readdirSync(join(services.directory, 'uploads'))).toEqual([]);
  await end(child, 'SIGTERM');
}, 60_000); // Enough time for three starts on a busy machine.

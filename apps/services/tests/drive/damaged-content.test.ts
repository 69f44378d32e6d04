import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

const WHO = 'ana@example.com';
const MESSAGE = 'The stored content is missing or damaged. An administrator can restore it from a backup.';
const lines: string[] = [];

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ log: pino({ level: 'error' }, { write: (line: string) => lines.push(line) }) });
});
afterAll(() => services[Symbol.asyncDispose]());

const authorization = () => `Bearer ${services.token(WHO)}`;

/** Stores a file of random content. Returns its ID and the path of its content on disk. */
async function upload(sizeBytes: number): Promise<{ id: string; sha256: string; path: string }> {
  const response = await fetch(`${services.origin}/upload/drive/v3/files?uploadType=media&fields=id,sha256Checksum`, {
    method: 'POST',
    headers: { authorization: authorization(), 'content-type': 'application/octet-stream' },
    body: randomBytes(sizeBytes),
  });
  const { id, sha256Checksum: sha256 }: { id: string; sha256Checksum: string } = JSON.parse(await response.text());
  const directory = join(dirname(services.db.path ?? ''), 'blobs', sha256.slice(0, 2));
  return { id, sha256, path: join(directory, sha256.slice(2)) };
}

const download = (id: string, headers: Record<string, string> = {}) =>
  fetch(`${services.origin}/drive/v3/files/${id}?alt=media`, {
    headers: { authorization: authorization(), ...headers },
  });

function flipBit(path: string): void {
  const bytes = readFileSync(path);
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

test.each([
  ['is missing', rmSync, 'is missing'],
  ['lacks its last byte', (path: string) => truncateSync(path, 999), 'is damaged'],
  ['has a flipped bit', flipBit, 'is damaged'],
])('content that %s causes an explicit error and a log line', async (_fault, harm, logged) => {
  const { id, sha256, path } = await upload(1000);
  harm(path);
  const response = await download(id);
  expect(response.status).toBe(500);
  const { error }: { error: unknown } = JSON.parse(await response.text());
  expect(error).toMatchObject({ errors: [{ reason: 'backendError', message: MESSAGE }] });
  expect(lines.at(-1)).toContain(`blob ${sha256} ${logged}`);
});

test('a range of missing content also causes an error', async () => {
  const { id, path } = await upload(1000);
  rmSync(path);
  expect((await download(id, { range: 'bytes=10-20' })).status).toBe(500);
});

test('a large download of damaged content never ends as if it were complete', async () => {
  const { id, sha256, path } = await upload(4_000_000);
  flipBit(path);
  const response = await download(id);
  await expect(response.arrayBuffer()).rejects.toThrow();
  // The connection closes before the log line is written.
  await expect.poll(() => lines.at(-1)).toContain(`blob ${sha256} is damaged`);
});

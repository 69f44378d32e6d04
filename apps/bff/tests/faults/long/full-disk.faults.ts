import { afterAll, beforeAll, expect, test } from 'vitest';
import { SmallDisk } from '#testing/small-disk.ts';

let disk: SmallDisk;

beforeAll(async () => {
  disk = await SmallDisk.start();
});

afterAll(() => disk[Symbol.asyncDispose]());

const READ = '/api/drive/v3/files/f1';
const WRITE = '/api/drive/v3/files';

function write() {
  const headers = { 'content-type': 'application/json' };
  return disk.browser.ask(WRITE, { method: 'POST', headers, body: '{"name":"a"}' });
}

test('a full disk stops what has to be recorded and nothing else, and is left behind without a restart', async () => {
  expect((await write()).status).toBe(200);
  await disk.fill();
  const made = disk.upstream.requests.length;
  const codes = new Set<unknown>();
  for (let count = 0; count < 200; count += 1) {
    const answer = await write();
    if (answer.status !== 200) codes.add(JSON.parse(answer.text).code);
  }
  // What was not recorded was not made; a few records may still have found room.
  expect([...codes].every((code) => code === 'audit_unavailable' || code === 'store_unavailable')).toBe(true);
  expect(codes.size).toBeGreaterThan(0);
  expect(disk.upstream.requests.length - made).toBeLessThan(200);
  expect((await disk.browser.ask(READ)).status).toBe(200);
  expect((await disk.browser.ask('/auth/session')).json()).toMatchObject({ authenticated: true });
  await disk.free();
  await expect.poll(async () => (await write()).status, { timeout: 10_000 }).toBe(200);
  expect((await disk.browser.ask('/api/audit')).status).toBe(200);
  await disk.watch.expectUnharmed();
});

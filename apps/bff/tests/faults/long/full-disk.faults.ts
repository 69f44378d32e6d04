import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SmallDisk } from '#testing/faults/small-disk.ts';

let disk: SmallDisk;

beforeAll(async () => {
  disk = await SmallDisk.start();
});

afterAll(() => disk[Symbol.asyncDispose]());

const JSON_HEADERS = { 'content-type': 'application/json' };
/** One change of each kind that the console stores itself. */
const WRITES = [
  ['POST', '/api/jobs', { title: 'Rename', operationId: 'drive.files.update', items: [item('f1'), item('f2')] }],
  [
    'POST',
    '/api/delayed-calls',
    { operationId: 'drive.comments.delete', params: { fileId: 'f', commentId: 'c' }, label: 'Delete', holdMs: 0 },
  ],
  ['POST', '/api/views', { screen: 'processes', name: 'Failing', search: { status: ['FAILED'] } }],
  ['PATCH', '/api/preferences', { theme: 'dark', reasonSnippets: ['x'.repeat(500)] }],
  ['PUT', '/api/pins/file/f1', { title: 'A file' }],
  [
    'POST',
    '/api/explorer/runs',
    { operationId: 'drive.files.get', params: { fileId: ['f1'] }, status: 200, durationMs: 1 },
  ],
  ['POST', '/api/downloads', { operation: 'drive.files.get', params: { fileId: 'f1' } }],
  ['PUT', '/auth/people/roles/new@example.com', { roles: ['support'] }],
  ['POST', '/api/drive/v3/files', { name: 'a' }],
] as const;
const READ = '/api/drive/v3/files/f1';
const WRITE = '/api/drive/v3/files';

function item(id: string) {
  return { id, label: id, params: { fileId: id }, body: { name: 'n' } };
}

function write() {
  const headers = { 'content-type': 'application/json' };
  return disk.browser.request(WRITE, { method: 'POST', headers, body: '{"name":"a"}' });
}

test('a full disk stops only audited operations, and they recover without a restart', async () => {
  expect((await write()).status).toBe(200);
  await disk.fill();
  const made = disk.upstream.requests.length;
  const codes = new Set<unknown>();
  for (let count = 0; count < 200; count += 1) {
    const response = await write();
    if (response.status !== 200) codes.add(JSON.parse(response.text).code);
  }
  // A change without a record was not made. A few records may still fit.
  expect([...codes].every((code) => code === 'audit_unavailable' || code === 'store_unavailable')).toBe(true);
  expect(codes.size).toBeGreaterThan(0);
  expect(disk.upstream.requests.length - made).toBeLessThan(200);
  expect((await disk.browser.request(READ)).status).toBe(200);
  expect((await disk.browser.request('/auth/session')).json()).toMatchObject({ authenticated: true });
  await disk.free();
  await expect.poll(async () => (await write()).status, { timeout: 10_000 }).toBe(200);
  expect((await disk.browser.request('/api/audit')).status).toBe(200);
  await disk.watch.expectUnharmed();
});

test('while the disk is full, readiness reports it, every write returns 503 with its code, and signing out works', async () => {
  await disk.fill();
  const ready = await disk.browser.request('/readyz');
  expect([ready.status, ready.text]).toEqual([503, 'the disk of DATA_DIR is full\n']);
  const refused = new Map<string, unknown>();
  for (const [method, path, body] of WRITES) {
    // Repeats until the space reserved for small records is used up.
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const headers = { ...JSON_HEADERS, 'idempotency-key': randomUUID() };
      const response = await disk.browser.request(path, { method, headers, body: JSON.stringify(body) });
      if (response.status < 400) continue;
      refused.set(`${method} ${path}`, `${response.status} ${JSON.parse(response.text).code}`);
      break;
    }
  }
  expect(Object.fromEntries(refused)).toEqual(
    Object.fromEntries(
      WRITES.map(([method, path]) => [`${method} ${path}`, expect.stringMatching(/^503 (audit|store)_unavailable$/)]),
    ),
  );
  expect((await disk.browser.request('/auth/logout', { method: 'POST' })).status).toBe(200);
  expect((await disk.browser.request('/auth/session')).json()).toEqual({ authenticated: false });
  await disk.free();
  await expect.poll(async () => (await disk.browser.request('/readyz')).status).toBe(200);
});

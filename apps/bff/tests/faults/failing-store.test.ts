import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LiveReader } from '#testing/clients/live-reader.ts';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { readText } from '#testing/servers/test-server.ts';
import { TestBff } from '#testing/test-bff.ts';

const FILES = 8;
const CALL_MS = 60;

let bff: TestBff;
let operator: TestBrowser;
let store: DatabaseSync;
let highestOfOneFile: number;

beforeEach(async () => {
  bff = await TestBff.start();
  operator = await bff.signIn('operator');
  store = new DatabaseSync(join(bff.config.dataDir, 'bff.db'), { timeout: 5_000 });
  const inProgress = new Map<string, number>();
  highestOfOneFile = 0;
  bff.upstream.handler = async (request, response) => {
    await readText(request);
    const path = new URL(request.url ?? '', 'http://service.test').pathname;
    const count = (inProgress.get(path) ?? 0) + 1;
    inProgress.set(path, count);
    highestOfOneFile = Math.max(highestOfOneFile, count);
    await sleep(CALL_MS * Math.random());
    inProgress.set(path, count - 1);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"f"}');
  };
});

afterEach(async () => {
  store.close();
  await bff[Symbol.asyncDispose]();
});

test('a call whose response cannot be stored still gets the response, and its key is used up', async () => {
  store.exec(`CREATE TRIGGER refuse BEFORE UPDATE ON idempotency_keys WHEN NEW.state = 'answered'
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`);
  const copy = () =>
    operator.request('/api/drive/v3/files/f1/copy', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'one-copy' },
      body: '{"name":"Copy"}',
    });
  const before = bff.upstream.requests.length;
  expect((await copy()).status).toBe(200);
  store.exec('DROP TRIGGER refuse');
  bff.clock.advance(61_000);
  const again = await copy();
  expect([again.status, again.text]).toEqual([409, expect.stringContaining('is unknown')]);
  expect(bff.upstream.requests.slice(before).filter(({ method }) => method === 'POST')).toHaveLength(1);
});

function acceptJob() {
  const items = Array.from({ length: FILES }, (_, index) => ({
    id: `f${index}`,
    label: `File ${index}`,
    params: { fileId: `f${index}` },
    body: { name: 'New' },
  }));
  return operator.request('/api/jobs', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Rename', operationId: 'drive.files.update', items, storesUndo: false }),
  });
}

async function reachesEnd(accepted: Response): Promise<void> {
  const path = `/api/jobs/${z.object({ jobId: z.string() }).parse(accepted.json()).jobId}`;
  const ended = { state: 'ended', counts: { done: FILES } };
  await vi.waitFor(async () => expect((await operator.request(path)).json()).toMatchObject(ended), 20_000);
}

test('a job whose outcome cannot be stored is interrupted once none of its calls is in progress, and completed later', async () => {
  store.exec(`CREATE TRIGGER refuse BEFORE UPDATE ON job_items WHEN NEW.state IN ('done', 'final')
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`);
  const accepted = await acceptJob();
  const interruptions = () => bff.log.split('job was interrupted').length - 1;
  await vi.waitFor(() => expect(interruptions()).toBeGreaterThan(2), 20_000);
  store.exec('DROP TRIGGER refuse');
  await reachesEnd(accepted);
  expect(highestOfOneFile).toBe(1);
});

test('a job continues while its progress cannot be published, and is published as soon as possible', async () => {
  const reader = await LiveReader.open(operator, bff.port, ['jobs']);
  await reader.invalidation('jobs', 'sync');
  const accepted = await acceptJob();
  store.exec(`CREATE TRIGGER refuse BEFORE INSERT ON invalidations BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`);
  await reachesEnd(accepted);
  await vi.waitFor(() => expect(bff.log).toContain('failed to publish job progress'), 20_000);
  const heard = reader.events.length;
  store.exec('DROP TRIGGER refuse');
  await reader.invalidation('jobs', 'changed', heard);
  await reader.close();
});

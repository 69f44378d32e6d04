import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PartialBlobs } from '#blobs/partial-blobs.ts';
import { DAY_MS } from '#core/durations.ts';
import { ContentIndexer } from '#drive/content/content-indexer.ts';
import { Housekeeping } from '#housekeeping.ts';
import { SignInThrottle } from '#identity/sign-in-throttle.ts';
import { executeFunction } from '#script/runtime/execute-function.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { makeProject } from './script/script-project.ts';

const PERSON = 'ana@example.com';

let services: TestServices;
let headers: Record<string, string>;
beforeEach(async () => {
  services = await startTestServices();
  headers = { authorization: `Bearer ${services.token(PERSON)}`, 'content-type': 'application/json' };
});
afterEach(() => services[Symbol.asyncDispose]());

const send = (path: string, init: RequestInit = {}) => fetch(services.origin + path, { ...init, headers });
const count = (sql: string) => services.db.get<{ count: number }>(sql)?.count;

/** Starts `act` during a write of another thread, and ends that write once the services respond to another request. */
async function runDuringExternalWrite<Result>(act: () => Promise<Result>): Promise<Result> {
  const externalWrite = Promise.withResolvers<void>();
  const written = services.db.runExternalWrite(() => externalWrite.promise);
  let isDone = false;
  const pending = act().finally(() => {
    isDone = true;
  });
  expect((await send('/drive/v3/about?fields=user')).status).toBe(200);
  await setImmediate();
  expect(isDone).toBe(false);
  externalWrite.resolve();
  const [result] = await Promise.all([pending, written]);
  return result;
}

test.each<[string, () => Promise<Response>]>([
  ['a read that stores IDs', () => send('/drive/v3/files/generateIds?count=3')],
  ['a read that makes what it reads', () => send('/drive/v3/files/root')],
  ['a change', () => send('/drive/v3/files', { method: 'POST', body: '{"name":"file"}' })],
  [
    'the start of an upload',
    () => send('/upload/drive/v3/files?uploadType=resumable', { method: 'POST', body: '{"name":"file"}' }),
  ],
])('%s waits while a thread is writing, and then gets a response', async (_, request) => {
  expect((await runDuringExternalWrite(request)).status).toBe(200);
});

test('each step of an upload waits while a thread is writing', async () => {
  const path = '/upload/drive/v3/files?uploadType=resumable';
  const started = await send(path, { method: 'POST', body: '{"name":"file"}' });
  const address = new URL(started.headers.get('location') ?? '');
  const finished = await runDuringExternalWrite(() =>
    send(address.pathname + address.search, { method: 'PUT', body: 'text' }),
  );
  expect(finished.status).toBe(200);
  expect(count("SELECT count(*) AS count FROM items WHERE name = 'file'")).toBe(1);
});

test('content is indexed once a thread has finished writing', async () => {
  const path = '/upload/drive/v3/files?uploadType=media';
  await fetch(services.origin + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/plain' },
    body: 'a needle',
  });
  const errors: unknown[] = [];
  await using indexer = new ContentIndexer({ ...services, onError: (error) => errors.push(error) });
  expect(count('SELECT count(*) AS count FROM content_queue')).toBe(1);
  await runDuringExternalWrite(() => indexer.runDue());
  expect(errors).toEqual([]);
  expect(count('SELECT count(*) AS count FROM content_queue')).toBe(0);
});

test('a function run is recorded once a thread has finished writing', async () => {
  const { id } = services.account(PERSON);
  const scriptId = makeProject(services, { owner: PERSON, code: {} });
  const end = await runDuringExternalWrite(() =>
    executeFunction(services, {
      scriptId,
      files: [],
      timeZone: 'UTC',
      functionName: 'none',
      parameters: [],
      scopes: [],
      account: { id, email: PERSON },
      deploymentId: '',
      processType: 'EDITOR',
      userAccessLevel: 'OWNER',
    }),
  );
  expect(end.status).toBe('FAILED'); // The function does not exist.
  expect(count('SELECT count(*) AS count FROM processes WHERE ended_at IS NOT NULL')).toBe(1);
});

test('a sign-in is counted once a thread has finished writing', async () => {
  const throttle = new SignInThrottle(services.db, services.clock);
  await expect(runDuringExternalWrite(() => throttle.begin(PERSON, '127.0.0.1'))).resolves.toBeUndefined();
  expect(count('SELECT count(*) AS count FROM sign_in_attempts')).toBe(2);
});

test('expired data is deleted once a thread has finished writing', async () => {
  const { db } = services;
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-partials-'));
  db.run("INSERT INTO outbox_messages (sender, recipient, subject, body, sent_at) VALUES ('a', 'b', 'c', 'd', 0)");
  const errors: unknown[] = [];
  await using housekeeping = new Housekeeping({
    ...services,
    partials: new PartialBlobs(directory, services.blobs),
    clock: { nowMs: () => 100 * DAY_MS },
    retention: { processDays: 30, mailDays: 7 },
    isBackupInProgress: () => false,
    onError: (error) => errors.push(error),
  });
  await runDuringExternalWrite(() => housekeeping.runRound());
  expect(errors).toEqual([]);
  expect(count('SELECT count(*) AS count FROM outbox_messages')).toBe(0);
  rmSync(directory, { recursive: true });
});

import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestBff } from '#testing/test-bff.ts';
import { TestClock } from '#testing/test-clock.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { serveByServices } from './serve-by-services.ts';
import { ServedBff } from './served-bff.ts';

const EMAIL = 'operator@example.com';
const SLEPT_MS = 31_000;
const WAIT = { timeout: 20_000, interval: 20 };
const file = z.object({ id: z.string() });
const job = z.looseObject({ jobId: z.string(), state: z.string() });
const send = z.looseObject({ delayedCallId: z.string(), state: z.string() });
const index = z.object({ coverage: z.looseObject({ state: z.string() }) });

let services: TestServices;
let bff: TestBff;
let operator: TestBrowser;

beforeEach(async () => {
  const served = await ServedBff.start();
  ({ bff, services, operator } = served);
  return () => served[Symbol.asyncDispose]();
});

async function createFiles(count: number): Promise<string[]> {
  const create = async (_: unknown, number: number) =>
    file.parse((await services.call(EMAIL, 'POST', '/drive/v3/files?fields=id', { name: `File ${number}` })).body).id;
  return Promise.all(Array.from({ length: count }, create));
}

/** Starts another process after the lease of the first one has expired. The first one continues later. */
async function startSuccessor(): Promise<void> {
  const clock = new TestClock();
  clock.advance(SLEPT_MS);
  await bff.startReplica(bff.config, clock);
}

/** Delays matching calls, by number, until the test releases them. */
function holdCalls(isHeld: (method: string, url: string) => boolean, hold: (number: number) => unknown): () => number {
  let calls = 0;
  serveByServices(bff.upstream, services, (url, method) => {
    if (!isHeld(method, url)) return undefined;
    calls += 1;
    return hold(calls);
  });
  return () => calls;
}

test('a job taken over by another process is left to it at once, and finished items remain finished', async () => {
  const ids = await createFiles(20);
  const [first, second] = [Promise.withResolvers<number>(), Promise.withResolvers<undefined>()];
  const isPatch = (method: string) => method === 'PATCH';
  // Delays the four calls of the first process, not the same four of its successor, and all later ones.
  const countPatches = holdCalls(isPatch, (number) => (number <= 4 ? first.promise : number > 8 && second.promise));
  const draft = {
    title: 'Rename',
    operationId: 'drive.files.update',
    items: ids.map((id) => ({ id, label: id, params: { fileId: id }, body: { name: 'New' } })),
  };
  const headers = { 'content-type': 'application/json' };
  const accepted = await operator.request('/api/jobs', { method: 'POST', headers, body: JSON.stringify(draft) });
  const { jobId } = job.parse(accepted.json());
  await vi.waitFor(() => expect(countPatches()).toBe(4), WAIT);
  await startSuccessor();
  await vi.waitFor(() => expect(countPatches()).toBe(12), WAIT);
  bff.clock.advance(SLEPT_MS);
  first.resolve(429);
  await vi.waitFor(() => expect(bff.log).toContain('job was claimed by another process'), WAIT);
  expect(countPatches()).toBe(12);
  second.resolve(undefined);
  const read = async () => job.parse((await operator.request(`/api/jobs/${jobId}`)).json());
  await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'ended' }), WAIT);
  expect(await read()).toMatchObject({ counts: { done: 20, waiting: 0, running: 0 } });
  expect(countPatches()).toBe(24);
});

test('a delayed call whose process slept until it was given up is not sent, and is reported as not sent', async () => {
  const [id = ''] = await createFiles(1);
  const reading = Promise.withResolvers<undefined>();
  const countReads = holdCalls(
    (method) => method === 'GET',
    () => reading.promise,
  );
  const draft = {
    operationId: 'drive.files.update',
    params: { fileId: id },
    body: { name: 'New' },
    label: 'Rename',
    ifMatch: '1',
    holdMs: 0,
  };
  const headers = { 'content-type': 'application/json' };
  const accepted = await operator.request('/api/delayed-calls', {
    method: 'POST',
    headers,
    body: JSON.stringify(draft),
  });
  const { delayedCallId } = send.parse(accepted.json());
  const read = async () => send.parse((await operator.request(`/api/delayed-calls/${delayedCallId}`)).json());
  await vi.waitFor(() => expect(countReads()).toBe(1), WAIT);
  await startSuccessor();
  await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'unknown' }), WAIT);
  bff.clock.advance(SLEPT_MS);
  reading.resolve(undefined);
  const detail = expect.stringMatching(/delayed for too long.* not sent/);
  await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'failed', problem: { detail } }), WAIT);
  expect(bff.upstream.requests.map(({ method }) => method)).not.toContain('PATCH');
});

test('an index taken over by another process is left to it at once', async () => {
  await createFiles(20);
  const [first, second] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const isList = (_method: string, url: string) => url.startsWith('/drive/v3/files?');
  const countLists = holdCalls(isList, (number) => (number === 1 ? first.promise : second.promise));
  const read = async () => index.parse((await operator.request('/api/indexes/approvals')).json()).coverage;
  await read();
  await vi.waitFor(() => expect(countLists()).toBe(1), WAIT);
  await startSuccessor();
  await vi.waitFor(() => expect(countLists()).toBe(2), WAIT);
  bff.clock.advance(SLEPT_MS);
  first.resolve(undefined);
  await vi.waitFor(() => expect(bff.log).toContain('index was claimed by another process'), WAIT);
  expect(bff.upstream.requests.filter(({ url }) => url.includes('/approvals'))).toEqual([]);
  expect(await read()).toMatchObject({ state: 'listing' });
  second.resolve(undefined);
  await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'current', scanned: 20 }), WAIT);
});

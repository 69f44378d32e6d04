import { randomUUID } from 'node:crypto';
import type { components } from '@rotunda/api-client/bff-types';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { readText } from '#testing/servers/test-server.ts';
import { TestBff } from '#testing/test-bff.ts';

type AuditList = components['schemas']['AuditList'];
type Job = components['schemas']['Job'];
type DelayedCall = components['schemas']['DelayedCall'];

const JSON_TYPE = { 'content-type': 'application/json' };
const WAIT_MS = 10_000;

let bff: TestBff;
let operator: TestBrowser;
let store: ReturnType<TestBff['openStore']>;

beforeEach(async () => {
  bff = await TestBff.start();
  operator = await bff.signIn('operator');
  store = bff.openStore();
});

afterEach(async () => {
  await store.destroy();
  await bff[Symbol.asyncDispose]();
});

function send(path: string, body: unknown, browser = operator, headers = {}): Promise<Response> {
  return browser.request(path, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) });
}

/** Returns the rejected rows in the audit trail, newest first. */
async function refusals(): Promise<(string | undefined)[]> {
  const { entries } = (await operator.request('/api/audit?operation=row.refused')).json() as AuditList;
  return entries.map(({ target }) => target);
}

/** Returns the changes that reached the service. */
function changes(): string[] {
  return bff.upstream.requests.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`);
}

describe('a delayed call', () => {
  const call = { operationId: 'drive.files.update', params: { fileId: 'f1' }, body: { name: 'x' } };
  const hold = async (holdMs: number) =>
    ((await send('/api/delayed-calls', { ...call, label: 'x', holdMs })).json() as DelayedCall).delayedCallId;
  const stateOf = async (id: string) =>
    ((await operator.request(`/api/delayed-calls/${id}`)).json() as DelayedCall).state;
  const isDue = { state: 'held', send_at: 1, ended_at: null };

  /** Waits until a due call was processed. Accepting another call makes the console process due calls at once. */
  async function isRefused(id: string): Promise<void> {
    await hold(30_000);
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('failed'), WAIT_MS);
    await expect.poll(refusals, { timeout: WAIT_MS }).toEqual([`delayed_calls/${id}`]);
  }

  test.each([
    [{ params: '{"fileId":"f9"}' }],
    [{ body: '{"name":"y"}' }],
    [{ operation_id: 'drive.files.delete' }],
    [{ user_id: 'https://other sub-support' }],
    [{ if_match: 'v2' }],
    [{ send_at: 1 }],
    [{ created_at: 1 }],
    [{ is_unseen: 1 }],
    [{ pins_content: 1 }],
  ])('with forged %j is not sent', async (change) => {
    const id = await hold(30_000);
    const { user_id: user } = await store.selectFrom('delayed_calls').select('user_id').executeTakeFirstOrThrow();
    await store
      .updateTable('delayed_calls')
      .set({ ...change, ...('send_at' in change ? {} : { send_at: 1 }) })
      .where('id', '=', id)
      .execute();
    await hold(30_000);
    await vi.waitFor(
      async () => await expect.poll(refusals, { timeout: WAIT_MS }).toEqual([`delayed_calls/${id}`]),
      WAIT_MS,
    );
    await store.updateTable('delayed_calls').set({ user_id: user }).where('id', '=', id).execute();
    await isRefused(id);
    expect(changes()).toEqual([]);
  });

  test('that was inserted into the database is not sent', async () => {
    await hold(30_000);
    const row = await store.selectFrom('delayed_calls').selectAll().executeTakeFirstOrThrow();
    const id = randomUUID();
    await store
      .insertInto('delayed_calls')
      .values({ ...row, ...isDue, id })
      .execute();
    await isRefused(id);
    expect(changes()).toEqual([]);
  });

  test('that its user has cancelled is not sent, whatever its state says', async () => {
    const id = await hold(30_000);
    await operator.request(`/api/delayed-calls/${id}`, { method: 'DELETE' });
    await store.updateTable('delayed_calls').set(isDue).where('id', '=', id).execute();
    await isRefused(id);
    expect(changes()).toEqual([]);
  });

  test('that was sent is not sent again, whatever its state says', async () => {
    const id = await hold(0);
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'), WAIT_MS);
    await store.updateTable('delayed_calls').set(isDue).where('id', '=', id).execute();
    await isRefused(id);
    expect(changes()).toHaveLength(1);
  });
});

describe('a job', () => {
  const draft = (count: number) => ({
    title: 'Rename',
    operationId: 'drive.files.update',
    items: Array.from({ length: count }, (_, index) => ({
      id: `f${index}`,
      label: `File ${index}`,
      params: { fileId: `f${index}` },
      body: { name: 'New' },
    })),
  });
  const read = async (id: string) => (await operator.request(`/api/jobs/${id}`)).json() as Job;
  let release: () => void;

  /** Starts a job of three items. Resolves while the service holds the response for the first one. */
  async function begin(): Promise<string> {
    const gate = Promise.withResolvers<void>();
    release = gate.resolve;
    bff.upstream.handler = async (request, response) => {
      const body = await readText(request);
      if (request.method === 'PATCH') await gate.promise;
      response.writeHead(200, JSON_TYPE).end(request.method === 'PATCH' ? body : '{"id":"f","name":"Old"}');
    };
    const { jobId } = (await send('/api/jobs', { ...draft(8), isAtomic: false })).json() as Job;
    await vi.waitFor(() => expect(changes()).toHaveLength(4), WAIT_MS);
    return jobId;
  }

  const ended = (id: string) => vi.waitFor(async () => expect((await read(id)).state).toBe('ended'), WAIT_MS);

  test.each([
    [{ params: '{"fileId":"f99"}' }],
    [{ body: '{"name":"y"}' }],
    [{ operation_id: 'drive.files.delete' }],
    [{ item_id: 'f99' }],
    [{ if_match: 'v2' }],
    [{ is_part: 1 }],
    [{ resource_key: 'other' }],
    [{ is_unseen: 1 }],
    [{ pins_content: 1 }],
    [{ seal: null }],
  ])('does not call an item with forged %j', async (change) => {
    const jobId = await begin();
    await store.updateTable('job_items').set(change).where('job_id', '=', jobId).where('position', '=', 7).execute();
    release();
    await ended(jobId);
    expect((await read(jobId)).counts).toMatchObject({ done: 7, final: 1 });
    expect(changes()).toHaveLength(7);
    await expect.poll(refusals, { timeout: WAIT_MS }).toEqual([`job_items/${jobId}/7`]);
  });

  test('does not call an item that was inserted, or repeat one that was done', async () => {
    const jobId = await begin();
    const row = await store.selectFrom('job_items').selectAll().where('position', '=', 7).executeTakeFirstOrThrow();
    await store
      .insertInto('job_items')
      .values({ ...row, position: 8 })
      .execute();
    release();
    await vi.waitFor(async () => expect((await read(jobId)).counts.done).toBe(8), WAIT_MS);
    await ended(jobId);
    await expect.poll(refusals, { timeout: WAIT_MS }).toEqual([`job_items/${jobId}/8`]);
    const done = store.updateTable('job_items').set({ state: 'retryable', seal: row.seal });
    await done.where('job_id', '=', jobId).where('position', '=', 0).execute();
    await send(`/api/jobs/${jobId}/retry`, {});
    await ended(jobId);
    expect(changes()).toHaveLength(8);
  });

  test.each([
    [{ state: 'running', ended_at: null, lease_until: 0 }],
    [{ user_id: 'https://other sub' }],
    [{ undone_by: 'other' }],
    [{ stores_undo: 0 }],
    [{ is_atomic: 1 }],
    [{ operation_id: 'drive.files.delete' }],
    [{ undoes: 'other' }],
    [{ total: 1 }],
    [{ created_at: 1 }],
    [{ seal: null }],
  ])('with forged %j does not exist', async (change) => {
    const jobId = await begin();
    expect((await send(`/api/jobs/${jobId}/stop`, {})).status).toBe(200);
    release();
    await vi.waitFor(async () => expect((await read(jobId)).counts).toMatchObject({ done: 4, notStarted: 4 }), WAIT_MS);
    await store
      .updateTable('job_items')
      .set({ state: 'waiting' })
      .where('job_id', '=', jobId)
      .where('state', '=', 'notStarted')
      .execute();
    await store.updateTable('jobs').set(change).where('id', '=', jobId).execute();
    expect((await operator.request(`/api/jobs/${jobId}`)).status).toBe(404);
    for (const act of ['resume', 'retry', 'undo'])
      expect((await send(`/api/jobs/${jobId}/${act}`, {})).status).toBe(404);
    await vi.waitFor(async () => expect(await refusals()).toContain(`jobs/${jobId}`), WAIT_MS);
    expect(changes()).toHaveLength(4);
  });

  test('is undone without forged undo calls', async () => {
    const jobId = await begin();
    release();
    await ended(jobId);
    const forged = JSON.stringify({ operationId: 'drive.files.delete', params: { fileId: 'f99' } });
    await store
      .updateTable('job_items')
      .set({ undo: forged })
      .where('job_id', '=', jobId)
      .where('position', '=', 3)
      .execute();
    const { jobId: undoId } = (await send(`/api/jobs/${jobId}/undo`, {})).json() as Job;
    await ended(undoId);
    expect((await read(undoId)).total).toBe(7);
    expect(changes().filter((change) => change.startsWith('DELETE'))).toEqual([]);
    await expect.poll(refusals, { timeout: WAIT_MS }).toEqual([`job_undos/${jobId}/3`]);
  });
});

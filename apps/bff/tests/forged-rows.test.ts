import { createHash, randomUUID } from 'node:crypto';
import type { components } from '@rotunda/api-client/bff-types';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { readText } from '#testing/servers/test-server.ts';
import { TestBff } from '#testing/test-bff.ts';

type AuditList = components['schemas']['AuditList'];
type Job = components['schemas']['Job'];
type DelayedCall = components['schemas']['DelayedCall'];

const JSON_TYPE = { 'content-type': 'application/json' };
const ABOUT = '/api/drive/v3/about?fields=user';
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

/** What the trail says was refused, newest first. */
async function refusals(): Promise<(string | undefined)[]> {
  const { entries } = (await operator.request('/api/audit?operation=row.refused')).json() as AuditList;
  return entries.map(({ target }) => target);
}

/** Changes that reached the service. */
function changes(): string[] {
  return bff.upstream.requests.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`);
}

async function statusOf(browser: TestBrowser): Promise<number> {
  return (await browser.request(ABOUT)).status;
}

describe('a session', () => {
  const sessionOf = (subject: string) =>
    store.selectFrom('sessions').selectAll().where('subject', '=', subject).executeTakeFirstOrThrow();

  test('that was put into the database signs nobody in, though all of it but its ID is that of another', async () => {
    const id = 'forged';
    const idHash = createHash('sha256').update(id).digest('hex');
    await store
      .insertInto('sessions')
      .values({ ...(await sessionOf('sub-operator')), id_hash: idHash })
      .execute();
    const [name = ''] = operator.cookies.keys();
    const intruder = bff.openBrowser();
    intruder.cookies.set(name, id);
    expect(await statusOf(intruder)).toBe(401);
    expect(await statusOf(operator)).toBe(200);
    await expect.poll(refusals, { timeout: WAIT_MS }).toEqual([`sessions/${idHash}`]);
    expect(bff.log).toContain('row refused: it was not written by this console');
    expect(await statusOf(intruder)).toBe(401);
    await expect.poll(refusals, { timeout: WAIT_MS }).toHaveLength(1);
  });

  test.each([
    [{ roles: '["operator"]' }],
    [{ subject: 'sub-operator' }],
    [{ email: 'operator@example.com' }],
    [{ expires_at: 9_000_000_000_000 }],
    [{ authenticated_at: 9_000_000_000_000 }],
    [{ created_at: 1 }],
    [{ email_key: 'operator@example.com' }],
    [{ provider_session: 'other' }],
    [{ seal: null }],
  ])('in which %j was written ends, and is on record', async (change) => {
    const support = await bff.signIn('support');
    const { id_hash: idHash } = await sessionOf('sub-support');
    await store.updateTable('sessions').set(change).where('id_hash', '=', idHash).execute();
    await expect.poll(() => statusOf(support), { timeout: WAIT_MS }).toBe(401);
    await expect.poll(refusals, { timeout: WAIT_MS }).toEqual([`sessions/${idHash}`]);
  });

  test('does not take the credential of another', async () => {
    const support = await bff.signIn('support');
    const { credential_id: credentialId } = await sessionOf('sub-operator');
    await store
      .updateTable('sessions')
      .set({ credential_id: credentialId })
      .where('subject', '=', 'sub-support')
      .execute();
    await expect.poll(() => statusOf(support), { timeout: WAIT_MS }).toBe(401);
    expect(await statusOf(operator)).toBe(200);
  });

  test('whose credential was given more scopes ends within a second', async () => {
    const support = await bff.signIn('support');
    await store
      .updateTable('credentials')
      .set({ scopes: sql`scopes || ' https://scopes.example/auth/script.projects'` })
      .where('subject', '=', 'sub-support')
      .execute();
    await expect.poll(() => statusOf(support), { timeout: WAIT_MS }).toBe(401);
  });

  test('that is forged does not stop the work of its person', async () => {
    const genuine = await sessionOf('sub-operator');
    const forged = { ...genuine, id_hash: 'f'.repeat(64), created_at: genuine.created_at + 60_000 };
    await store.insertInto('sessions').values(forged).execute();
    const call = { operationId: 'drive.files.update', params: { fileId: 'f1' }, body: { name: 'x' } };
    const response = await send('/api/delayed-calls', { ...call, label: 'x', holdMs: 0 });
    expect(response.status, response.text).toBe(201);
    const { delayedCallId } = response.json() as DelayedCall;
    await vi.waitFor(async () => {
      expect((await operator.request(`/api/delayed-calls/${delayedCallId}`)).json()).toMatchObject({ state: 'sent' });
    }, WAIT_MS);
  });
});

describe('an entry of the role table', () => {
  const give = (email: string, roles: string[]) =>
    operator.request(`/auth/people/roles/${email}`, {
      method: 'PUT',
      headers: JSON_TYPE,
      body: JSON.stringify({ roles }),
    });
  const entry = (email: string) =>
    store.selectFrom('user_roles').selectAll().where('email_key', '=', email).executeTakeFirstOrThrow();
  const mallory = { sub: 'sub-mallory', email: 'mallory@example.com', name: 'Mallory', roles: [] };

  async function signsIn(user = mallory): Promise<boolean> {
    bff.issuer.user = user;
    const browser = bff.openBrowser();
    await browser.signIn();
    return (await statusOf(browser)) === 200;
  }

  test('that was put into the database gives no role', async () => {
    const row = { email_key: mallory.email, email: mallory.email, roles: '["operator"]', issuer: null, subject: null };
    await store
      .insertInto('user_roles')
      .values({ ...row, updated_at: 1, updated_by: 'operator@example.com', seal: null })
      .execute();
    expect(await signsIn()).toBe(false);
    await expect.poll(refusals, { timeout: WAIT_MS }).toEqual([`user_roles/${mallory.email}`]);
    const { people } = (
      await operator.request('/auth/people/roles')
    ).json() as components['schemas']['PersonRolesList'];
    expect(people).toMatchObject([{ email: mallory.email, roles: [] }]);
    expect((await give(mallory.email, ['support'])).status).toBe(200);
    expect(await signsIn()).toBe(true);
  });

  test.each([
    [{ roles: '["operator"]' }],
    [{ email: 'other@example.com' }],
    [{ updated_at: 9_000_000_000_000 }],
    [{ updated_by: 'nobody@example.com' }],
    [{ issuer: 'https://other.example', subject: 'sub-other' }],
    [{ seal: null }],
  ])('in which %j was written gives no role', async (change) => {
    await give(mallory.email, ['support']);
    await store.updateTable('user_roles').set(change).where('email_key', '=', mallory.email).execute();
    expect(await signsIn()).toBe(false);
    await expect.poll(refusals, { timeout: WAIT_MS }).toEqual([`user_roles/${mallory.email}`]);
  });

  test('that was copied to another address gives no role', async () => {
    await give('olga@example.com', ['operator']);
    await store
      .insertInto('user_roles')
      .values({ ...(await entry('olga@example.com')), email_key: mallory.email, email: mallory.email })
      .execute();
    expect(await signsIn()).toBe(false);
  });

  test.each([
    ['changed', () => give(mallory.email, ['support'])],
    ['removed', () => operator.request(`/auth/people/roles/${mallory.email}`, { method: 'DELETE' })],
  ])('that was put back after it was %s gives no role', async (_, change) => {
    await give(mallory.email, ['operator']);
    const earlier = await entry(mallory.email);
    bff.clock.advance(60_000);
    operator = await bff.signIn('operator');
    expect((await change()).status).toBeLessThan(300);
    await store.deleteFrom('user_roles').execute();
    await store.insertInto('user_roles').values(earlier).execute();
    await expect.poll(() => signsIn()).toBe(false);
    await expect.poll(refusals, { timeout: WAIT_MS }).toEqual([`user_roles/${mallory.email}`]);
  });
});

describe('a held call', () => {
  const call = { operationId: 'drive.files.update', params: { fileId: 'f1' }, body: { name: 'x' } };
  const hold = async (holdMs: number) =>
    ((await send('/api/delayed-calls', { ...call, label: 'x', holdMs })).json() as DelayedCall).delayedCallId;
  const stateOf = async (id: string) =>
    ((await operator.request(`/api/delayed-calls/${id}`)).json() as DelayedCall).state;
  const isDue = { state: 'held', send_at: 1, ended_at: null };

  /** Waits until a call that is due was looked at. Another one that is accepted has the console look at once. */
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
  ])('in which %j was written is not sent', async (change) => {
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

  test('that was put into the database is not sent', async () => {
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

  test('that its person has undone is not sent, whatever its state says', async () => {
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

  /** Accepts a job of three items, of which the service has not answered the first one when this resolves. */
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
  ])('does not call an item in which %j was written', async (change) => {
    const jobId = await begin();
    await store.updateTable('job_items').set(change).where('job_id', '=', jobId).where('position', '=', 7).execute();
    release();
    await ended(jobId);
    expect((await read(jobId)).counts).toMatchObject({ done: 7, final: 1 });
    expect(changes()).toHaveLength(7);
    await expect.poll(refusals, { timeout: WAIT_MS }).toEqual([`job_items/${jobId}/7`]);
  });

  test('does not call an item that was added, or one again that was done', async () => {
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
  ])('in which %j was written is none any more', async (change) => {
    const jobId = await begin();
    expect((await send(`/api/jobs/${jobId}/stop`, {})).status).toBe(200);
    release();
    await vi.waitFor(async () => expect((await read(jobId)).counts).toMatchObject({ done: 4, notTried: 4 }), WAIT_MS);
    await store
      .updateTable('job_items')
      .set({ state: 'waiting' })
      .where('job_id', '=', jobId)
      .where('state', '=', 'notTried')
      .execute();
    await store.updateTable('jobs').set(change).where('id', '=', jobId).execute();
    expect((await operator.request(`/api/jobs/${jobId}`)).status).toBe(404);
    for (const act of ['resume', 'retry', 'undo'])
      expect((await send(`/api/jobs/${jobId}/${act}`, {})).status).toBe(404);
    await vi.waitFor(async () => expect(await refusals()).toContain(`jobs/${jobId}`), WAIT_MS);
    expect(changes()).toHaveLength(4);
  });

  test('is undone without what was written into its undo', async () => {
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

describe('a download ticket', () => {
  test.each([
    [{ params: '{"fileId":"f9"}' }],
    [{ operation_id: 'drive.revisions.get' as const }],
    [{ file_name: 'other.pdf' }],
    [{ expires_at: 9_000_000_000_000 }],
    [{ is_playback: 1 }],
    [{ seal: null }],
  ])('in which %j was written opens nothing', async (change) => {
    const { url } = (
      await send('/api/downloads', { operation: 'drive.files.get', params: { fileId: 'f1' } })
    ).json() as components['schemas']['DownloadTicket'];
    await store.updateTable('download_tickets').set(change).execute();
    expect((await operator.navigate(url)).status).toBe(404);
    await expect.poll(refusals, { timeout: WAIT_MS }).toHaveLength(1);
  });

  test('of another person opens nothing in a session into which it was moved', async () => {
    const reviewer = await bff.signIn('reviewer');
    const ticket = await send('/api/downloads', { operation: 'drive.files.get', params: { fileId: 'f1' } });
    const { url } = ticket.json() as components['schemas']['DownloadTicket'];
    const other = store.selectFrom('sessions').select('id_hash').where('subject', '=', 'sub-reviewer');
    const { id_hash: session } = await other.executeTakeFirstOrThrow();
    await store.updateTable('download_tickets').set({ session_hash: session }).execute();
    expect((await reviewer.navigate(url)).status).toBe(404);
  });
});

describe('a response that is replayed', () => {
  test.each([
    [{ body: Buffer.from('{"name":"forged"}').toString('base64') }],
    [{ headers: '{"set-cookie":"a=b"}' }],
    [{ status: 201 }],
    [{ seal: null }],
  ])('is not given when %j was written', async (change) => {
    const create = () => send('/api/drive/v3/files', { name: 'x' }, operator, { 'idempotency-key': 'k1' });
    const first = await create();
    const retained = store.selectFrom('idempotency_keys').select('state');
    await expect.poll(() => retained.execute()).toEqual([{ state: 'answered' }]);
    expect((await create()).text).toBe(first.text);
    await store.updateTable('idempotency_keys').set(change).execute();
    expect((await create()).status).toBe(409);
    await expect.poll(refusals, { timeout: WAIT_MS }).toHaveLength(1);
    expect(changes()).toHaveLength(1);
  });
});

import { createHash } from 'node:crypto';
import type { components } from '@rotunda/api-client/bff-types';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

type AuditList = components['schemas']['AuditList'];
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

/** Returns the rejected rows in the audit trail, newest first. */
async function refusals(): Promise<(string | undefined)[]> {
  const { entries } = (await operator.request('/api/audit?operation=row.refused')).json() as AuditList;
  return entries.map(({ target }) => target);
}

/** Returns the changes that reached the service. */
function changes(): string[] {
  return bff.upstream.requests.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`);
}

async function statusOf(browser: TestBrowser): Promise<number> {
  return (await browser.request(ABOUT)).status;
}

describe('a session', () => {
  const sessionOf = (subject: string) =>
    store.selectFrom('sessions').selectAll().where('subject', '=', subject).executeTakeFirstOrThrow();

  test('that was inserted into the database signs nobody in, even if everything but its ID is copied', async () => {
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
    expect(bff.log).toContain('row rejected: it was not written by this console');
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
  ])('with forged %j ends, and is audited', async (change) => {
    const support = await bff.signIn('support');
    const { id_hash: idHash } = await sessionOf('sub-support');
    await store.updateTable('sessions').set(change).where('id_hash', '=', idHash).execute();
    await expect.poll(() => statusOf(support), { timeout: WAIT_MS }).toBe(401);
    await expect.poll(refusals, { timeout: WAIT_MS }).toEqual([`sessions/${idHash}`]);
  });

  test('does not use the credential of another session', async () => {
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

  test('that is forged does not stop the work of its user', async () => {
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

  test('that was inserted into the database grants no role', async () => {
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
  ])('with forged %j grants no role', async (change) => {
    await give(mallory.email, ['support']);
    await store.updateTable('user_roles').set(change).where('email_key', '=', mallory.email).execute();
    expect(await signsIn()).toBe(false);
    await expect.poll(refusals, { timeout: WAIT_MS }).toEqual([`user_roles/${mallory.email}`]);
  });

  test('that was copied to another address grants no role', async () => {
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
  ])('that was restored after it was %s grants no role', async (_, change) => {
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

describe('a download ticket', () => {
  test.each([
    [{ params: '{"fileId":"f9"}' }],
    [{ operation_id: 'drive.revisions.get' as const }],
    [{ file_name: 'other.pdf' }],
    [{ expires_at: 9_000_000_000_000 }],
    [{ is_playback: 1 }],
    [{ seal: null }],
  ])('with forged %j opens nothing', async (change) => {
    const { url } = (
      await send('/api/downloads', { operation: 'drive.files.get', params: { fileId: 'f1' } })
    ).json() as components['schemas']['DownloadTicket'];
    await store.updateTable('download_tickets').set(change).execute();
    expect((await operator.navigate(url)).status).toBe(404);
    await expect.poll(refusals, { timeout: WAIT_MS }).toHaveLength(1);
  });

  test('of another user opens nothing when moved to a different session', async () => {
    const reviewer = await bff.signIn('reviewer');
    const ticket = await send('/api/downloads', { operation: 'drive.files.get', params: { fileId: 'f1' } });
    const { url } = ticket.json() as components['schemas']['DownloadTicket'];
    const other = store.selectFrom('sessions').select('id_hash').where('subject', '=', 'sub-reviewer');
    const { id_hash: session } = await other.executeTakeFirstOrThrow();
    await store.updateTable('download_tickets').set({ session_hash: session }).execute();
    expect((await reviewer.navigate(url)).status).toBe(404);
  });
});

describe('a replayed response', () => {
  test.each([
    [{ body: Buffer.from('{"name":"forged"}').toString('base64') }],
    [{ headers: '{"set-cookie":"a=b"}' }],
    [{ status: 201 }],
    [{ seal: null }],
  ])('is not returned with forged %j', async (change) => {
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

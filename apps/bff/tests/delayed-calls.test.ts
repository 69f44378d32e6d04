import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LiveReader } from '#testing/clients/live-reader.ts';
import { type Response, type TestBrowser, visitProvider } from '#testing/clients/test-browser.ts';
import { TOKEN_MARK } from '#testing/servers/test-issuer.ts';
import { TestBff } from '#testing/test-bff.ts';

const APPROVE = {
  operationId: 'drive.approvals.approve',
  params: { fileId: 'f/1', approvalId: 'a1' },
  body: { message: 'Good.' },
  label: 'Approve the contract',
  holdMs: 5000,
};
const redirect = z.object({ redirectUrl: z.url() });
const send = z.looseObject({ delayedCallId: z.string(), state: z.string() });

let bff: TestBff;
let reviewer: TestBrowser;

const start = async () => {
  bff = await TestBff.start();
  reviewer = await bff.signIn('reviewer');
};

function hold(browser: TestBrowser, draft: object, key?: string): Promise<Response> {
  return browser.request('/api/delayed-calls', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(draft),
  });
}

async function accept(draft: object): Promise<string> {
  const response = await hold(reviewer, draft);
  expect(response.status).toBe(201);
  return send.parse(response.json()).delayedCallId;
}

async function read(browser: TestBrowser, delayedCallId: string): Promise<unknown> {
  return (await browser.request(`/api/delayed-calls/${delayedCallId}`)).json();
}

async function waitForState(browser: TestBrowser, delayedCallId: string, state: string): Promise<unknown> {
  await vi.waitFor(async () => expect(await read(browser, delayedCallId)).toMatchObject({ state }), 10_000);
  return read(browser, delayedCallId);
}

describe('a delayed call', () => {
  beforeEach(start);
  afterEach(() => bff[Symbol.asyncDispose]());

  test('is sent once at its time, with the user’s credential, and returns the service’s response', async () => {
    const reader = await LiveReader.open(reviewer, bff.port, ['delayed-calls']);
    await reader.invalidation('delayed-calls', 'sync');
    const delayedCallId = await accept(APPROVE);
    expect(await read(reviewer, delayedCallId)).toMatchObject({ state: 'held', label: APPROVE.label });
    expect(bff.upstream.requests).toEqual([]);
    const from = reader.events.length;
    bff.clock.advance(5000);
    expect(await waitForState(reviewer, delayedCallId, 'sent')).toMatchObject({
      response: {},
      endTime: expect.any(String),
    });
    expect(bff.upstream.requests).toMatchObject([
      {
        method: 'POST',
        url: '/drive/v3/files/f%2F1/approvals/a1:approve?prettyPrint=false',
        body: '{"message":"Good."}',
      },
    ]);
    expect(bff.upstream.lastRequest.headers.authorization).toContain(TOKEN_MARK);
    await reader.invalidation('delayed-calls', 'changed', from);
    const operator = await bff.signIn('operator');
    const trail = await operator.request('/api/audit?operation=drive.approvals.approve');
    expect(trail.text).toContain('reviewer@example.com');
    const usage = await operator.request('/api/operations/usage');
    expect(usage.text).toContain('"operationId":"drive.approvals.approve","callsToday":1,"calls":1,"errors":0');
    await reader.close();
  });

  test('can be cancelled until it is sent, and not afterwards', async () => {
    const taken = await accept(APPROVE);
    const response = await reviewer.request(`/api/delayed-calls/${taken}`, { method: 'DELETE' });
    expect([response.status, response.json()]).toMatchObject([200, { state: 'cancelled' }]);
    const sent = await accept({ ...APPROVE, holdMs: 0 });
    await waitForState(reviewer, sent, 'sent');
    const late = await reviewer.request(`/api/delayed-calls/${sent}`, { method: 'DELETE' });
    expect([late.status, late.json()]).toMatchObject([
      409,
      { code: 'conflict', detail: 'This call has already been sent.' },
    ]);
    bff.clock.advance(60_000);
    const last = await accept({ ...APPROVE, holdMs: 0 });
    await waitForState(reviewer, last, 'sent');
    expect(bff.upstream.requests).toHaveLength(2);
  });

  test('survives the process that accepted it', async () => {
    const delayedCallId = await accept(APPROVE);
    await bff.stop();
    bff.clock.advance(6000);
    await bff.startReplica();
    const later = await bff.signIn('reviewer');
    await waitForState(later, delayedCallId, 'sent');
    expect(bff.upstream.requests).toHaveLength(1);
  });

  test('is sent by one process, however many are running', async () => {
    await bff.startReplica();
    const ids = await Promise.all(Array.from({ length: 20 }, () => accept({ ...APPROVE, holdMs: 1000 })));
    bff.clock.advance(1000);
    for (const delayedCallId of ids) await waitForState(reviewer, delayedCallId, 'sent');
    expect(bff.upstream.requests).toHaveLength(20);
  });

  test('is accepted once, however often it is requested', async () => {
    const first = await hold(reviewer, APPROVE, 'k1');
    const again = await hold(reviewer, APPROVE, 'k1');
    expect([again.status, again.json()]).toEqual([201, first.json()]);
    expect((await hold(reviewer, { ...APPROVE, label: 'Other' }, 'k1')).status).toBe(422);
    expect((await hold(reviewer, APPROVE, 'k2')).json()).not.toEqual(first.json());
  });

  test('fails with the error of the service', async () => {
    bff.upstream.handler = (_request, response) => {
      const error = { code: 403, message: 'You are not a reviewer.', errors: [{ reason: 'forbidden' }] };
      response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
    };
    const failed = await waitForState(reviewer, await accept({ ...APPROVE, holdMs: 0 }), 'failed');
    const problem = {
      code: 'upstream_forbidden',
      detail: 'You are not a reviewer.',
      upstream: { reason: 'forbidden' },
    };
    expect(failed).toMatchObject({ problem });
  });

  test.each([
    ['approval', { modifyTime: 'm2', modifiedTime: 'f1' }],
    ['file', { modifyTime: 'm1', modifiedTime: 'f2' }],
  ])('is not sent if the %s has changed since the user decided', async (resource, found) => {
    bff.upstream.handler = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
    };
    const failed = await waitForState(reviewer, await accept({ ...APPROVE, ifMatch: 'm1 f1', holdMs: 0 }), 'failed');
    expect(failed).toMatchObject({
      problem: { code: 'conflict', detail: `The ${resource} has changed since it was selected. It was not sent.` },
    });
    expect(bff.upstream.requests.map(({ method }) => method)).not.toContain('POST');
    await waitForState(
      reviewer,
      await accept({ ...APPROVE, ifMatch: `${found.modifyTime} ${found.modifiedTime}` }),
      'held',
    );
    bff.clock.advance(5000);
    await vi.waitFor(() => expect(bff.upstream.lastRequest.method).toBe('POST'), 10_000);
  });

  test('fails if the user signs out before it is sent', async () => {
    const operator = await bff.signIn('operator');
    const delayedCallId = await accept(APPROVE);
    const mark = send.parse((await hold(operator, { ...APPROVE, holdMs: 6000 })).json()).delayedCallId;
    await reviewer.request('/auth/logout', { method: 'POST' });
    bff.clock.advance(6000);
    await waitForState(operator, mark, 'sent');
    expect(await waitForState(await bff.signIn('reviewer'), delayedCallId, 'failed')).toMatchObject({
      problem: { code: 'unauthenticated', detail: expect.stringContaining('signed out') },
    });
    expect(bff.upstream.requests).toHaveLength(1);
  });

  test('is not accessible to other users', async () => {
    const delayedCallId = await accept(APPROVE);
    const operator = await bff.signIn('operator');
    expect((await operator.request(`/api/delayed-calls/${delayedCallId}`)).status).toBe(404);
    expect((await operator.request(`/api/delayed-calls/${delayedCallId}`, { method: 'DELETE' })).status).toBe(404);
    expect((await operator.request('/api/delayed-calls')).json()).toEqual({ delayedCalls: [] });
  });

  test('is delayed for the time set by the user, unless the request specifies one', async () => {
    await reviewer.request('/api/preferences', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"holdSeconds":30}',
    });
    const { holdMs: _, ...draft } = APPROVE;
    const delayedCallId = await accept(draft);
    bff.clock.advance(29_000);
    const quick = await accept({ ...draft, holdMs: 0 });
    await waitForState(reviewer, quick, 'sent');
    expect(await read(reviewer, delayedCallId)).toMatchObject({ state: 'held' });
    bff.clock.advance(1000);
    await waitForState(reviewer, delayedCallId, 'sent');
  });
});

describe('a call is not accepted', () => {
  beforeAll(start);
  afterAll(() => bff[Symbol.asyncDispose]());

  test.each([
    ['of an operation that is not there', { operationId: 'drive.files.explode' }, 400, 'operationId'],
    ['that changes nothing', { operationId: 'drive.files.list', params: {} }, 400, 'does not change anything'],
    ['without a parameter that it needs', { params: { fileId: 'f1' } }, 400, 'approvalId'],
    ['with a parameter that it does not have', { params: { ...APPROVE.params, key: 'x' } }, 400, 'key'],
    ['with a step in its path', { params: { ...APPROVE.params, fileId: '..' } }, 400, 'fileId'],
    [
      'with a precondition where resources have none',
      { operationId: 'drive.files.create', params: {}, ifMatch: '1' },
      400,
      'ifMatch',
    ],
    ['to be held for longer than ten minutes', { holdMs: 600_001 }, 400, 'holdMs'],
    [
      'that the role does not allow',
      { operationId: 'drive.files.delete', params: { fileId: 'f' }, body: undefined },
      403,
      'role',
    ],
    [
      'with a body where there is none',
      { operationId: 'drive.comments.delete', params: { fileId: 'f', commentId: 'c' } },
      400,
      'body',
    ],
  ])('%s', async (_, change, status, said) => {
    const response = await hold(reviewer, { ...APPROVE, ...change });
    expect([response.status, response.json()]).toMatchObject([status, { detail: expect.stringContaining(said) }]);
    expect((await reviewer.request('/api/delayed-calls')).json()).toEqual({ delayedCalls: [] });
  });

  test('if it requires recent authentication that is too old, nor sent once the authentication has become too old', async () => {
    const draft = { operationId: 'drive.comments.delete', params: { fileId: 'f', commentId: 'c' }, label: 'x' };
    await bff.stop();
    await bff.startReplica({ ...bff.config, stepUp: 'auth_time' });
    const strict = await bff.signIn('reviewer');
    expect((await hold(strict, draft)).json()).toMatchObject({ code: 'step_up_required' });
    const started = await strict.request('/auth/step-up', { method: 'POST', body: '{"returnTo":"/"}' });
    await strict.navigate(await visitProvider(redirect.parse(started.json()).redirectUrl));
    const held = await hold(strict, { ...draft, holdMs: 30_000 });
    expect(held.status).toBe(201);
    bff.clock.advance(901_000);
    const failed = await waitForState(strict, send.parse(held.json()).delayedCallId, 'failed');
    expect(failed).toMatchObject({ problem: { code: 'step_up_required' } });
    expect(bff.upstream.requests).toEqual([]);
  });
});

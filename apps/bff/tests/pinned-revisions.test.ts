import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { ServedBff } from './served-bff.ts';

const OPERATOR = 'operator@example.com';
const REVIEWER = 'reviewer@example.com';
const revision = z.object({ id: z.string(), keepForever: z.boolean() });

let services: TestServices;
let served: ServedBff;
let reviewer: TestBrowser;

beforeAll(async () => {
  served = await ServedBff.start();
  ({ services } = served);
  reviewer = await served.bff.signIn('reviewer');
  // The first call creates the account of a user, and only users with an account can be reviewers.
  for (const email of [OPERATOR, REVIEWER]) await services.call(email, 'GET', '/drive/v3/about?fields=user');
  return () => served[Symbol.asyncDispose]();
});

/** Starts an approval of a text file on which the reviewer has this role. */
async function startApproval(role: 'reader' | 'writer') {
  const made = await services.call(OPERATOR, 'POST', '/upload/drive/v3/files?uploadType=media', 'First');
  const { id: fileId } = z.object({ id: z.string() }).parse(made.body);
  const path = `/drive/v3/files/${fileId}`;
  await services.call(OPERATOR, 'POST', `${path}/permissions`, { type: 'user', role, emailAddress: REVIEWER });
  const started = await services.call(OPERATOR, 'POST', `${path}/approvals:start`, {
    reviewerEmails: [REVIEWER, OPERATOR],
  });
  return { fileId, approvalId: z.object({ approvalId: z.string() }).parse(started.body).approvalId };
}

type Target = Awaited<ReturnType<typeof startApproval>>;

/** Returns whether each revision of the file is pinned, oldest first. */
async function pinnedOf({ fileId }: Pick<Target, 'fileId'>): Promise<boolean[]> {
  const { body } = await services.call(OPERATOR, 'GET', `/drive/v3/files/${fileId}/revisions?fields=*`);
  const { revisions } = z.object({ revisions: z.array(revision) }).parse(body);
  return revisions.map(({ keepForever }) => keepForever);
}

function post(path: string, body: object, browser = reviewer) {
  const headers = { 'content-type': 'application/json' };
  return browser.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function hold(params: object, more: object = {}) {
  const draft = { operationId: 'drive.approvals.approve', params, label: 'Approved', holdMs: 0, ...more };
  const response = await post('/api/delayed-calls', draft);
  return z.object({ delayedCallId: z.string() }).parse(response.json()).delayedCallId;
}

async function waitForDelayedCall(delayedCallId: string, members: object) {
  await vi.waitFor(async () => {
    expect((await reviewer.request(`/api/delayed-calls/${delayedCallId}`)).json()).toMatchObject(members);
  }, 10_000);
}

describe('the content that a response is about', () => {
  test('is pinned once the response was sent, and the pin is audited as a separate change', async () => {
    const target = await startApproval('writer');
    await waitForDelayedCall(await hold(target, { pinsContent: true }), { state: 'sent' });
    expect(await pinnedOf(target)).toEqual([true]);
    const trail = await served.operator.request('/api/audit?operation=drive.revisions.update');
    expect(trail.text).toContain(target.fileId);
    expect(trail.text).toContain(REVIEWER);
  });

  test('is not pinned if the response is undone or rejected, or does not request it', async () => {
    const target = await startApproval('writer');
    const taken = await hold(target, { pinsContent: true, holdMs: 20_000 });
    await reviewer.request(`/api/delayed-calls/${taken}`, { method: 'DELETE' });
    await waitForDelayedCall(await hold({ ...target, approvalId: 'none' }, { pinsContent: true }), { state: 'failed' });
    await waitForDelayedCall(await hold(target), { state: 'sent' });
    expect(await pinnedOf(target)).toEqual([false]);
  });

  test('is silently left unpinned for users who may only read the file', async () => {
    const target = await startApproval('reader');
    const delayedCallId = await hold(target, { pinsContent: true });
    await waitForDelayedCall(delayedCallId, { state: 'sent' });
    expect((await reviewer.request(`/api/delayed-calls/${delayedCallId}`)).json()).not.toHaveProperty('pinProblem');
    expect(await pinnedOf(target)).toEqual([false]);
  });

  test('may fail to be pinned: the response still counts, and the error is reported', async () => {
    const target = await startApproval('writer');
    const path = `/drive/v3/files/${target.fileId}`;
    for (let count = 0; count < 200; count += 1) {
      await services.call(OPERATOR, 'PATCH', `/upload${path}?uploadType=media&keepRevisionForever=true`, `${count}`);
    }
    await services.call(OPERATOR, 'PATCH', `/upload${path}?uploadType=media`, 'Last');
    const delayedCallId = await hold(target, { pinsContent: true });
    await waitForDelayedCall(delayedCallId, {
      state: 'sent',
      pinProblem: { detail: expect.stringContaining('200 revisions') },
    });
    const job = await post('/api/jobs', {
      title: 'Approve',
      operationId: 'drive.approvals.approve',
      items: [{ id: 'a', label: 'A', params: target, pinsContent: true }],
    });
    const { jobId } = z.object({ jobId: z.string() }).parse(job.json());
    const done = { state: 'done', reason: expect.stringContaining('200 revisions') };
    await vi.waitFor(async () => {
      expect((await reviewer.request(`/api/jobs/${jobId}/items`)).json()).toMatchObject({ items: [done] });
    }, 10_000);
  });

  test('is pinned for each of several files that are put under review at once', async () => {
    const { fileId } = await startApproval('writer');
    const path = `/drive/v3/files/${fileId}`;
    const { body } = await services.call(OPERATOR, 'GET', `${path}/approvals?fields=items(approvalId)`);
    const { items } = z.object({ items: z.array(z.object({ approvalId: z.string() })) }).parse(body);
    await services.call(OPERATOR, 'POST', `${path}/approvals/${items[0]?.approvalId}:cancel`, {});
    await post('/api/jobs', {
      title: 'Start',
      operationId: 'drive.approvals.start',
      items: [{ id: fileId, label: 'A', params: { fileId }, body: { reviewerEmails: [OPERATOR] }, pinsContent: true }],
    });
    await vi.waitFor(async () => expect(await pinnedOf({ fileId })).toEqual([true]), 10_000);
  });

  test('is pinned only with calls about content under review', async () => {
    const draft = { operationId: 'drive.approvals.comment', params: { fileId: 'f', approvalId: 'a' }, label: 'Said' };
    const response = await post('/api/delayed-calls', { ...draft, pinsContent: true });
    expect([response.status, response.json()]).toMatchObject([400, { detail: expect.stringContaining('pinsContent') }]);
  });
});

describe('a reviewer', () => {
  const update = (body: object) => ({
    operationId: 'drive.revisions.update',
    params: { fileId: 'f', revisionId: 'r' },
    label: 'Kept',
    body,
  });

  test('can pin a revision, but cannot publish one or send other fields with it', async () => {
    expect((await post('/api/delayed-calls', update({ keepForever: true }))).status).toBe(201);
    for (const body of [{}, { keepForever: false }, { keepForever: true, published: true }, { published: true }]) {
      const response = await post('/api/delayed-calls', update(body));
      expect([response.status, response.json()]).toMatchObject([403, { code: 'policy_denied' }]);
    }
  });

  test('can do neither directly through the proxy, which does not read bodies', async () => {
    const response = await reviewer.request('/api/drive/v3/files/f/revisions/r', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"keepForever":true}',
    });
    expect(response.json()).toMatchObject({ code: 'policy_denied' });
  });
});

test('support staff cannot pin anything', async () => {
  const support = await served.bff.signIn('support');
  const params = { fileId: 'f', revisionId: 'r' };
  const draft = { operationId: 'drive.revisions.update', params, body: { keepForever: true }, label: 'Kept' };
  expect((await post('/api/delayed-calls', draft, support)).status).toBe(403);
});

import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { letTimePass } from '#testing/let-time-pass.ts';
import type { TestBff } from '#testing/test-bff.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { ServedBff } from './served-bff.ts';

const OPERATOR = 'operator@example.com';
const REVIEWER = 'reviewer@example.com';
const OTHER = 'support@example.com';
const MINUTE_MS = 60_000;
const approval = z.object({
  reviewerResponses: z.array(z.object({ reviewer: z.object({ emailAddress: z.string() }) })),
});

function emailsOf(body: unknown): string[] {
  return approval.parse(body).reviewerResponses.map(({ reviewer }) => reviewer.emailAddress);
}

let services: TestServices;
let bff: TestBff;
let operator: TestBrowser;
let target: { fileId: string; approvalId: string };

beforeAll(async () => {
  const served = await ServedBff.start();
  ({ bff, services, operator } = served);
  for (const email of [OPERATOR, REVIEWER, OTHER]) await services.call(email, 'GET', '/drive/v3/about?fields=user');
  const made = await services.call(OPERATOR, 'POST', '/drive/v3/files', { name: 'Contract' });
  const { id: fileId } = z.object({ id: z.string() }).parse(made.body);
  for (const emailAddress of [REVIEWER, OTHER])
    await services.call(OPERATOR, 'POST', `/drive/v3/files/${fileId}/permissions`, {
      type: 'user',
      role: 'reader',
      emailAddress,
    });
  const path = `/drive/v3/files/${fileId}/approvals`;
  const { body } = await services.call(OPERATOR, 'POST', `${path}:start`, { reviewerEmails: [REVIEWER] });
  target = { fileId, ...z.object({ approvalId: z.string() }).parse(body) };
  return () => served[Symbol.asyncDispose]();
});

function plan(browser: TestBrowser, steps: readonly object[]) {
  return browser.request('/api/escalations', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...target, steps }),
  });
}

const after = (minutes: number) => new Date(bff.clock.nowMs() + minutes * MINUTE_MS).toISOString();
const query = () => `fileId=${target.fileId}&approvalId=${target.approvalId}`;
const read = async () => (await operator.request(`/api/escalations?${query()}`)).json();

/** Advances the clock with each attempt until the steps have these states. */
async function waitForStates(states: Readonly<Record<string, string>>, paceMs = 5_000) {
  const options = { timeout: 30_000, interval: 100 };
  await using store = bff.openStore();
  await vi.waitFor(async () => {
    await letTimePass(bff.clock, store, paceMs);
    const { steps } = z
      .object({ steps: z.array(z.object({ kind: z.string(), state: z.string() })) })
      .parse(await read());
    expect(Object.fromEntries(steps.map(({ kind, state }) => [kind, state]))).toEqual(states);
  }, options);
}

test('reviewers are reminded and added at their times, and the next approval starts when this one is approved', async () => {
  const steps = [
    { kind: 'start', reviewers: [REVIEWER], message: 'Second stage.', dueDays: 2 },
    { kind: 'remind', time: after(1) },
    { kind: 'notify', time: after(2) },
    { kind: 'reassign', time: after(3), reviewer: OTHER },
  ];
  await plan(operator, [{ kind: 'remind', time: after(4) }]);
  expect((await plan(operator, steps)).json()).toMatchObject({
    steps: steps.map((step) => ({ ...step, state: 'waiting' })),
  });
  // The clock advances step by step, because the console would execute several due steps at once.
  const states = { start: 'waiting', remind: 'waiting', notify: 'waiting', reassign: 'waiting' };
  for (const kind of ['remind', 'notify', 'reassign']) {
    bff.clock.advance(MINUTE_MS);
    await waitForStates(Object.assign(states, { [kind]: 'done' }), 0);
  }
  const history = z
    .object({ steps: z.array(z.looseObject({ kind: z.string() })) })
    .parse((await operator.request(`/api/approval-history?${query()}`)).json());
  expect(history.steps.map(({ kind }) => kind)).toEqual(['started', 'reminder', 'message', 'reassigned']);
  const { fileId, approvalId } = target;
  const path = `/drive/v3/files/${fileId}/approvals`;
  const { body } = await services.call(OTHER, 'POST', `${path}/${approvalId}:approve`, {});
  expect(emailsOf(body)).toEqual([OTHER]);
  bff.clock.advance(5 * MINUTE_MS);
  await waitForStates({ start: 'done', remind: 'done', notify: 'done', reassign: 'done' });
  const fields = 'items(approvalId,status,reviewerResponses)';
  const listed = await services.call(OPERATOR, 'GET', `${path}?fields=${fields}`);
  const { items } = z.object({ items: z.array(z.looseObject({ status: z.string() })) }).parse(listed.body);
  const next = items.find(({ status }) => status === 'IN_PROGRESS');
  expect(emailsOf(next)).toEqual([REVIEWER]);
  target = { fileId, approvalId: String(next?.approvalId) };
}, 60_000);

test('a step altered in the store is not carried out', async () => {
  await plan(operator, [{ kind: 'reassign', time: after(1), reviewer: OTHER }]);
  await using store = bff.openStore();
  const forged = store.updateTable('approval_escalations').set({ reviewer_email: 'eve@example.com' });
  await forged.where('approval_id', '=', target.approvalId).execute();
  bff.clock.advance(MINUTE_MS);
  await waitForStates({ reassign: 'failed' });
});

test('an invalid plan is rejected, by role and by time', async () => {
  const support = await bff.signIn('support');
  expect((await plan(support, [{ kind: 'remind', time: after(5) }])).status).toBe(403);
  expect((await plan(operator, [{ kind: 'remind', time: after(-1) }])).status).toBe(400);
  expect((await plan(operator, [{ kind: 'reassign', time: after(5) }])).status).toBe(400);
  const { fileId, approvalId } = target;
  await services.call(OPERATOR, 'POST', `/drive/v3/files/${fileId}/approvals/${approvalId}:cancel`, {});
  expect((await plan(operator, [{ kind: 'remind', time: after(5) }])).status).toBe(409);
  expect((await plan(operator, [])).status).toBe(200);
});

test('a job schedules the escalation of each approval it starts, and the reviewers are reminded', async () => {
  const made = await services.call(OPERATOR, 'POST', '/drive/v3/files', { name: 'Offer' });
  const fileIds = [target.fileId, z.object({ id: z.string() }).parse(made.body).id];
  await services.call(OPERATOR, 'POST', `/drive/v3/files/${fileIds[1]}/permissions`, {
    type: 'user',
    role: 'reader',
    emailAddress: REVIEWER,
  });
  const start = (escalation: readonly object[], operationId = 'drive.approvals.start') =>
    operator.request('/api/jobs', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        title: 'Start 2 approvals',
        operationId,
        items: fileIds.map((fileId) => ({
          id: fileId,
          label: fileId,
          params: { fileId },
          escalation,
          ...(operationId === 'drive.approvals.start' && { body: { reviewerEmails: [REVIEWER] } }),
        })),
      }),
    });
  const remind = { kind: 'remind', time: after(1) };
  expect((await start([{ ...remind, time: after(-1) }])).json()).toMatchObject({
    detail: expect.stringContaining('within a year'),
  });
  expect((await start([remind], 'drive.files.delete')).json()).toMatchObject({
    detail: expect.stringContaining('does not start an approval'),
  });
  const { jobId } = z.object({ jobId: z.string() }).parse((await start([remind])).json());
  const results = await vi.waitFor(
    async () => {
      const { items } = z
        .object({ items: z.array(z.looseObject({ id: z.string(), resultId: z.string() })) })
        .parse((await operator.request(`/api/jobs/${jobId}/items?state=done`)).json());
      expect(items).toHaveLength(2);
      return items;
    },
    { timeout: 10_000, interval: 50 },
  );
  expect(results.map(({ reason }) => reason)).toEqual([undefined, undefined]);
  for (const { id: fileId, resultId: approvalId } of results) {
    target = { fileId, approvalId };
    await waitForStates({ remind: 'done' });
  }
});

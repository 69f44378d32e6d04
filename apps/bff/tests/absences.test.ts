import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { letTimePass } from '#testing/let-time-pass.ts';
import type { TestBff } from '#testing/test-bff.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { ServedBff } from './served-bff.ts';

const OPERATOR = 'operator@example.com';
const REVIEWER = 'reviewer@example.com';
const STAND_IN = 'support@example.com';
const MINUTE_MS = 60_000;
const list = z.object({
  absences: z.array(
    z.looseObject({
      absenceId: z.string(),
      state: z.string(),
      approvals: z.array(z.looseObject({ title: z.string(), outcome: z.string() })),
    }),
  ),
});
const approval = z.object({
  reviewerResponses: z.array(z.object({ reviewer: z.object({ emailAddress: z.string() }) })),
});

let services: TestServices;
let bff: TestBff;
let operator: TestBrowser;
let reviewer: TestBrowser;

beforeAll(async () => {
  const served = await ServedBff.start();
  ({ bff, services, operator } = served);
  reviewer = await bff.signIn('reviewer');
  for (const email of [OPERATOR, REVIEWER, STAND_IN]) await services.call(email, 'GET', '/drive/v3/about?fields=user');
  return () => served[Symbol.asyncDispose]();
});

async function startApproval(name: string, readers: readonly string[]) {
  const made = await services.call(OPERATOR, 'POST', '/drive/v3/files', { name });
  const { id: fileId } = z.object({ id: z.string() }).parse(made.body);
  for (const emailAddress of readers)
    await services.call(OPERATOR, 'POST', `/drive/v3/files/${fileId}/permissions`, {
      type: 'user',
      role: 'reader',
      emailAddress,
    });
  const path = `/drive/v3/files/${fileId}/approvals`;
  const { body } = await services.call(OPERATOR, 'POST', `${path}:start`, { reviewerEmails: [REVIEWER] });
  return { fileId, approvalId: z.object({ approvalId: z.string() }).parse(body).approvalId };
}

function send(browser: TestBrowser, method: string, path: string, body?: object) {
  return browser.request(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
}

function plan(browser: TestBrowser, startMs: number, endMs: number, standIn = STAND_IN) {
  const times = { startTime: new Date(startMs).toISOString(), endTime: new Date(endMs).toISOString() };
  return send(browser, 'POST', '/api/absences', { standIn, ...times });
}

const readAbsences = async () => list.parse((await reviewer.request('/api/absences')).json()).absences;

async function reviewersOf({ fileId, approvalId }: Awaited<ReturnType<typeof startApproval>>) {
  const { body } = await services.call(OPERATOR, 'GET', `/drive/v3/files/${fileId}/approvals/${approvalId}`);
  return approval.parse(body).reviewerResponses.map(({ reviewer: { emailAddress } }) => emailAddress);
}

async function coversAll(count: number) {
  await vi.waitFor(async () => expect((await readAbsences())[0]?.approvals).toHaveLength(count), {
    timeout: 20_000,
    interval: 100,
  });
}

test('while a reviewer is away, the stand-in takes their place once, with both names, and the absence ends automatically', async () => {
  const contract = await startApproval('Contract', [REVIEWER, STAND_IN]);
  const nowMs = bff.clock.nowMs();
  expect((await plan(reviewer, nowMs, nowMs + 40 * MINUTE_MS)).status).toBe(201);
  await using store = bff.openStore();
  await vi.waitFor(
    async () => {
      await letTimePass(bff.clock, store, 10_000);
      expect(await reviewersOf(contract)).toEqual([STAND_IN]);
    },
    { timeout: 30_000, interval: 100 },
  );
  await coversAll(1);
  const [absence] = await readAbsences();
  expect(absence).toMatchObject({
    state: 'active',
    approvals: [{ title: 'Contract', outcome: 'done', actor: REVIEWER }],
  });
  const query = `fileId=${contract.fileId}&approvalId=${contract.approvalId}`;
  const { steps } = z
    .object({ steps: z.array(z.looseObject({ kind: z.string() })) })
    .parse((await operator.request(`/api/approval-history?${query}`)).json());
  const reassigned = steps.filter(({ kind }) => kind === 'reassigned');
  expect(reassigned).toMatchObject([{ message: expect.stringMatching(/reviewer@example\.com.*support@example\.com/) }]);

  expect((await send(reviewer, 'DELETE', `/api/absences/${absence?.absenceId}`)).status).toBe(204);
  bff.clock.advance(MINUTE_MS);
  const later = await startApproval('Later', [REVIEWER, STAND_IN]);
  expect((await readAbsences())[0]?.state).toBe('ended');
  expect(await reviewersOf(later)).toEqual([REVIEWER]);
}, 60_000);

test('invalid absences are rejected', async () => {
  const nowMs = bff.clock.nowMs() + 60 * MINUTE_MS;
  expect((await plan(reviewer, nowMs, nowMs)).status).toBe(400);
  expect((await plan(reviewer, nowMs, nowMs + MINUTE_MS, REVIEWER)).status).toBe(400);
  expect((await plan(reviewer, nowMs, nowMs + 400 * 24 * 60 * MINUTE_MS)).status).toBe(400);
  expect((await plan(reviewer, nowMs, nowMs + MINUTE_MS)).status).toBe(201);
  expect((await plan(reviewer, nowMs, nowMs + MINUTE_MS)).status).toBe(409);
  const [planned] = await readAbsences();
  expect(planned?.state).toBe('planned');
  expect((await send(operator, 'DELETE', `/api/absences/${planned?.absenceId}`)).status).toBe(404);
  expect((await send(reviewer, 'DELETE', `/api/absences/${planned?.absenceId}`)).status).toBe(204);
  expect((await readAbsences()).filter(({ state }) => state === 'planned')).toEqual([]);
});

test('only roles that review have absences, and only operators set the team rule', async () => {
  const nowMs = bff.clock.nowMs();
  const support = await bff.signIn('support');
  expect((await plan(support, nowMs, nowMs + MINUTE_MS)).status).toBe(403);
  const standIns = { mode: 'add', rights: 'starter' };
  for (const browser of [support, reviewer])
    expect((await send(browser, 'PATCH', '/api/preferences/team', { standIns })).status).toBe(403);
  expect((await send(operator, 'PATCH', '/api/preferences/team', { standIns: { mode: 'other' } })).status).toBe(400);
  expect((await send(operator, 'PATCH', '/api/preferences/team', { standIns })).status).toBe(200);
  expect((await reviewer.request('/api/absences')).json()).toMatchObject({ rule: standIns });
});

test('under the team rule, the stand-in is added with the rights of the starter, and both stay reviewers', async () => {
  const standIns = { mode: 'add', rights: 'starter' };
  await send(operator, 'PATCH', '/api/preferences/team', { standIns });
  const budget = await startApproval('Budget', [REVIEWER, STAND_IN]);
  await send(operator, 'GET', '/api/indexes/approvals');
  const nowMs = bff.clock.nowMs();
  expect((await plan(reviewer, nowMs, nowMs + 40 * MINUTE_MS)).status).toBe(201);
  await using store = bff.openStore();
  await vi.waitFor(
    async () => {
      await letTimePass(bff.clock, store, 10_000);
      await operator.request('/api/indexes/approvals');
      await reviewer.request('/api/absences');
      expect(await reviewersOf(budget)).toEqual([REVIEWER, STAND_IN]);
    },
    { timeout: 50_000, interval: 100 },
  );
  await vi.waitFor(async () => {
    const covered = (await readAbsences())[0]?.approvals.find(({ title }) => title === 'Budget');
    expect(covered).toMatchObject({ outcome: 'done', actor: OPERATOR });
  }, 10_000);
}, 60_000);

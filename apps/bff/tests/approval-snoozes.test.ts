import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestBff } from '#testing/test-bff.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { ServedBff } from './served-bff.ts';

const OPERATOR = 'operator@example.com';
const REVIEWER = 'reviewer@example.com';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const index = z.object({
  rows: z.array(z.looseObject({ title: z.string(), snoozedUntil: z.string().optional() })),
  counts: z.record(z.string(), z.number()),
  coverage: z.looseObject({ state: z.string() }),
});

let services: TestServices;
let bff: TestBff;
let operator: TestBrowser;
let reviewer: TestBrowser;
let contract: { fileId: string; approvalId: string };

beforeAll(async () => {
  const served = await ServedBff.start();
  ({ bff, services, operator } = served);
  reviewer = await bff.signIn('reviewer');
  for (const email of [OPERATOR, REVIEWER]) await services.call(email, 'GET', '/drive/v3/about?fields=user');
  contract = await startApproval('Contract');
  await startApproval('Budget');
  return () => served[Symbol.asyncDispose]();
});

async function startApproval(name: string) {
  const made = await services.call(OPERATOR, 'POST', '/drive/v3/files', { name });
  const { id: fileId } = z.object({ id: z.string() }).parse(made.body);
  const permission = { type: 'user', role: 'reader', emailAddress: REVIEWER };
  await services.call(OPERATOR, 'POST', `/drive/v3/files/${fileId}/permissions`, permission);
  const path = `/drive/v3/files/${fileId}/approvals`;
  const { body } = await services.call(OPERATOR, 'POST', `${path}:start`, { reviewerEmails: [REVIEWER] });
  return { fileId, approvalId: z.object({ approvalId: z.string() }).parse(body).approvalId };
}

function snooze(browser: TestBrowser, approvals: readonly object[], untilMs: number | null) {
  return browser.request('/api/approval-snoozes', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ approvals, until: untilMs === null ? null : new Date(untilMs).toISOString() }),
  });
}

async function readFolder(folder: string) {
  const found = index.parse((await reviewer.request(`/api/indexes/approvals?folder=${folder}`)).json());
  return { ...found, titles: found.rows.map(({ title }) => title).sort() };
}

const readSummary = async (browser = reviewer) => (await browser.request('/api/indexes/approvals/summary')).json();

test('a snoozed approval leaves the queue and the badge, and returns automatically', async () => {
  // Reading the badge does not start an index.
  expect(await readSummary()).toEqual({ waitingCount: 0, overdueCount: 0, isPartial: true });
  await vi.waitFor(async () => expect((await readFolder('waiting')).titles).toEqual(['Budget', 'Contract']), {
    timeout: 20_000,
    interval: 100,
  });
  expect(await readSummary()).toMatchObject({ waitingCount: 2, overdueCount: 0 });

  const untilMs = bff.clock.nowMs() + MINUTE_MS;
  const response = await snooze(reviewer, [contract, { fileId: 'unknown', approvalId: 'unknown' }], untilMs);
  expect(response.json()).toEqual({ count: 1 });
  expect((await readFolder('waiting')).titles).toEqual(['Budget']);
  const snoozed = await readFolder('snoozed');
  expect(snoozed.rows).toMatchObject([{ title: 'Contract', snoozedUntil: new Date(untilMs).toISOString() }]);
  expect(snoozed.counts).toMatchObject({ waiting: 1, snoozed: 1, all: 2 });
  expect(await readSummary()).toMatchObject({ waitingCount: 1, overdueCount: 0 });
  const list = (await reviewer.request('/api/approval-snoozes')).json();
  expect(list).toEqual({ snoozes: [{ ...contract, until: new Date(untilMs).toISOString() }] });

  bff.clock.advance(MINUTE_MS);
  expect((await readFolder('waiting')).titles).toEqual(['Budget', 'Contract']);
  expect((await reviewer.request('/api/approval-snoozes')).json()).toEqual({ snoozes: [] });

  await snooze(reviewer, [contract], bff.clock.nowMs() + MINUTE_MS);
  expect((await snooze(reviewer, [contract], null)).status).toBe(200);
  expect((await readFolder('snoozed')).titles).toEqual([]);
  expect((await readFolder('waiting')).titles).toEqual(['Budget', 'Contract']);
}, 60_000);

test('approvals not waiting for the user, and times in the past or beyond 90 days, are rejected', async () => {
  const laterMs = bff.clock.nowMs() + MINUTE_MS;
  expect((await snooze(operator, [contract], laterMs)).status).toBe(404);
  // The console's clock follows the database and may be some milliseconds behind.
  expect((await snooze(reviewer, [contract], bff.clock.nowMs() - MINUTE_MS)).status).toBe(400);
  expect((await snooze(reviewer, [contract], bff.clock.nowMs() + 91 * DAY_MS)).status).toBe(400);
  expect((await snooze(reviewer, [], laterMs)).status).toBe(400);
});

test('only roles that review can snooze; support cannot', async () => {
  const support = await bff.signIn('support');
  expect((await snooze(support, [contract], bff.clock.nowMs() + MINUTE_MS)).status).toBe(403);
  expect((await support.request('/api/approval-snoozes')).status).toBe(403);
});

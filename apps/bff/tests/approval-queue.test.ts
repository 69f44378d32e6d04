import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestBff } from '#testing/test-bff.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { ServedBff } from './served-bff.ts';

const OPERATOR = 'operator@example.com';
const REVIEWER = 'reviewer@example.com';
const index = z.object({
  rows: z.array(z.looseObject({ title: z.string(), changeRequests: z.array(z.looseObject({})).optional() })),
  counts: z.record(z.string(), z.number()),
  coverage: z.looseObject({ state: z.string() }),
});
const history = z.object({ steps: z.array(z.looseObject({ kind: z.string() })) });

let services: TestServices;
let bff: TestBff;
let reviewer: TestBrowser;

beforeAll(async () => {
  const served = await ServedBff.start();
  ({ bff, services } = served);
  reviewer = await bff.signIn('reviewer');
  for (const email of [OPERATOR, REVIEWER]) await services.call(email, 'GET', '/drive/v3/about?fields=user');
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

type Target = Awaited<ReturnType<typeof startApproval>>;

async function send(operationId: string, params: Target, message: string) {
  const response = await reviewer.request('/api/delayed-calls', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationId, params, body: { message }, label: 'A step', holdMs: 0 }),
  });
  const { delayedCallId } = z.object({ delayedCallId: z.string() }).parse(response.json());
  await vi.waitFor(async () => {
    expect((await reviewer.request(`/api/delayed-calls/${delayedCallId}`)).json()).toMatchObject({ state: 'sent' });
  }, 10_000);
  bff.clock.advance(1000);
}

async function titles(query: string): Promise<string[]> {
  const found = index.parse((await reviewer.request(`/api/indexes/approvals?${query}`)).json());
  return found.rows.map(({ title }) => title).sort();
}

async function waitForIndex(expectation: (found: z.infer<typeof index>) => void) {
  await reviewer.request('/api/indexes/approvals/refresh', { method: 'POST' });
  await vi.waitFor(
    async () => {
      const found = index.parse((await reviewer.request('/api/indexes/approvals')).json());
      expect(found.coverage.state).toBe('current');
      expectation(found);
    },
    { timeout: 20_000, interval: 100 },
  );
}

describe('the approval queue', () => {
  test('finds approvals with requested changes until the reviewer responds, and counts decisions without cancelled ones', async () => {
    const contract = await startApproval('Contract');
    const budget = await startApproval('Budget');
    await startApproval('Plan');
    await waitForIndex(({ rows }) => expect(rows).toHaveLength(3));
    expect(await titles('hasChangeRequest=true')).toEqual([]);

    await send('drive.approvals.comment', contract, 'Changes requested: Correct the total in line 4.');
    await send('drive.approvals.comment', budget, 'Changes requested:');
    await send('drive.approvals.comment', budget, 'Who wrote this?');
    expect(await titles('hasChangeRequest=true')).toEqual(['Contract']);
    expect(await titles('hasChangeRequest=false')).toEqual(['Budget', 'Plan']);
    const [row] = index.parse((await reviewer.request('/api/indexes/approvals?q=contract')).json()).rows;
    expect(row?.changeRequests).toMatchObject([{ email: REVIEWER, message: 'Correct the total in line 4.' }]);
    const query = `fileId=${contract.fileId}&approvalId=${contract.approvalId}`;
    const { steps } = history.parse((await reviewer.request(`/api/approval-history?${query}`)).json());
    expect(steps).toMatchObject([
      { kind: 'started' },
      { kind: 'changesRequested', message: 'Correct the total in line 4.', person: { email: REVIEWER } },
    ]);

    await send('drive.approvals.approve', contract, 'Thank you.');
    const { fileId, approvalId } = budget;
    await services.call(OPERATOR, 'POST', `/drive/v3/files/${fileId}/approvals/${approvalId}:cancel`, {});
    await waitForIndex(({ counts }) => expect(counts).toMatchObject({ waiting: 1, decided: 1, all: 3 }));
    expect(await titles('hasChangeRequest=true')).toEqual([]);
    expect(await titles('folder=decided')).toEqual(['Contract']);
    expect(await titles('decidedFrom=2000-01-01T00:00:00Z')).toEqual(['Contract']);
    expect(await titles('decidedTo=2000-01-01T00:00:00Z')).toEqual([]);
    const sorted = index.parse((await reviewer.request('/api/indexes/approvals?sort=-decidedTime')).json());
    expect(sorted.rows[0]?.title).toBe('Contract');
  }, 60_000);

  test('drops changes requested by a former reviewer, and has them again if that reviewer returns', async () => {
    const offer = await startApproval('Offer');
    await waitForIndex(({ rows }) => expect(rows.map(({ title }) => title)).toContain('Offer'));
    await send('drive.approvals.comment', offer, 'Changes requested: Name the price.');
    expect(await titles('q=offer&hasChangeRequest=true')).toEqual(['Offer']);
    const offers = async () => index.parse((await reviewer.request('/api/indexes/approvals?q=offer')).json());
    const reassign = async (added: string, removed: string) => {
      const replaceReviewers = [{ addedReviewerEmail: added, removedReviewerEmail: removed }];
      const path = `/drive/v3/files/${offer.fileId}/approvals/${offer.approvalId}:reassign`;
      await services.call(OPERATOR, 'POST', path, { replaceReviewers, message: 'On leave.' });
    };

    await reassign(OPERATOR, REVIEWER);
    await waitForIndex(({ counts }) => expect(counts.waiting).toBe(1));
    expect((await offers()).rows).toMatchObject([{ reviewers: [{ email: OPERATOR }] }]);
    expect((await offers()).rows[0]?.changeRequests).toBeUndefined();
    expect(await titles('q=offer&hasChangeRequest=true')).toEqual([]);
    expect(await titles('q=offer&hasChangeRequest=false')).toEqual(['Offer']);

    await reassign(REVIEWER, OPERATOR);
    await waitForIndex(({ counts }) => expect(counts.waiting).toBe(2));
    expect((await offers()).rows[0]?.changeRequests).toMatchObject([{ email: REVIEWER }]);
    expect(await titles('q=offer&hasChangeRequest=true')).toEqual(['Offer']);
  }, 60_000);
});

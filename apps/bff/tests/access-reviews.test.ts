import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';
import { createItem } from '../../services/src/items/items.ts';
import { startTestServices, type TestServices } from '../../services/src/testing/start-test-services.ts';
import { serveByServices } from './serve-by-services.ts';

const OPERATOR = 'operator@example.com';
const PETRA = 'petra@partner.example';
const NEVER = '2020-01-01T00:00:00Z';

const grant = z.looseObject({ fileId: z.string(), permissionId: z.string() });
const index = z.looseObject({
  rows: z.array(grant),
  all: z.number(),
  dueCount: z.number().optional(),
  reviewedCount: z.number().optional(),
  coverage: z.looseObject({ state: z.string() }),
});
const decision = z.looseObject({ decisionId: z.string() });
const decisions = z.object({ decisions: z.array(decision), nextPageToken: z.string().optional() });

let services: TestServices;
let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  services = await startTestServices();
  services.account('reviewer@example.com');
  services.account('support@example.com');
  services.account(PETRA);
  const { id: accountId, permissionId } = services.account(OPERATOR);
  const [plan = '', link = ''] = services.db.transaction(() =>
    ['Plan', 'Link'].map((name) => {
      const file = { mimeType: 'text/plain', name, createdAt: Date.now() };
      return createItem(services.db, { ...file, creator: { accountId, permissionId } }).id;
    }),
  );
  await share(plan, { role: 'writer', type: 'user', emailAddress: PETRA });
  await share(plan, { role: 'reader', type: 'domain', domain: 'partner.example' });
  await share(link, { role: 'reader', type: 'anyone' });
});

beforeEach(async () => {
  bff = await TestBff.start();
  serveByServices(bff.upstream, services);
  operator = await bff.signIn('operator');
  await vi.waitFor(async () => expect((await list('')).coverage.state).toBe('current'), { timeout: 20_000 });
});

afterEach(() => bff[Symbol.asyncDispose]());
afterAll(() => services[Symbol.asyncDispose]());

async function share(fileId: string, body: object): Promise<void> {
  expect((await services.call(OPERATOR, 'POST', `/drive/v3/files/${fileId}/permissions`, body)).status).toBe(200);
}

async function list(query: string, browser = operator) {
  return index.parse((await browser.request(`/api/indexes/outside-access${query}`)).json());
}

function decide(body: object, browser = operator) {
  const headers = { 'content-type': 'application/json' };
  return browser.request('/api/access-decisions', { method: 'POST', headers, body: JSON.stringify(body) });
}

async function listDecisions(browser: TestBrowser, query = '') {
  return decisions.parse((await browser.request(`/api/access-decisions${query}`)).json());
}

/** Returns the only access of a kind. */
async function findGrant(type: string) {
  const [row] = (await list(`?type=${type}`)).rows;
  return { fileId: row?.fileId, permissionId: row?.permissionId };
}

describe('reviews of external access', () => {
  test('find people, domains and links, by kind, role and expiry', async () => {
    expect((await list('?sort=grantee')).rows).toMatchObject([
      { title: 'Link', type: 'anyone', grantee: 'anyone', role: 'reader' },
      { title: 'Plan', type: 'domain', grantee: 'partner.example', role: 'reader' },
      { title: 'Plan', type: 'user', grantee: PETRA, role: 'writer' },
    ]);
    const count = async (query: string) => (await list(query)).rows.length;
    expect(await count('?type=anyone')).toBe(1);
    expect(await count('?role=reader')).toBe(2);
    expect(await count('?expires=never')).toBe(3);
    expect(await count('?expires=some')).toBe(0);
    expect(await count(`?grantee=${PETRA}`)).toBe(1);
  });

  test('count reviewed and due access, and show the next reviewer who kept it', async () => {
    const petra = await findGrant('user');
    const made = await decide({ ...petra, decision: 'kept', note: ' Contract until May ' });
    expect([made.status, made.json()]).toEqual([
      201,
      expect.objectContaining({ title: 'Plan', grantee: PETRA, role: 'writer', decision: 'kept' }),
    ]);
    const due = await list(`?reviewedBefore=${NEVER}`);
    expect(due).toMatchObject({ all: 3, dueCount: 2, reviewedCount: 1 });
    expect(due.rows).toHaveLength(2);
    const later = new Date(bff.clock.nowMs() + 60_000).toISOString();
    const next = await list(`?type=user&reviewedBefore=${later}`);
    expect(next).toMatchObject({
      dueCount: 3,
      reviewedCount: 0,
      rows: [{ lastDecision: { decision: 'kept', note: 'Contract until May', reviewer: { email: OPERATOR } } }],
    });
  });

  test('ask again about access that still exists after its removal was decided', async () => {
    await decide({ ...(await findGrant('anyone')), decision: 'removed' });
    expect(await list(`?reviewedBefore=${NEVER}`)).toMatchObject({ dueCount: 3, reviewedCount: 0 });
  });

  test('list decisions page by page, newest first, without undone decisions', async () => {
    await decide({ ...(await findGrant('user')), decision: 'kept' });
    bff.clock.advance(1_000);
    await decide({ ...(await findGrant('domain')), decision: 'narrowed' });
    const first = await listDecisions(operator, '?pageSize=1');
    expect(first.decisions).toMatchObject([{ decision: 'narrowed', grantee: 'partner.example' }]);
    const second = await listDecisions(operator, `?pageSize=1&pageToken=${first.nextPageToken}`);
    expect(second.decisions).toMatchObject([{ decision: 'kept' }]);
    const path = `/api/access-decisions/${first.decisions[0]?.decisionId}`;
    expect((await operator.request(path, { method: 'DELETE' })).status).toBe(204);
    expect((await operator.request(path, { method: 'DELETE' })).status).toBe(404);
    expect((await listDecisions(operator)).decisions).toMatchObject([{ decision: 'kept' }]);
  });

  test('are sent as a PDF file', async () => {
    const report = await operator.request('/api/access-decisions/report?since=2020-01-01T00:00:00Z');
    expect(report.headers['content-type']).toBe('application/pdf');
    expect([report.text.slice(0, 5), report.text.trimEnd().slice(-5)]).toEqual(['%PDF-', '%%EOF']);
  });

  test('are in the audit log, without the text of the note', async () => {
    const petra = await findGrant('user');
    await decide({ ...petra, decision: 'kept', note: 'secret words' });
    const found = (await operator.request('/api/audit?operation=access.review')).text;
    expect(found).toContain(petra.fileId);
    expect(found).not.toContain('secret words');
  });

  test('hide decisions about access that is missing from the user’s own list', async () => {
    await decide({ ...(await findGrant('user')), decision: 'kept' });
    const reviewer = await bff.signIn('reviewer');
    expect((await listDecisions(reviewer)).decisions).toEqual([]);
  });

  test.each(['reviewer', 'support'] as const)('cannot be decided by the role %s', async (role) => {
    const body = { ...(await findGrant('user')), decision: 'kept' };
    const browser = await bff.signIn(role);
    expect((await decide(body, browser)).status).toBe(403);
    expect((await browser.request('/api/access-decisions/any', { method: 'DELETE' })).status).toBe(403);
  });

  test.each([
    [404, { fileId: 'unknown', permissionId: 'p', decision: 'kept' }],
    [400, { fileId: 'f', permissionId: 'p', decision: 'forgotten' }],
    [400, { fileId: '', permissionId: 'p', decision: 'kept' }],
    [400, { fileId: 'f', permissionId: 'p', decision: 'kept', note: 'x'.repeat(501) }],
    [400, { fileId: 'f', permissionId: 'p', decision: 'kept', title: 'Another name' }],
  ])('reject invalid input with %d: %j', async (status, body) => {
    expect((await decide(body)).status).toBe(status);
  });
});

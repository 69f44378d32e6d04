import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';
import { putProposal } from '../../services/src/drive/permissions/proposal-store.ts';
import { createGroup } from '../../services/src/identity/groups.ts';
import { startTestServices, type TestServices } from '../../services/src/testing/start-test-services.ts';
import { serveByServices } from './serve-by-services.ts';

const OPERATOR = 'operator@example.com';
const REVIEWER = 'reviewer@example.com';
const SUPPORT = 'support@example.com';
const GUEST = 'guest@partner.example';
const STAFF = 'staff@example.com';
const MEMBER = 'member@example.com';

const index = z.looseObject({
  rows: z.array(
    z.looseObject({ email: z.string(), name: z.string().optional(), type: z.string(), foundIn: z.array(z.string()) }),
  ),
  nextPageToken: z.string().optional(),
  all: z.number(),
  coverage: z.looseObject({ state: z.string(), failedCount: z.number(), calls: z.number() }),
});

let services: TestServices;
let bff: TestBff;

beforeAll(async () => {
  services = await startTestServices();
  for (const email of [OPERATOR, REVIEWER, SUPPORT, MEMBER]) services.account(email);
  const group = { id: 'staff', email: STAFF, displayName: 'All staff', permissionId: 'staff-permission' };
  createGroup(services.db, { ...group, memberIds: [] });
  const fileId = await makeFile('Plan');
  await share(fileId, { type: 'user', emailAddress: REVIEWER });
  await share(fileId, { type: 'group', emailAddress: STAFF });
  const event = {
    summary: 'Kick-off',
    start: { dateTime: new Date().toISOString() },
    end: { dateTime: new Date(Date.now() + 3_600_000).toISOString() },
    attendees: [{ email: GUEST, displayName: 'Zoë Guest' }],
  };
  expect((await services.call(OPERATOR, 'POST', '/calendar/v3/calendars/primary/events', event)).status).toBe(200);
  const { body } = await services.call(OPERATOR, 'POST', '/drive/v3/drives?requestId=people', { name: 'Legal' });
  await share(z.object({ id: z.string() }).parse(body).id, { type: 'user', emailAddress: MEMBER });
});

beforeEach(async () => {
  bff = await TestBff.start();
  serveByServices(bff.upstream, services);
});

afterEach(() => bff[Symbol.asyncDispose]());
afterAll(() => services[Symbol.asyncDispose]());

async function makeFile(name: string): Promise<string> {
  const { body } = await services.call(OPERATOR, 'POST', '/drive/v3/files', { name, mimeType: 'text/plain' });
  return z.object({ id: z.string() }).parse(body).id;
}

async function share(id: string, grantee: object): Promise<void> {
  const path = `/drive/v3/files/${id}/permissions?sendNotificationEmail=false&supportsAllDrives=true`;
  expect((await services.call(OPERATOR, 'POST', path, { role: 'reader', ...grantee })).status).toBe(200);
}

async function readIndex(browser: TestBrowser, query: string) {
  const rows = z.looseObject({ rows: z.array(z.unknown()) });
  return rows.parse((await browser.request(`/api/indexes/${query}`)).json());
}

async function read(browser: TestBrowser, query = '') {
  return index.parse((await browser.request(`/api/indexes/people${query}`)).json());
}

async function waitForIndex(browser: TestBrowser) {
  return vi.waitFor(
    async () => {
      const found = await read(browser);
      expect(found.coverage.state).toBe('current');
      return found;
    },
    { timeout: 20_000, interval: 100 },
  );
}

const emails = ({ rows }: z.infer<typeof index>) => rows.map(({ email }) => email).sort();

test('the index of people joins files, shared drives and calendars, and finds people by name and address', async () => {
  const operator = await bff.signIn('operator');
  const found = await waitForIndex(operator);
  expect(emails(found)).toEqual([GUEST, MEMBER, OPERATOR, REVIEWER, STAFF].sort());
  const rowOf = (email: string) => found.rows.find((row) => row.email === email);
  expect(rowOf(REVIEWER)).toMatchObject({ type: 'user', foundIn: ['files'] });
  expect(rowOf(STAFF)).toMatchObject({ type: 'group' });
  expect(rowOf(MEMBER)).toMatchObject({ foundIn: ['drives'] });
  expect(rowOf(GUEST)).toMatchObject({ name: 'Zoë Guest', foundIn: ['calendars'] });
  expect(rowOf(OPERATOR)?.foundIn).toEqual(expect.arrayContaining(['files', 'calendars']));
  expect(emails(await read(operator, '?q=guest%20ZOE'))).toEqual([GUEST]);
  expect(emails(await read(operator, '?q=partner'))).toEqual([GUEST]);
  expect(emails(await read(operator, '?q=%25'))).toEqual([]);
  expect(emails(await read(operator, '?type=group'))).toEqual([STAFF]);
  const first = await read(operator, '?sort=name&pageSize=2');
  const second = await read(
    operator,
    `?sort=name&pageSize=2&pageToken=${encodeURIComponent(first.nextPageToken ?? '')}`,
  );
  expect(first.rows).toHaveLength(2);
  expect(emails(second).some((email) => emails(first).includes(email))).toBe(false);
});

test('the index of people makes few calls, whatever the number of files', async () => {
  const operator = await bff.signIn('operator');
  const { coverage } = await waitForIndex(operator);
  const before = coverage.calls;
  for (let count = 0; count < 30; count += 1) await makeFile(`More ${count}`);
  await operator.request('/api/indexes/people/refresh?full=true', { method: 'POST' });
  await vi.waitFor(async () => expect((await waitForIndex(operator)).coverage.calls).toBeGreaterThan(before), 10_000);
  expect((await waitForIndex(operator)).coverage.calls).toBeLessThanOrEqual(2 * before);
  expect(before).toBeLessThan(10);
});

test('the index of people includes those of approvals and of access requests', async () => {
  const fileId = await makeFile('Contract');
  const approval = { reviewerEmails: [MEMBER] };
  await share(fileId, { type: 'user', emailAddress: MEMBER });
  await services.call(OPERATOR, 'POST', `/drive/v3/files/${fileId}/approvals:start`, approval);
  const { number } = services.db.get<{ number: number }>('SELECT number FROM items WHERE id = ?', fileId) ?? {
    number: 0,
  };
  const requester = { requesterId: services.account(SUPPORT).id, role: 'reader', message: null, createdAt: 0 } as const;
  putProposal(services.db, number, requester);
  const operator = await bff.signIn('operator');
  for (const name of ['approvals', 'access-requests'])
    await vi.waitFor(async () => expect((await readIndex(operator, `${name}?pageSize=200`)).rows).toHaveLength(1), {
      timeout: 20_000,
      interval: 100,
    });
  const { rows, coverage } = await waitForIndex(operator);
  expect(coverage.failedCount).toBe(0);
  const inReviews = rows.filter(({ foundIn }) => foundIn.includes('reviews')).map(({ email }) => email);
  expect(inReviews.sort()).toEqual([MEMBER, OPERATOR, SUPPORT].sort());
});

test('the index of people shows a role only what that role may see', async () => {
  const support = await bff.signIn('support');
  const found = await waitForIndex(support);
  expect(emails(found)).not.toContain(REVIEWER);
  expect(emails(found)).not.toContain(GUEST);
  expect(found.coverage.failedCount).toBe(0);
  const asked = bff.upstream.requests.map(({ url }) => url);
  expect(asked.filter((url) => /\/permissions|\/calendar\/|fields=[^&]*permissions/.test(url))).toEqual([]);
  const reviewer = await waitForIndex(await bff.signIn('reviewer'));
  expect(emails(reviewer)).toContain(OPERATOR);
  expect(emails(reviewer)).not.toContain(GUEST);
});

test('the index of people rejects invalid queries', async () => {
  const operator = await bff.signIn('operator');
  for (const query of ['sort=email', 'type=domain', 'foundIn=moon', 'pageSize=0', 'driveId=x'])
    expect([query, (await operator.request(`/api/indexes/people?${query}`)).status]).toEqual([query, 400]);
});

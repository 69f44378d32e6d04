import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

const DAY_MS = 24 * 3_600_000;

let bff: TestBff;
let operator: TestBrowser;
let support: TestBrowser;

beforeAll(async () => {
  bff = await TestBff.start();
  operator = await bff.signIn('operator');
  support = await bff.signIn('support');
});

afterAll(() => bff[Symbol.asyncDispose]());

const shown = {
  list: 'Processes',
  address: '/processes?status=%5B%22FAILED%22%5D&from=2026-11-20T10%3A00%3A00.000Z',
  hasMore: true,
  isReordered: false,
  columns: [
    { columnId: 'status', header: 'Status' },
    { columnId: 'duration', header: 'Duration' },
  ],
  rows: [{ rowId: 'p1', label: 'syncOrders', values: ['Failed', 4.2] }],
  picked: ['p1'],
};

async function makeLink(browser: TestBrowser): Promise<string> {
  return `/api/links/${z.object({ linkId: z.string() }).parse((await post(browser, shown)).json()).linkId}`;
}

function post(browser: TestBrowser, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return browser.request('/api/links', { method: 'POST', headers, body: JSON.stringify(body) });
}

test('a link shows what the list showed, when, and to whom, including to other users with the role', async () => {
  const made = await post(support, shown);
  expect([made.status, made.json()]).toMatchObject([201, { ...shown, isMine: true, authorName: 'support' }]);
  const { linkId, time, expireTime } = z
    .object({ linkId: z.string(), time: z.string(), expireTime: z.string() })
    .parse(made.json());
  expect(linkId).toMatch(/^[\w-]{22}$/);
  expect(Date.parse(expireTime) - Date.parse(time)).toBe(30 * DAY_MS);
  const elsewhere = await (await bff.signIn('support')).request(`/api/links/${linkId}`);
  expect([elsewhere.status, elsewhere.json()]).toMatchObject([200, { ...shown, time }]);
  expect((await operator.request(`/api/links/${linkId}`)).json()).toMatchObject({ rows: shown.rows, isMine: false });
});

test('a user without the author’s role is told so, and gets no rows', async () => {
  const response = await support.request(await makeLink(operator));
  expect([response.status, response.json()]).toMatchObject([
    403,
    { code: 'policy_denied', missing: { roles: ['operator'] } },
  ]);
  expect(response.text).not.toContain('syncOrders');
});

test('an unknown link and a link older than thirty days do not work', async () => {
  const path = await makeLink(operator);
  expect((await operator.request('/api/links/nobody')).status).toBe(404);
  bff.clock.advance(30 * DAY_MS);
  expect((await (await bff.signIn('operator')).request(path)).status).toBe(404);
});

test.each([
  ['a row without a value for each column', { ...shown, rows: [{ rowId: 'p1', label: 'a', values: ['Failed'] }] }],
  ['an address of another server', { ...shown, address: 'https://elsewhere.example' }],
  ['an address that browsers read as one of another server', { ...shown, address: '//elsewhere.example/processes' }],
  ['an address that a server might decode', { ...shown, address: '/%2f/elsewhere.example' }],
  ['an address that is no screen', { ...shown, address: '/auth/logout' }],
  ['more rows than are kept', { ...shown, rows: Array(501).fill(shown.rows[0]) }],
  ['a member that there is not', { ...shown, colour: 'red' }],
])('%s is rejected', async (_name, body) => {
  const browser = await bff.signIn('operator');
  expect((await post(browser, body)).json()).toMatchObject({ code: 'bad_request' });
});

test('the hundred newest links of a user are retained', async () => {
  const browser = await bff.signIn('operator');
  const first = await makeLink(browser);
  bff.clock.advance(1);
  for (let made = 0; made < 100; made += 1) await makeLink(browser);
  expect((await browser.request(first)).status).toBe(404);
});

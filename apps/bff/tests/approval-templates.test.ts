import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

const PATH = '/api/approval-templates';
const CONTENT = {
  reviewers: ['reviewer@example.com'],
  message: 'Please check the numbers.',
  due: { kind: 'workingDays', workingDays: 3, clock: '17:00', zone: 'Europe/Berlin' },
  change: 'RESET_APPROVAL',
  isLocked: true,
  pinsContent: false,
  escalation: { remind: -24, reassign: 24, reviewer: 'support@example.com' },
};

let bff: TestBff;
let operator: TestBrowser;
let reviewer: TestBrowser;

beforeEach(async () => {
  bff = await TestBff.start();
  operator = await bff.signIn('operator');
  reviewer = await bff.signIn('reviewer');
});

afterEach(() => bff[Symbol.asyncDispose]());

function send(browser: TestBrowser, method: string, path: string, body: object) {
  return browser.request(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function save(browser: TestBrowser, draft: object): Promise<string> {
  const response = await send(browser, 'POST', PATH, { content: CONTENT, ...draft });
  expect(response.status).toBe(201);
  return z.object({ templateId: z.string() }).parse(response.json()).templateId;
}

async function namesOf(browser: TestBrowser): Promise<string[]> {
  const { templates } = z
    .object({ templates: z.array(z.object({ name: z.string() })) })
    .parse((await browser.request(PATH)).json());
  return templates.map(({ name }) => name);
}

test('a template stores every setting that an approval starts with', async () => {
  const id = await save(reviewer, { name: 'Contracts' });
  expect((await reviewer.request(PATH)).json()).toMatchObject({
    templates: [{ templateId: id, name: 'Contracts', isTeam: false, isMine: true, content: CONTENT }],
  });
  const changed = { name: 'Contracts 2', content: { ...CONTENT, due: { kind: 'none' } } };
  expect((await send(reviewer, 'PUT', `${PATH}/${id}`, changed)).json()).toMatchObject(changed);
  expect((await reviewer.request(`${PATH}/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await namesOf(reviewer)).toEqual([]);
});

test('private templates of other users are not found, and team templates are available to all', async () => {
  const own = await save(operator, { name: 'Mine' });
  await save(operator, { name: 'Ours', isTeam: true });
  expect(await namesOf(reviewer)).toEqual(['Ours']);
  expect((await reviewer.request(`${PATH}/${own}`, { method: 'DELETE' })).status).toBe(404);
});

test('only operators save, change and delete team templates', async () => {
  const team = await save(operator, { name: 'Ours', isTeam: true });
  const own = await save(reviewer, { name: 'Mine' });
  const draft = { name: 'Other', isTeam: true, content: CONTENT };
  for (const refused of [
    await send(reviewer, 'POST', PATH, draft),
    await send(reviewer, 'PUT', `${PATH}/${team}`, { ...draft, isTeam: false }),
    await send(reviewer, 'PUT', `${PATH}/${own}`, draft),
    await reviewer.request(`${PATH}/${team}`, { method: 'DELETE' }),
  ])
    expect(refused.json()).toMatchObject({ status: 403, code: 'policy_denied' });
  expect(await namesOf(operator)).toEqual(['Ours']);
  const trail = (await operator.request('/api/audit?operation=approvals.template.create')).json();
  expect(trail).toMatchObject({ entries: [{ details: { isTeam: false } }, { details: { isTeam: true } }] });
});

test('a user can use a name once, whatever its case', async () => {
  const first = await save(reviewer, { name: 'Contracts' });
  const second = await save(reviewer, { name: 'Reports' });
  await save(operator, { name: 'Contracts' });
  expect((await send(reviewer, 'POST', PATH, { name: 'CONTRACTS', content: CONTENT })).status).toBe(409);
  expect((await send(reviewer, 'PUT', `${PATH}/${second}`, { name: 'contracts', content: CONTENT })).status).toBe(409);
  expect((await send(reviewer, 'PUT', `${PATH}/${first}`, { name: 'CONTRACTS', content: CONTENT })).status).toBe(200);
});

test.each([
  ['no name', { name: ' ' }],
  ['an unknown zone', { content: { ...CONTENT, due: { ...CONTENT.due, zone: 'Mars/Olympus' } } }],
  ['no time', { content: { ...CONTENT, due: { ...CONTENT.due, clock: '25:00' } } }],
  ['no working day', { content: { ...CONTENT, due: { ...CONTENT.due, workingDays: 0 } } }],
  ['another member', { content: { ...CONTENT, fileId: 'f' } }],
])('a template is rejected with %s', async (_, change) => {
  const draft = { name: 'Contracts', content: CONTENT, ...change };
  expect((await send(reviewer, 'POST', PATH, draft)).status).toBe(400);
});

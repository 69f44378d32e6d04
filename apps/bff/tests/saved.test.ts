import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LiveReader } from '#testing/clients/live-reader.ts';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

let bff: TestBff;
let operator: TestBrowser;
let reviewer: TestBrowser;

const saved = z.object({ viewId: z.string() });

beforeAll(async () => {
  bff = await TestBff.start();
  operator = await bff.signIn('operator');
  reviewer = await bff.signIn('reviewer');
});

afterAll(() => bff[Symbol.asyncDispose]());

async function save(view: object): Promise<string> {
  return `/api/views/${saved.parse((await send(operator, 'POST', '/api/views', view)).json()).viewId}`;
}

function send(browser: TestBrowser, method: 'POST' | 'PUT' | 'PATCH', path: string, body: unknown): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return browser.request(path, { method, headers: { 'content-type': 'application/json' }, body: text });
}

describe('settings', () => {
  test('are stored individually, so two devices do not overwrite each other, and null resets one', async () => {
    await send(operator, 'PATCH', '/api/preferences', { theme: 'dark', holdSeconds: 0 });
    await send(operator, 'PATCH', '/api/preferences', { density: 'compact', reasonSnippets: ['Not this year.'] });
    const third = await send(operator, 'PATCH', '/api/preferences', { theme: null });
    const chosen = { density: 'compact', holdSeconds: 0, reasonSnippets: ['Not this year.'] };
    expect([third.status, third.json()]).toEqual([200, chosen]);
    const elsewhere = await bff.signIn('operator');
    expect((await elsewhere.request('/api/preferences')).json()).toEqual(chosen);
  });

  test('contain the time zone in the spelling of the time zone database', async () => {
    const changed = await send(operator, 'PATCH', '/api/preferences', { timeZone: 'europe/berlin' });
    expect([changed.status, changed.json()]).toEqual([200, expect.objectContaining({ timeZone: 'Europe/Berlin' })]);
    const own = await send(operator, 'PATCH', '/api/preferences', { timeZone: 'browser' });
    expect(own.json()).toMatchObject({ timeZone: 'browser' });
    await send(operator, 'PATCH', '/api/preferences', { timeZone: null });
  });

  test('are not accessible to other users', async () => {
    await send(operator, 'PATCH', '/api/preferences', { theme: 'dark' });
    expect((await reviewer.request('/api/preferences')).json()).toEqual({});
  });

  test.each([
    [{ theme: 'pink' }, 'theme'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ holdSeconds: 601 }, 'holdSeconds'],
    [{ messageSeconds: -1 }, 'messageSeconds'],
    [{ favourite: 1 }, 'body'],
    [{ tables: { files: { columns: 'x'.repeat(33_000) } } }, 'tables'],
    ['{"theme"', 'The body'],
  ])('that are invalid are rejected by name: %j', async (change, named) => {
    const response = await send(reviewer, 'PATCH', '/api/preferences', change);
    expect(response.status).toBe(400);
    expect(response.json()).toMatchObject({ code: 'bad_request', detail: expect.stringContaining(named) });
    expect((await reviewer.request('/api/preferences')).json()).toEqual({});
  });

  test('notify the user’s other pages when they change', async () => {
    const reader = await LiveReader.open(operator, bff.port, ['saved']);
    await reader.invalidation('saved', 'sync');
    await send(operator, 'PATCH', '/api/preferences', { theme: 'light' });
    await reader.invalidation('saved', 'changed');
    await reader.close();
  });
});

describe('the team settings', () => {
  test('are changed by operators and read by all users, next to their own settings', async () => {
    const path = '/api/preferences/team';
    expect((await reviewer.request(path)).json()).toEqual({});
    const refused = await send(reviewer, 'PATCH', path, { reasonSnippets: ['Mine.'] });
    expect([refused.status, refused.json()]).toMatchObject([403, { code: 'policy_denied' }]);
    expect((await send(operator, 'PATCH', path, { theme: 'dark' })).status).toBe(400);
    const reasonSnippets = ['A figure needs its source.'];
    expect((await send(operator, 'PATCH', path, { reasonSnippets })).json()).toEqual({ reasonSnippets });
    expect((await reviewer.request(path)).json()).toEqual({ reasonSnippets });
    expect((await reviewer.request('/api/preferences')).json()).toEqual({});
    const defaultViews = { processes: 'v1', 'access-requests': 'v2' };
    expect((await send(operator, 'PATCH', path, { defaultViews })).json()).toEqual({ reasonSnippets, defaultViews });
    expect((await reviewer.request(path)).json()).toMatchObject({ defaultViews });
    for (const wrong of [{ 'No screen': 'v1' }, { processes: '' }, { processes: 1 }]) {
      expect((await send(operator, 'PATCH', path, { defaultViews: wrong })).status).toBe(400);
    }
    const labelNames = { retention: 'Retention period' };
    expect((await send(operator, 'PATCH', path, { labelNames })).json()).toMatchObject({ labelNames });
    expect((await reviewer.request(path)).json()).toMatchObject({ labelNames });
    for (const wrong of [{ retention: '' }, { '': 'Name' }, { retention: 'x'.repeat(101) }]) {
      expect((await send(operator, 'PATCH', path, { labelNames: wrong })).status).toBe(400);
    }
  });
});

describe('views', () => {
  const view = { screen: 'processes', name: 'Failing now', search: { status: ['FAILED'], from: '-24h' } };

  test('are stored, renamed, listed by screen and deleted', async () => {
    const created = await send(operator, 'POST', '/api/views', view);
    expect(created.status).toBe(201);
    expect(created.json()).toMatchObject({ ...view, isTeam: false, isMine: true, ownerName: 'operator' });
    const path = `/api/views/${saved.parse(created.json()).viewId}`;
    const renamed = await send(operator, 'PATCH', path, { name: 'Failed', search: {} });
    expect(renamed.json()).toMatchObject({ name: 'Failed', search: {} });
    expect((await operator.request('/api/views?screen=files')).json()).toEqual({ views: [] });
    expect((await operator.request('/api/views?screen=processes')).json()).toMatchObject({
      views: [{ name: 'Failed' }],
    });
    expect((await operator.request(path, { method: 'DELETE' })).status).toBe(204);
    expect((await operator.request('/api/views')).json()).toEqual({ views: [] });
  });

  test('have a unique name, however it is capitalised, even after a change', async () => {
    const path = await save(view);
    const again = await send(operator, 'POST', '/api/views', { ...view, name: 'failing NOW' });
    expect([again.status, again.json()]).toMatchObject([409, { detail: expect.stringContaining('failing NOW') }]);
    const other = await save({ ...view, name: 'Other' });
    expect((await send(operator, 'PATCH', other, { name: 'Failing now' })).status).toBe(409);
    expect((await send(operator, 'PATCH', other, { name: 'other' })).status).toBe(200);
    for (const each of [path, other]) await operator.request(each, { method: 'DELETE' });
  });

  test('of other users do not exist, except team views, which only operators can change', async () => {
    const path = await save(view);
    expect((await reviewer.request('/api/views')).json()).toEqual({ views: [] });
    expect((await send(reviewer, 'PATCH', path, { name: 'x' })).status).toBe(404);
    expect((await reviewer.request(path, { method: 'DELETE' })).status).toBe(404);
    await send(operator, 'PATCH', path, { isTeam: true });
    expect((await reviewer.request('/api/views')).json()).toMatchObject({
      views: [{ name: view.name, isMine: false }],
    });
    expect((await send(reviewer, 'PATCH', path, { name: 'x' })).status).toBe(403);
    const shared = await send(reviewer, 'POST', '/api/views', { ...view, isTeam: true });
    expect([shared.status, shared.json()]).toMatchObject([403, { missing: { roles: ['operator'] } }]);
    await operator.request(path, { method: 'DELETE' });
  });

  test.each([
    [{ ...view, screen: 'No such screen' }, 'screen'],
    [{ ...view, name: '  ' }, 'name'],
    [{ ...view, search: { q: 'x'.repeat(9000) } }, 'search'],
    [{ ...view, search: 'q=1' }, 'search'],
  ])('that are invalid are rejected by name', async (draft, named) => {
    const response = await send(operator, 'POST', '/api/views', draft);
    expect([response.status, response.json()]).toMatchObject([400, { detail: expect.stringContaining(named) }]);
  });
});

describe('places', () => {
  test('are pinned in order, renamed in place and unpinned', async () => {
    await send(operator, 'PUT', '/api/pins/script/s1', { title: 'One' });
    bff.clock.advance(1000);
    await send(operator, 'PUT', '/api/pins/file/a%2Fb', { title: 'Two' });
    bff.clock.advance(1000);
    await send(operator, 'PUT', '/api/pins/script/s1', { title: 'Uno' });
    const one = { kind: 'script', targetId: 's1', title: 'Uno' };
    const two = { kind: 'file', targetId: 'a/b', title: 'Two' };
    expect((await operator.request('/api/pins')).json()).toMatchObject({ places: [one, two] });
    expect((await reviewer.request('/api/pins')).json()).toEqual({ places: [] });
    expect((await operator.request('/api/pins/script/s1', { method: 'DELETE' })).status).toBe(204);
    expect((await operator.request('/api/pins')).json()).toMatchObject({ places: [two] });
  });

  test('that were visited are listed once each, newest first, at most fifty', async () => {
    for (let visit = 0; visit < 55; visit += 1) {
      bff.clock.advance(10);
      await send(operator, 'PUT', `/api/recents/file/f${visit % 53}`, { title: `File ${visit}` });
    }
    const { places } = z
      .object({ places: z.array(z.object({ title: z.string() })) })
      .parse((await operator.request('/api/recents')).json());
    expect(places).toHaveLength(50);
    expect(places.slice(0, 3)).toMatchObject([{ title: 'File 54' }, { title: 'File 53' }, { title: 'File 52' }]);
    expect((await operator.request('/api/recents', { method: 'DELETE' })).status).toBe(204);
    expect((await operator.request('/api/recents')).json()).toEqual({ places: [] });
  });

  test('of an unknown kind are rejected', async () => {
    const response = await send(operator, 'PUT', '/api/pins/planet/mars', { title: 'Mars' });
    expect([response.status, response.json()]).toMatchObject([400, { detail: expect.stringContaining('kind') }]);
  });
});

test('nothing is stored without a session', async () => {
  const nobody = bff.openBrowser();
  for (const path of ['/api/preferences', '/api/preferences/team', '/api/views', '/api/pins', '/api/recents']) {
    expect((await nobody.request(path)).status).toBe(401);
  }
});

describe('API explorer runs', () => {
  const run = { operationId: 'drive.files.get', params: { fileId: ['f1'] }, status: 200, durationMs: 12 };
  const savedRun = z.object({ runId: z.string() });
  const list = z.object({ runs: z.array(z.object({ runId: z.string(), operationId: z.string() })) });

  test('are stored newest first after pinned ones, named, and deleted', async () => {
    const first = savedRun.parse((await send(operator, 'POST', '/api/explorer/runs', run)).json());
    const second = await send(operator, 'POST', '/api/explorer/runs', {
      ...run,
      operationId: 'drive.files.update',
      body: '{"name":"a"}',
    });
    expect(second.status).toBe(201);
    expect(second.json()).toMatchObject({ body: '{"name":"a"}', isPinned: false, time: expect.any(String) });
    const named = await send(operator, 'PATCH', `/api/explorer/runs/${first.runId}`, { name: 'Mine', isPinned: true });
    expect(named.json()).toMatchObject({ ...run, name: 'Mine', isPinned: true });
    const { runs } = list.parse((await operator.request('/api/explorer/runs')).json());
    expect(runs.map(({ runId }) => runId)).toEqual([first.runId, savedRun.parse(second.json()).runId]);
    const ofOne = list.parse((await operator.request('/api/explorer/runs?operationId=drive.files.update')).json());
    expect(ofOne.runs).toHaveLength(1);
    await operator.request(`/api/explorer/runs/${first.runId}`, { method: 'DELETE' });
    expect(list.parse((await operator.request('/api/explorer/runs')).json()).runs).toHaveLength(1);
  });

  test('are not accessible to other users', async () => {
    const { runId } = savedRun.parse((await send(operator, 'POST', '/api/explorer/runs', run)).json());
    expect((await reviewer.request('/api/explorer/runs')).json()).toEqual({ runs: [] });
    const changed = await send(reviewer, 'PATCH', `/api/explorer/runs/${runId}`, { name: 'Theirs' });
    expect([changed.status, changed.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    await reviewer.request(`/api/explorer/runs/${runId}`, { method: 'DELETE' });
    expect((await operator.request('/api/explorer/runs')).text).toContain(runId);
  });

  test('are deleted beyond the last hundred, except pinned ones', async () => {
    const pinned = savedRun.parse((await send(reviewer, 'POST', '/api/explorer/runs', run)).json());
    await send(reviewer, 'PATCH', `/api/explorer/runs/${pinned.runId}`, { isPinned: true });
    for (let each = 0; each < 102; each += 1) {
      await send(reviewer, 'POST', '/api/explorer/runs', { ...run, params: { fileId: [`f${each}`] } });
    }
    const { runs } = list.parse((await reviewer.request('/api/explorer/runs')).json());
    expect([runs.length, runs[0]?.runId]).toEqual([101, pinned.runId]);
  });

  test.each([
    [{ ...run, operationId: 'drive.files.frobnicate' }, 'operationId'],
    [{ ...run, params: { fileId: 'f1' } }, 'params'],
    [{ ...run, params: { fileId: ['x'.repeat(17_000)] } }, 'params'],
    [{ ...run, body: 'x'.repeat(66_000) }, 'body'],
    [{ ...run, answer: '{}' }, 'body'],
  ])('that are invalid are rejected by name', async (draft, name) => {
    const response = await send(operator, 'POST', '/api/explorer/runs', draft);
    expect([response.status, response.json()]).toEqual([
      400,
      expect.objectContaining({ detail: expect.stringContaining(name) }),
    ]);
  });
});

import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { letTimePass } from '#testing/let-time-pass.ts';
import type { TestBff } from '#testing/test-bff.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { PublicError, serveByServices } from './serve-by-services.ts';
import { ServedBff } from './served-bff.ts';

const OPERATOR = 'operator@example.com';
const history = z.object({ deployments: z.array(z.looseObject({ deploymentId: z.string() })) });

let services: TestServices;
let bff: TestBff;
let operator: TestBrowser;
let scriptId: string;

beforeAll(async () => {
  const served = await ServedBff.start();
  ({ bff, services, operator } = served);
  const created = await services.call(OPERATOR, 'POST', '/v1/projects', { title: 'Deployed' });
  ({ scriptId } = z.object({ scriptId: z.string() }).parse(created.body));
  for (const description of ['one', 'two']) await outside('POST', 'versions', { description });
  return () => served[Symbol.asyncDispose]();
});

function outside(method: string, path: string, body?: object) {
  return services.call(OPERATOR, method, `/v1/projects/${scriptId}/${path}`, body);
}

/** Deploys version 1 outside the console. */
async function deployOutside(description: string): Promise<string> {
  const config = { versionNumber: 1, manifestFileName: 'appsscript', description };
  const { body } = await outside('POST', 'deployments', config);
  return z.object({ deploymentId: z.string() }).parse(body).deploymentId;
}

function send(method: string, path: string, body?: object, browser = operator) {
  const headers = { 'content-type': body && 'application/json' };
  return browser.request(path, { method, headers, body: body ? JSON.stringify(body) : null });
}

function inConsole(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
  return send(method, `/api/script/v1/projects/${scriptId}/deployments${path}`, body);
}

async function read(browser = operator) {
  const response = await browser.request(`/api/deployment-history?scriptId=${scriptId}`);
  return history.parse(response.json()).deployments;
}

/** Moves the clock, unless a process is working. */
async function passTime(durationMs: number): Promise<void> {
  const store = bff.openStore();
  await letTimePass(bff.clock, store, durationMs).finally(() => store.destroy());
}

/** The maximum time for background work. */
const SOON = { timeout: 20_000, interval: 100 };
const actor = { email: OPERATOR, name: 'operator' };

describe('the deployment history', () => {
  test('begins with the existing deployments', async () => {
    const { length } = await read();
    expect(await read()).toMatchObject(Array.from({ length }, () => ({ action: 'found', origin: 'outside' })));
  });

  test('shows who created, changed and deleted a deployment here, and the versions before and after', async () => {
    const config = { versionNumber: 1, manifestFileName: 'appsscript', description: 'First' };
    const made = await inConsole('POST', '', config);
    expect(made.status).toBe(200);
    const { deploymentId } = z.object({ deploymentId: z.string() }).parse(made.json());
    await vi.waitFor(async () => expect(await read()).toMatchObject([{ deploymentId, action: 'created' }, {}]), 10_000);
    const deploymentConfig = { ...config, versionNumber: 2, description: 'Second' };
    expect((await inConsole('PUT', `/${deploymentId}`, { deploymentConfig })).status).toBe(200);
    expect((await inConsole('DELETE', `/${deploymentId}`)).status).toBe(200);
    expect((await read()).filter((record) => record.deploymentId === deploymentId)).toMatchObject([
      { action: 'deleted', previousVersionNumber: 2, origin: 'console', actor },
      { action: 'updated', versionNumber: 2, previousVersionNumber: 1, description: 'Second', actor },
      { action: 'created', versionNumber: 1, origin: 'console', actor },
    ]);
  });

  test('detects changes made outside, and does not record rejected changes', async () => {
    const config = { versionNumber: 1, manifestFileName: 'appsscript', description: 'Outside' };
    expect((await inConsole('POST', '', { ...config, versionNumber: 99 })).status).toBe(404);
    const made = z.object({ deploymentId: z.string() }).parse((await outside('POST', 'deployments', config)).body);
    const [newest] = await read();
    expect(newest).toMatchObject({ ...made, action: 'created', origin: 'outside', description: 'Outside' });
    expect(newest).not.toHaveProperty('actor');
    const one = await operator.request(
      `/api/deployment-history?scriptId=${scriptId}&deploymentId=${made.deploymentId}`,
    );
    expect(history.parse(one.json()).deployments).toHaveLength(1);
  });

  test('is visible only to users who may see the deployments', async () => {
    const path = `/api/deployment-history?scriptId=${scriptId}`;
    expect((await (await bff.signIn('reviewer')).request(path)).json()).toMatchObject({ code: 'policy_denied' });
    const stranger = await (await bff.signIn('support')).request(path);
    expect([stranger.status, stranger.json()]).toMatchObject([403, { code: 'upstream_forbidden' }]);
    expect((await operator.request('/api/deployment-history')).json()).toMatchObject({ code: 'bad_query' });
  });
});

describe('a scheduled deployment', () => {
  const MINUTE_MS = 60_000;
  let deploymentId: string;
  const scheduled = z.object({ scheduledDeploymentId: z.string() });
  const after = (minutes: number) => new Date(bff.clock.nowMs() + minutes * MINUTE_MS).toISOString();
  const schedule = (method: string, path: string, values?: object, browser = operator) =>
    send(method, `/api/scheduled-deployments${path}`, values, browser);
  const draft = (values: object = {}) => ({
    scriptId,
    deploymentId,
    versionNumber: 2,
    description: 'Night',
    time: after(10),
    isUnlessChanged: false,
    ...values,
  });
  const list = async () => (await operator.request(`/api/scheduled-deployments?scriptId=${scriptId}`)).json();

  beforeAll(async () => {
    deploymentId = await deployOutside('Night');
    await read();
  });

  test('is scheduled once, changed by its author, and cancelled', async () => {
    const values = draft();
    const first = scheduled.parse((await schedule('POST', '', values)).json());
    expect((await schedule('POST', '', values)).json()).toMatchObject(first);
    const path = `/${first.scheduledDeploymentId}`;
    const changed = await schedule('PUT', path, draft({ time: after(20), isUnlessChanged: true }));
    expect(changed.json()).toMatchObject({ ...first, isUnlessChanged: true, state: 'waiting', planner: actor });
    expect((await schedule('DELETE', path)).status).toBe(204);
    expect((await schedule('DELETE', path)).status).toBe(409);
    expect(await list()).toMatchObject({ scheduledDeployments: [{ ...first, state: 'cancelled' }] });
  });

  test('is rejected for anything that cannot be deployed, by role and by time', async () => {
    const statuses = [
      await schedule('POST', '', draft(), await bff.signIn('support')),
      await schedule('POST', '', draft({ time: after(-1) })),
      await schedule('POST', '', draft({ versionNumber: 1 })),
      await schedule('POST', '', draft({ versionNumber: 99 })),
      await schedule('POST', '', draft({ deploymentId: 'none' })),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 400, 409, 404, 404]);
    const stranger = await (await bff.signIn('support')).request(`/api/scheduled-deployments?scriptId=${scriptId}`);
    expect(stranger.status).toBe(403);
  });

  test('is made once at its time, even with a second process, and is in the history', async () => {
    await bff.startReplica();
    expect((await schedule('POST', '', draft({ versionNumber: undefined }))).status).toBe(201);
    bff.clock.advance(11 * MINUTE_MS);
    await vi.waitFor(async () => expect(JSON.stringify(await list())).toContain('"done"'), SOON);
    const { body } = await outside('GET', 'versions');
    const { versions } = z
      .object({ versions: z.array(z.looseObject({ description: z.string().default('') })) })
      .parse(body);
    expect(versions.filter(({ description }) => description.startsWith('Scheduled for'))).toHaveLength(1);
    const ofDeployment = (await read()).filter((record) => record.deploymentId === deploymentId);
    expect(ofDeployment).toMatchObject([
      { action: 'updated', versionNumber: 3, origin: 'console', actor },
      { action: 'created' },
    ]);
  });

  test('that is new is made once at its time and watched, but has no version to roll back to', async () => {
    const watch = { minutes: 60, maxFailures: 3, action: 'alert' };
    const values = { ...draft({ description: 'Beta' }), deploymentId: undefined, watch };
    const impossible = { ...values, watch: { ...watch, action: 'rollBack' } };
    expect((await schedule('POST', '', impossible)).status).toBe(400);
    const planned = scheduled.parse((await schedule('POST', '', values)).json());
    expect((await schedule('POST', '', values)).json()).toMatchObject({ ...planned, watch });
    bff.clock.advance(11 * MINUTE_MS);
    const deployments = z.object({
      scheduledDeployments: z.array(z.looseObject({ deploymentId: z.string().optional() })),
    });
    const find = async () =>
      deployments.parse(await list()).scheduledDeployments.find(({ description }) => description === 'Beta');
    await vi.waitFor(async () => expect(await find()).toMatchObject({ ...planned, state: 'done' }), SOON);
    const made = (await read()).filter(({ description }) => description === 'Beta');
    expect(made).toMatchObject([{ deploymentId: (await find())?.deploymentId, action: 'created', origin: 'console' }]);
    const watches = (await operator.request(`/api/deployment-watches?scriptId=${scriptId}`)).json();
    expect(watches).toMatchObject({
      watches: [{ deploymentId: made[0]?.deploymentId, maxFailures: 3, versionNumber: 2, state: 'waiting' }],
    });
  });

  test('that was inserted into the database is not made', async () => {
    const planned = scheduled.parse((await schedule('POST', '', draft({ versionNumber: 2 }))).json());
    const store = bff.openStore();
    await store
      .updateTable('scheduled_deployments')
      .set({ version_number: 1 })
      .where('state', '=', 'waiting')
      .execute();
    await store.destroy();
    bff.clock.advance(11 * MINUTE_MS);
    await vi.waitFor(async () => {
      const [newest] = z
        .object({ scheduledDeployments: z.array(z.unknown()) })
        .parse(await list()).scheduledDeployments;
      expect(newest).toMatchObject({
        ...planned,
        state: 'failed',
        reason: expect.stringContaining('changed in the database'),
      });
    }, SOON);
  });
});

describe('a freeze', () => {
  const WEEK_MS = 7 * 24 * 3_600_000;
  let calendarId: string;
  let deploymentId: string;
  const freeze = (method: string, settings?: object, browser = operator) =>
    send(method, '/api/deployment-freeze', settings, browser);
  const deploy = (versionNumber: number, reason?: string) =>
    operator.request(`/api/script/v1/projects/${scriptId}/deployments/${deploymentId}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...(reason && { 'x-freeze-reason': encodeURIComponent(reason) }) },
      body: JSON.stringify({ deploymentConfig: { versionNumber, manifestFileName: 'appsscript', description: 'F' } }),
    });

  beforeAll(async () => {
    deploymentId = await deployOutside('F');
    const calendar = await services.call(OPERATOR, 'POST', '/calendar/v3/calendars', { summary: 'Release' });
    ({ id: calendarId } = z.object({ id: z.string() }).parse(calendar.body));
    const at = (offsetMs: number) => ({ dateTime: new Date(bff.clock.nowMs() + offsetMs).toISOString() });
    const event = { summary: 'Year-end FREEZE', start: at(-WEEK_MS), end: at(WEEK_MS) };
    await services.call(OPERATOR, 'POST', `/calendar/v3/calendars/${calendarId}/events`, event);
  });

  test('is set by operators, for a calendar they can read', async () => {
    const settings = { calendarId, marker: 'freeze', onUnreadable: 'refuse' };
    expect((await freeze('GET')).json()).toEqual({ state: 'off' });
    expect((await freeze('PUT', settings, await bff.signIn('support'))).status).toBe(403);
    expect((await freeze('PUT', { ...settings, calendarId: 'none@example.com' })).status).toBe(404);
    const frozen = { settings, state: 'frozen', event: { title: 'Year-end FREEZE' } };
    expect((await freeze('PUT', settings)).json()).toMatchObject(frozen);
  });

  test('rejects deployments, updates and deletions with its event and end, unless a reason is given, which is audited', async () => {
    const refused = await deploy(2);
    const detail = expect.stringContaining('by “Year-end FREEZE” until 20');
    expect(refused.json()).toMatchObject({ code: 'deployments_frozen', status: 409, detail });
    const config = { versionNumber: 1, manifestFileName: 'appsscript', description: 'New' };
    expect((await inConsole('POST', '', config)).status).toBe(409);
    expect((await inConsole('DELETE', `/${deploymentId}`)).status).toBe(409);
    expect((await deploy(2, 'Fix für den Absturz')).status).toBe(200);
    expect(JSON.stringify((await operator.request('/api/audit?pageSize=20')).json())).toContain('Fix für den Absturz');
    expect((await deploy(3, ' ')).status).toBe(400);
  });

  test('of a calendar that cannot be read rejects or allows deployments, as configured', async () => {
    await services.call(OPERATOR, 'DELETE', `/calendar/v3/calendars/${calendarId}`);
    expect((await freeze('GET')).json()).toMatchObject({ state: 'unreadable' });
    expect((await deploy(1)).json()).toMatchObject({ code: 'deployments_frozen' });
    const store = bff.openStore();
    const value = JSON.stringify({ calendarId, marker: 'freeze', onUnreadable: 'allow' });
    await store.updateTable('preferences').set({ value }).where('member', '=', 'deploymentFreeze').execute();
    await store.destroy();
    expect((await deploy(1)).status).toBe(200);
    expect((await freeze('DELETE')).status).toBe(204);
    expect((await freeze('GET')).json()).toEqual({ state: 'off' });
  });
});

describe('a watched deployment', () => {
  test('raises an alert and is rolled back once after failures, and only users who may deploy can request that', async () => {
    const config = { versionNumber: 2, manifestFileName: 'appsscript', description: 'Watched' };
    const deploymentId = await deployOutside('Watched');
    const values = { scriptId, deploymentId, minutes: 60, maxFailures: 1, action: 'rollBack' };
    const watch = (browser: TestBrowser) => send('PUT', '/api/deployment-watches', values, browser);
    const list = async () => (await operator.request(`/api/deployment-watches?scriptId=${scriptId}`)).json();
    expect((await watch(await bff.signIn('support'))).status).toBe(403);
    expect((await watch(operator)).json()).toMatchObject({ state: 'waiting', formerVersionNumber: 1 });
    serveByServices(bff.upstream, services, (url) =>
      url.includes('processes:listScriptProcesses') ? new PublicError(200, '{"processes":[{}]}') : undefined,
    );
    expect((await inConsole('PUT', `/${deploymentId}`, { deploymentConfig: config })).status).toBe(200);
    await vi.waitFor(async () => {
      await passTime(20_000);
      const rolledBack = { deploymentId, state: 'rolledBack', versionNumber: 2, failures: 1 };
      expect(await list()).toMatchObject({ watches: expect.arrayContaining([expect.objectContaining(rolledBack)]) });
    }, SOON);
    const { body } = await outside('GET', `deployments/${deploymentId}`);
    expect(body).toMatchObject({ deploymentConfig: { versionNumber: 1, description: 'Watched' } });
    const alerts = z.object({ alerts: z.array(z.looseObject({ detail: z.string() })) });
    await vi.waitFor(async () => {
      await passTime(20_000);
      const { alerts: found } = alerts.parse((await operator.request('/api/alerts')).json());
      expect(found.map(({ detail }) => detail)).toContain('Version 2 had 1 failed run. Rolled back to version 1.');
    }, SOON);
  });
});

import type { components } from '@rotunda/api-client/bff-types';
import { ownOperations } from '@rotunda/api-client/own-operations';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '#app/app.ts';
import { openDeps } from '#app/deps.ts';
import { StepUpSetting } from '#identity/sessions/step-up-setting.ts';
import { type Response, type TestBrowser, visitProvider } from '#testing/clients/test-browser.ts';
import { readText } from '#testing/servers/test-server.ts';
import { TestBff } from '#testing/test-bff.ts';

const ADMIN = [
  'bff.people.sessions.deleteAll',
  'bff.people.sessions.delete',
  'bff.people.roles.set',
  'bff.people.roles.delete',
  'bff.audit.undo',
  'bff.deploymentFreeze.set',
  'bff.deploymentFreeze.remove',
];
/** Routes that no page of the console calls, or that forward calls to the services. */
const NOT_OWN =
  /^(\w+ )?\/(healthz|readyz|hooks\/|feeds\/|auth\/(login|callback|backchannel-logout)|dl\/|api\/(script|drive|calendar|upload)\/|\*)/;

let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  bff = await TestBff.start();
  await bff.startReplica({ ...bff.config, stepUp: 'auth_time' });
});

afterAll(() => bff[Symbol.asyncDispose]());

beforeEach(async () => {
  bff.issuer.user = { sub: 'sub-operator', email: 'operator@example.com', name: 'Olga', roles: ['operator'] };
  // The test provider reports the sign-in time only on request, so this session has no proof of authentication.
  operator = bff.openBrowser(1);
  await operator.signIn();
});

function send(method: string, path: string, body?: unknown, browser = operator): Promise<Response> {
  return browser.request(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

const isStopped = { status: 403, code: 'step_up_required' };

describe('a console route', () => {
  test('has a risk class, and these routes require administrator rights', () => {
    const admin = Object.entries(ownOperations).filter(([, { risk }]) => risk === 'admin');
    expect(admin.map(([id]) => id)).toEqual(expect.arrayContaining(ADMIN));
    expect(admin).toHaveLength(ADMIN.length);
    for (const { method, risk } of Object.values(ownOperations)) {
      expect(risk === 'read' ? method : 'GET').toBe('GET');
    }
  });

  test('is documented', async () => {
    const deps = await openDeps({ ...bff.config, port: 0 }, {});
    const app = createApp(deps);
    const shape = (method: string, path: string) => `${method} ${path.replaceAll(/\{\w+\}|:\w+(\{[^}]*\})?/g, '*')}`;
    const known = new Set(Object.values(ownOperations).map(({ method, path }) => shape(method, path)));
    const routes = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => shape(method, path));
    const unknown = routes.map((route) => route.replace(/\/$/, '')).filter((route) => !known.has(route));
    await deps.audit.close();
    await deps.store.destroy();
    expect(unknown.filter((route) => !NOT_OWN.test(route))).toEqual([]);
  });

  test.each([
    ['PUT', '/auth/people/roles/ann@example.com', { roles: ['support'] }],
    ['DELETE', '/auth/people/roles/ann@example.com', undefined],
    ['DELETE', '/auth/people/sessions?subject=sub-ann', undefined],
    ['DELETE', '/auth/people/sessions/abc', undefined],
    ['POST', '/api/audit/entries/a.1/undo', {}],
    ['PUT', '/api/deployment-freeze', {}],
    ['DELETE', '/api/deployment-freeze', undefined],
  ])('that requires it asks for recent authentication: %s %s', async (method, path, body) => {
    expect((await send(method, path, body)).json()).toMatchObject(isStopped);
    const support = bff.openBrowser(1);
    bff.issuer.user = { sub: 'sub-support', email: 'support@example.com', name: 'Sam', roles: ['support'] };
    await support.signIn();
    expect((await send(method, path, body, support)).json()).toMatchObject({ status: 403, code: 'policy_denied' });
  });

  test.each([
    ['GET', '/auth/people/roles'],
    ['GET', '/auth/people/sessions'],
    ['GET', '/api/audit'],
    ['GET', '/api/jobs'],
  ])('that only reads does not: %s %s', async (method, path) => {
    expect((await send(method, path)).status).toBe(200);
  });
});

describe('a high-risk action', () => {
  const share = { type: 'anyone', role: 'reader' };
  const inside = { type: 'user', role: 'reader', emailAddress: 'ann@example.com' };
  const params = { fileId: 'f1' };

  test('requires recent authentication however the call is made', async () => {
    bff.upstream.requests.length = 0;
    const call = { operationId: 'drive.permissions.create', params, body: share };
    const item = { id: 'a', label: 'a', params, body: share };
    const job = { title: 'Share', operationId: call.operationId, items: [item] };
    expect((await send('POST', '/api/drive/v3/files/f1/permissions', share)).json()).toMatchObject(isStopped);
    expect((await send('POST', '/api/delayed-calls', { ...call, label: 'x' })).json()).toMatchObject(isStopped);
    expect((await send('POST', '/api/jobs', job)).json()).toMatchObject(isStopped);
    expect(bff.upstream.requests).toEqual([]);
  });

  test('is distinguished from the same call with other values', async () => {
    expect((await send('POST', '/api/drive/v3/files/f1/permissions', inside)).status).toBe(200);
    expect((await send('POST', '/api/drive/v3/files/f1/permissions', share)).status).toBe(403);
  });
});

describe('accepting an access request', () => {
  const params = { fileId: 'f1', proposalId: 'p1' };
  const accept = { action: 'ACCEPT', role: ['reader'] };
  const call = { operationId: 'drive.accessproposals.resolve', params, body: accept };
  const path = '/api/drive/v3/files/f1/accessproposals/p1:resolve';

  /** Makes the service return an access request for this recipient. */
  function respondWithRecipient(recipient: string | undefined): void {
    bff.upstream.handler = async (request, response) => {
      await readText(request);
      const body = request.method === 'GET' ? { recipientEmailAddress: recipient } : {};
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
  }

  afterEach(() => {
    bff.upstream.handler = undefined;
  });

  test.each([
    ['somebody outside the organisation', 'eve@other.example'],
    ['somebody whom the service does not name', undefined],
  ])('for %s is high-risk, however it is made, and denying it is not', async (_who, recipient) => {
    respondWithRecipient(recipient);
    const job = {
      title: 'Accept',
      operationId: call.operationId,
      items: [{ id: 'a', label: 'a', params, body: accept }],
    };
    expect((await send('POST', path, accept)).json()).toMatchObject(isStopped);
    expect((await send('POST', '/api/delayed-calls', { ...call, label: 'x' })).json()).toMatchObject(isStopped);
    expect((await send('POST', '/api/jobs', job)).json()).toMatchObject(isStopped);
    expect((await send('POST', path, { action: 'DENY' })).status).toBe(200);
  });

  test('for a member of the organisation is not high-risk', async () => {
    respondWithRecipient('ann@EXAMPLE.com');
    expect((await send('POST', path, accept)).status).toBe(200);
    expect((await send('POST', '/api/delayed-calls', { ...call, label: 'x' })).status).toBe(201);
  });

  test('is high-risk in very large numbers, because not every one is reviewed', async () => {
    respondWithRecipient('ann@example.com');
    const items = Array.from({ length: 21 }, (_, index) => ({ id: `${index}`, label: 'a', params, body: accept }));
    const job = { title: 'Accept', operationId: call.operationId, items };
    expect((await send('POST', '/api/jobs', job)).json()).toMatchObject(isStopped);
    expect((await send('POST', '/api/jobs', { ...job, items: items.slice(1) })).status).toBe(201);
  });
});

describe('changing the role of a person who has access', () => {
  const path = '/api/drive/v3/files/f1/permissions/p1';
  const params = { fileId: 'f1', permissionId: 'p1' };
  const call = { operationId: 'drive.permissions.update', params, body: { role: 'writer' }, label: 'x' };

  /** Makes the service return this permission. */
  function respondWithPermission(permission: object): void {
    bff.upstream.handler = async (request, response) => {
      await readText(request);
      const body = request.method === 'GET' ? permission : {};
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
  }

  afterEach(() => {
    bff.upstream.handler = undefined;
  });

  test.each([{ emailAddress: 'eve@other.example' }, { domain: 'other.example' }, {}])(
    'is high-risk if the permission belongs to %j',
    async (permission) => {
      respondWithPermission(permission);
      expect((await send('PATCH', path, { role: 'writer' })).json()).toMatchObject(isStopped);
      expect((await send('POST', '/api/delayed-calls', call)).json()).toMatchObject(isStopped);
    },
  );

  test('is not high-risk if it belongs to a member of the organisation', async () => {
    respondWithPermission({ emailAddress: 'ann@EXAMPLE.com' });
    expect((await send('PATCH', path, { role: 'writer' })).status).toBe(200);
    expect((await send('POST', '/api/delayed-calls', call)).status).toBe(201);
  });
});

test('a job that has paused for recent authentication requires it before it resumes', async () => {
  // Uses a single process that requires step-up, because another one would not pause the job.
  await using alone = await TestBff.start();
  await alone.stop();
  await alone.startReplica({ ...alone.config, stepUp: 'auth_time' });
  const browser = await alone.signIn('operator');
  const started = await send('POST', '/auth/step-up', { returnTo: '/' }, browser);
  await browser.navigate(await visitProvider(JSON.parse(started.text).redirectUrl));
  await send('PATCH', '/api/preferences', { holdSeconds: 600 }, browser);
  const items = [{ id: 'a', label: 'a', params: { fileId: 'f1', commentId: 'c1' } }];
  const job = { title: 'Delete', operationId: 'drive.comments.delete', items, isHeld: true };
  const { jobId } = (await send('POST', '/api/jobs', job, browser)).json() as components['schemas']['Job'];
  alone.clock.advance(901_000);
  const read = async () => (await send('GET', `/api/jobs/${jobId}`, undefined, browser)).json();
  await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'paused' }), 10_000);
  expect((await send('POST', `/api/jobs/${jobId}/resume`, undefined, browser)).json()).toMatchObject(isStopped);
  expect(await read()).toMatchObject({ state: 'paused' });
});

describe('without a configured value, step-up', () => {
  const log = pino({ level: 'silent' });

  test('is on if the provider reports sign-in times, and off with a reason if it does not', async () => {
    const warnings: unknown[] = [];
    const recordingLog = Object.assign(pino({ level: 'silent' }), { warn: (text: unknown) => warnings.push(text) });
    const setting = (isSupported: boolean) =>
      new StepUpSetting('auto', { reportsSignInTime: async () => isSupported }, recordingLog);
    const [on, off] = [setting(true), setting(false)];
    await Promise.all([on.learn(), off.learn()]);
    expect([on.isOn(), off.isOn()]).toEqual([true, false]);
    expect(warnings).toEqual([expect.stringContaining('step-up is off')]);
  });

  test('is on while the provider is down, and is determined once it is back', async () => {
    let isAway = true;
    const reportsSignInTime = async () => {
      if (isAway) throw new Error('away');
      return false;
    };
    const setting = new StepUpSetting('auto', { reportsSignInTime }, log);
    await setting.learn();
    expect(setting.isOn()).toBe(true);
    // Checking whether step-up is on has started another request to the provider.
    await setting.learn();
    isAway = false;
    await setting.learn();
    expect(setting.isOn()).toBe(false);
  });

  test.each([
    ['auth_time', false, true],
    ['login', false, true],
    ['off', true, false],
  ] as const)('a setting decides, whatever the provider can: %s', (value, isSupported, isOn) => {
    expect(new StepUpSetting(value, { reportsSignInTime: async () => isSupported }, log).isOn()).toBe(isOn);
  });
});

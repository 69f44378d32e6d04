import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestBff } from '#testing/test-bff.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
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

function inConsole(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
  return operator.request(`/api/script/v1/projects/${scriptId}/deployments${path}`, {
    method,
    headers: { 'content-type': body && 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
}

async function read(browser = operator) {
  const response = await browser.request(`/api/deployment-history?scriptId=${scriptId}`);
  return history.parse(response.json()).deployments;
}

const actor = { email: OPERATOR, name: 'operator' };

describe('the history of deployments', () => {
  test('begins with what is there', async () => {
    const { length } = await read();
    expect(await read()).toMatchObject(Array.from({ length }, () => ({ action: 'found', origin: 'outside' })));
  });

  test('tells who made, changed and removed a deployment here, and from which version to which', async () => {
    const config = { versionNumber: 1, manifestFileName: 'appsscript', description: 'First' };
    const made = await inConsole('POST', '', config);
    expect(made.status).toBe(200);
    const { deploymentId } = z.object({ deploymentId: z.string() }).parse(made.json());
    await vi.waitFor(async () => expect(await read()).toMatchObject([{ deploymentId, action: 'created' }, {}]));
    const deploymentConfig = { ...config, versionNumber: 2, description: 'Second' };
    expect((await inConsole('PUT', `/${deploymentId}`, { deploymentConfig })).status).toBe(200);
    expect((await inConsole('DELETE', `/${deploymentId}`)).status).toBe(200);
    expect((await read()).filter((record) => record.deploymentId === deploymentId)).toMatchObject([
      { action: 'deleted', previousVersionNumber: 2, origin: 'console', actor },
      { action: 'updated', versionNumber: 2, previousVersionNumber: 1, description: 'Second', actor },
      { action: 'created', versionNumber: 1, origin: 'console', actor },
    ]);
  });

  test('notices what was done outside, and takes nothing for done that was refused', async () => {
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

  test('is told to those alone who may see the deployments', async () => {
    const path = `/api/deployment-history?scriptId=${scriptId}`;
    expect((await (await bff.signIn('reviewer')).request(path)).json()).toMatchObject({ code: 'policy_denied' });
    const stranger = await (await bff.signIn('support')).request(path);
    expect([stranger.status, stranger.json()]).toMatchObject([403, { code: 'upstream_forbidden' }]);
    expect((await operator.request('/api/deployment-history')).json()).toMatchObject({ code: 'bad_query' });
  });
});

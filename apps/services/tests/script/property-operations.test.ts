import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { clientOf, deployHead, makeProject } from './script-project.ts';

const OWNER = 'owner@example.com';
const EDITOR = 'editor@example.com';
const READER = 'reader@example.com';
const CODE = {
  Code: `function main(value) {
    const store = PropertiesService.getScriptProperties();
    const before = store.getProperty('KEY');
    if (value) store.setProperty('KEY', value);
    PropertiesService.getUserProperties().setProperty('OWN', 'mine');
    return before;
  }`,
};

let services: TestServices;
let scriptId: string;

beforeAll(async () => {
  services = await startTestServices();
  for (const email of [EDITOR, READER]) services.account(email);
});
afterAll(() => services[Symbol.asyncDispose]());
beforeEach(() => {
  const manifest = { executionApi: { access: 'DOMAIN' } };
  const sharedWith = { [EDITOR]: 'writer', [READER]: 'reader' } as const;
  scriptId = makeProject(services, { owner: OWNER, manifest, code: CODE, sharedWith });
  deployHead(services, scriptId);
});

async function call(method: string, path = '', body?: object, email = OWNER) {
  const response = await services.call(email, method, `/v1/projects/${scriptId}/properties${path}`, body);
  return { status: response.status, body: Object(response.body) };
}

async function run(...parameters: string[]) {
  const requestBody = { function: 'main', parameters };
  const { data } = await clientOf(services, OWNER).scripts.run({ scriptId, requestBody });
  return data.response?.result;
}

test('runs of the script read a property that is added, changed and deleted', async () => {
  const added = await call('POST', '', { name: 'KEY', secretValue: 'one' }, EDITOR);
  expect(added).toMatchObject({
    status: 200,
    body: { name: 'KEY', secretValue: 'one', valueBytes: 3, lastModifyUser: { email: EDITOR } },
  });
  expect(await run()).toBe('one');
  expect((await call('PATCH', '/KEY', { secretValue: 'zwölf' })).body).toMatchObject({ valueBytes: 6 });
  expect(await run('by the run')).toBe('zwölf');
  expect((await call('GET', '/KEY')).body).toMatchObject({
    secretValue: 'by the run',
    lastModifyUser: { email: OWNER },
    updateTime: expect.any(String),
  });
  expect(await call('DELETE', '/KEY')).toEqual({ status: 200, body: {} });
  expect((await call('GET', '/KEY')).status).toBe(404);
  expect(await run()).toBeNull();
});

test('the list contains script properties only, without their values', async () => {
  await run('first');
  await call('POST', '', { name: 'A/b c', secretValue: 'hidden' });
  const { properties } = (await call('GET', '', undefined, READER)).body;
  expect(properties.map(({ name }: { name: string }) => name)).toEqual(['A/b c', 'KEY']);
  expect(JSON.stringify(properties)).not.toMatch(/hidden|first|mine/);
  expect((await call('GET', `/${encodeURIComponent('A/b c')}`)).body.secretValue).toBe('hidden');
});

test('readers get no values and cannot change anything', async () => {
  await call('POST', '', { name: 'KEY', secretValue: 'one' });
  for (const [method, path, body] of [
    ['GET', '/KEY'],
    ['POST', '', { name: 'NEW', secretValue: 'x' }],
    ['PATCH', '/KEY', { secretValue: 'x' }],
    ['DELETE', '/KEY'],
  ] as const) {
    const refused = await call(method, path, body, READER);
    expect(refused.status).toBe(403);
    expect(JSON.stringify(refused.body)).not.toContain('one');
  }
  expect(await run()).toBe('one');
});

test('invalid properties are rejected with the reason, and nothing is stored', async () => {
  await call('POST', '', { name: 'KEY', secretValue: 'one' });
  expect((await call('POST', '', { name: 'KEY', secretValue: 'two' })).status).toBe(409);
  expect((await call('POST', '', { secretValue: 'two' })).status).toBe(400);
  expect((await call('POST', '', { name: 'n'.repeat(501), secretValue: 'two' })).status).toBe(400);
  const large = await call('PATCH', '/KEY', { secretValue: 'x'.repeat(9_217) });
  expect([large.status, JSON.stringify(large.body)]).toEqual([400, expect.stringContaining('Argument too large')]);
  expect((await call('PATCH', '/KEY', {})).status).toBe(400);
  expect((await call('PATCH', '/NONE', { secretValue: 'x' })).status).toBe(404);
  expect((await call('GET')).body.properties).toMatchObject([{ name: 'KEY', valueBytes: 3 }]);
});

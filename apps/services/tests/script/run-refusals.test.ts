import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { clientOf, deployHead, makeProject, type ProjectToMake } from './script-project.ts';

const OWNER = 'owner@example.com';
const EDITOR = 'editor@example.com';
const READER = 'reader@example.com';
const COLLEAGUE = 'colleague@example.com';
const OUTSIDER = 'outsider@elsewhere.example';

const TIMEOUT_MS = 1500;
const NEVER = 'function loop() { console.log("begin"); for (;;); }';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ scripts: { timeoutMs: TIMEOUT_MS, concurrency: 4 } });
});
afterAll(() => services[Symbol.asyncDispose]());

/** Creates a project that is deployed as an API executable for the organisation. */
function makeExecutable(project: Partial<ProjectToMake> = {}): string {
  const scriptId = makeProject(services, {
    owner: OWNER,
    manifest: { executionApi: { access: 'DOMAIN' } },
    code: {},
    ...project,
  });
  deployHead(services, scriptId);
  return scriptId;
}

const statusOf = async (scriptId: string, request: object, email = OWNER) =>
  (await services.call(email, 'POST', `/v1/scripts/${scriptId}:run`, request)).status;

async function lastProcess(scriptId: string) {
  const params = { scriptId, pageSize: 1, fields: '*,processes(*,error,logs)' };
  const { data } = await clientOf(services, OWNER).processes.listScriptProcesses(params);
  return data.processes?.[0];
}

describe('a run that cannot start', () => {
  const code = { Code: 'function main() { return 1; }' };

  test('returns 404 for unknown IDs and projects that are not API executables', async () => {
    const undeployed = makeProject(services, { owner: OWNER, manifest: { executionApi: { access: 'ANYONE' } }, code });
    const other = makeExecutable({ manifest: { webapp: { access: 'ANYONE' } }, code });
    for (const id of ['none', undeployed, other, `AKfycb-1-${other}`]) {
      const response = await services.call(OWNER, 'POST', `/v1/scripts/${id}:run`, { function: 'main' });
      expect(response).toMatchObject({ status: 404, body: { error: { status: 'NOT_FOUND' } } });
    }
    expect(await statusOf(other, { function: 'main', devMode: true })).toBe(404);
  });

  test('returns 403 in development mode for users who cannot edit the project', async () => {
    const sharedWith = { [EDITOR]: 'writer', [READER]: 'reader' } as const;
    const scriptId = makeExecutable({ manifest: { executionApi: { access: 'ANYONE' } }, code, sharedWith });
    const statuses = [OWNER, EDITOR, READER, COLLEAGUE].map((email) =>
      statusOf(scriptId, { function: 'main', devMode: true }, email),
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 403, 403]);
    expect(await statusOf(`AKfycb-head-${scriptId}`, { function: 'main' }, READER)).toBe(403);
  });

  test.each([
    ['MYSELF', [200, 403, 403, 403]],
    ['DOMAIN', [200, 200, 200, 403]],
    ['ANYONE', [200, 200, 200, 200]],
    ['UNKNOWN_ACCESS', [200, 403, 403, 403]],
  ])('returns 403 for users excluded by the access %s', async (access, expected) => {
    const scriptId = makeExecutable({
      manifest: { executionApi: { access } },
      code,
      sharedWith: { [EDITOR]: 'writer' },
    });
    const people = [OWNER, EDITOR, COLLEAGUE, OUTSIDER];
    const statuses = people.map((email) => statusOf(scriptId, { function: 'main' }, email));
    expect(await Promise.all(statuses)).toEqual(expected);
  });

  test('returns 403 for a token without the scopes in the manifest', async () => {
    const spreadsheets = 'https://www.googleapis.com/auth/spreadsheets';
    const manifest = { executionApi: { access: 'DOMAIN' }, oauthScopes: [spreadsheets] };
    const scriptId = makeExecutable({ manifest, code });
    const request = { scriptId, requestBody: { function: 'main' } };
    const runWith = (scopes: string[]) => clientOf(services, OWNER, scopes).scripts.run(request);
    await expect(runWith(['userinfo.email'])).rejects.toMatchObject({
      status: 403,
      response: { data: { error: { details: [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }] } } },
    });
    expect((await runWith(['userinfo.email', 'spreadsheets'])).data.done).toBe(true);
  });

  test('returns 400 without a function name', async () => {
    const scriptId = makeExecutable({ code });
    const tooLong = { function: 'x'.repeat(257) };
    for (const request of [
      {},
      tooLong,
      { function: '' },
      { function: null },
      { function: 'main', parameters: 'x' },
      { function: 'main', x: 1 },
    ]) {
      expect(await statusOf(scriptId, request)).toBe(400);
    }
  });

  test('is not caused by null members, which count as absent', async () => {
    const scriptId = makeExecutable({ code });
    expect(await statusOf(scriptId, { function: 'main', parameters: null, devMode: null })).toBe(200);
  });

  test('leaves no process behind', async () => {
    const scriptId = makeExecutable({ manifest: { executionApi: { access: 'MYSELF' } }, code });
    expect(await statusOf(scriptId, { function: 'main' }, COLLEAGUE)).toBe(403);
    expect(await lastProcess(scriptId)).toBeUndefined();
  });
});

test('too many concurrent runs are rejected with 429, and leave no process behind', async () => {
  await using busy = await startTestServices({ scripts: { timeoutMs: 60_000, concurrency: 1 } });
  const project = { owner: OWNER, manifest: { executionApi: { access: 'MYSELF' } }, code: { Code: NEVER } };
  const scriptId = makeProject(busy, project);
  deployHead(busy, scriptId);
  const call = () => busy.call(OWNER, 'POST', `/v1/scripts/${scriptId}:run`, { function: 'loop' });
  const accepted = Array.from({ length: 30 }, () => call().catch(() => undefined));
  const count = () => busy.db.get<{ count: number }>('SELECT count(*) AS count FROM live_processes')?.count;
  while (count() !== accepted.length) await busy.call(OWNER, 'GET', `/v1/projects/${scriptId}`);
  expect(await call()).toMatchObject({
    status: 429,
    body: { error: { status: 'RESOURCE_EXHAUSTED', errors: [{ reason: 'rateLimitExceeded' }] } },
  });
  expect(count()).toBe(accepted.length);
});

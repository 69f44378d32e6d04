import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { FORBIDDEN, invalid, NOT_FOUND, refusalOf } from './refusal.ts';
import { clientOf } from './script-project.ts';

const OWNER = 'owner@example.com';
const READER = 'reader@example.com';
const WEB_APP = { webapp: { access: 'DOMAIN', executeAs: 'USER_DEPLOYING' } };

let services: TestServices;
let nowMs = Date.UTC(2026, 5, 1, 12);
beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => nowMs } });
});
afterAll(() => services[Symbol.asyncDispose]());

const projectsOf = (email: string) => clientOf(services, email).projects;
const deploymentsOf = (email = OWNER) => projectsOf(email).deployments;

async function freeze(scriptId: string, manifest: object): Promise<void> {
  const files = [{ name: 'appsscript', type: 'JSON', source: JSON.stringify(manifest) }];
  await projectsOf(OWNER).updateContent({ scriptId, requestBody: { files } });
  await projectsOf(OWNER).versions.create({ scriptId, requestBody: {} });
}

/** Creates a project with one version for each of these manifests. The last one is HEAD. */
async function make(...manifests: object[]): Promise<string> {
  const { data } = await projectsOf(OWNER).create({ requestBody: { title: 'Script' } });
  const scriptId = data.scriptId ?? '';
  for (const manifest of manifests) await freeze(scriptId, manifest);
  return scriptId;
}

async function deploy(scriptId: string, requestBody: object, email = OWNER) {
  const { data, status } = await deploymentsOf(email).create({ scriptId, requestBody });
  expect(status).toBe(200);
  return data;
}

async function list(scriptId: string) {
  return (await deploymentsOf().list({ scriptId })).data.deployments ?? [];
}

async function deployed(scriptId: string): Promise<{ scriptId: string; deploymentId: string }> {
  const { deploymentId } = await deploy(scriptId, { versionNumber: 1, description: 'Production' });
  return { scriptId, deploymentId: deploymentId ?? '' };
}

async function headOf(scriptId: string): Promise<{ scriptId: string; deploymentId: string }> {
  const [head] = await list(scriptId);
  return { scriptId, deploymentId: head?.deploymentId ?? '' };
}

async function shareWithReader(scriptId: string): Promise<void> {
  services.account(READER);
  const grant = { type: 'user', emailAddress: READER, role: 'reader' };
  await services.call(OWNER, 'POST', `/drive/v3/files/${scriptId}/permissions?sendNotificationEmail=false`, grant);
}

describe('the HEAD deployment', () => {
  test('exists from the start, has no version, and uses the latest save', async () => {
    const scriptId = await make();
    const [head, ...others] = await list(scriptId);
    expect(others).toEqual([]);
    expect(head).toEqual({
      deploymentId: expect.stringMatching(/^AKfycb[\w-]{67}$/),
      deploymentConfig: { scriptId, manifestFileName: 'appsscript' },
      updateTime: new Date(nowMs).toISOString(),
    });
    await freeze(scriptId, WEB_APP);
    const url = `${services.origin}/macros/s/${head?.deploymentId}/dev`;
    expect((await list(scriptId))[0]?.entryPoints).toMatchObject([{ entryPointType: 'WEB_APP', webApp: { url } }]);
  });

  test('cannot be changed or deleted', async () => {
    const head = await headOf(await make({}));
    const requestBody = { deploymentConfig: { versionNumber: 1 } };
    const changed = refusalOf(deploymentsOf().update({ ...head, requestBody }));
    expect(await changed).toEqual(invalid('Read-only deployments may not be modified.'));
    expect(await refusalOf(deploymentsOf().delete(head))).toEqual(invalid('Read-only deployments may not be deleted.'));
    expect((await deploymentsOf().get(head)).status).toBe(200);
  });
});

describe('the list of deployments', () => {
  test('contains each of them once over all pages, including those created at the same time', async () => {
    const scriptId = await make({});
    for (let count = 0; count < 8; count += 1) {
      nowMs += count % 3;
      await deploy(scriptId, { versionNumber: 1 });
    }
    const ids: (string | null | undefined)[] = [];
    let pageToken: string | undefined;
    do {
      const { data } = await deploymentsOf().list({ scriptId, pageSize: 2, ...(pageToken && { pageToken }) });
      ids.push(...(data.deployments ?? []).map(({ deploymentId }) => deploymentId));
      pageToken = data.nextPageToken ?? undefined;
    } while (pageToken);
    expect(ids).toEqual((await list(scriptId)).map(({ deploymentId }) => deploymentId));
    expect(new Set(ids).size).toBe(9);
  });

  test('rejects a page token of another project', async () => {
    const scriptId = await make({});
    await deploy(scriptId, { versionNumber: 1 });
    const pageToken = (await deploymentsOf().list({ scriptId, pageSize: 1 })).data.nextPageToken ?? '';
    expect(await refusalOf(deploymentsOf().list({ scriptId: await make({}), pageToken }))).toEqual(invalid());
    expect(await refusalOf(deploymentsOf().list({ scriptId, pageToken: 'nonsense' }))).toEqual(invalid());
  });
});

describe('a new deployment', () => {
  test('has the requested version and description, and is listed', async () => {
    const scriptId = await make({}, {});
    const deployment = await deploy(scriptId, { versionNumber: 2, description: 'Production' });
    expect(deployment).toEqual({
      deploymentId: expect.stringMatching(/^AKfycb[\w-]{67}$/),
      deploymentConfig: { scriptId, versionNumber: 2, manifestFileName: 'appsscript', description: 'Production' },
      updateTime: new Date(nowMs).toISOString(),
    });
    expect(await list(scriptId)).toContainEqual(deployment);
    const { data } = await deploymentsOf().get({ scriptId, deploymentId: deployment.deploymentId ?? '' });
    expect(data).toEqual(deployment);
  });

  test.each([
    ['nothing', {}, []],
    [
      'a web app',
      WEB_APP,
      [
        {
          entryPointType: 'WEB_APP',
          webApp: { url: expect.stringMatching(/\/exec$/), entryPointConfig: WEB_APP.webapp },
        },
      ],
    ],
    [
      'an API executable',
      { executionApi: { access: 'ANYONE' } },
      [{ entryPointType: 'EXECUTION_API', executionApi: { entryPointConfig: { access: 'ANYONE' } } }],
    ],
    [
      'an add-on',
      { addOns: { common: { name: 'Helper' } } },
      [{ entryPointType: 'ADD_ON', addOn: { addOnType: 'GMAIL', title: 'Helper' } }],
    ],
    [
      'a data source',
      { dataStudio: { name: 'Source', description: 'Rows', supportUrl: 'https://example.com/help' } },
      [
        {
          entryPointType: 'ADD_ON',
          addOn: {
            addOnType: 'DATA_STUDIO',
            title: 'Source',
            description: 'Rows',
            helpUrl: 'https://example.com/help',
          },
        },
      ],
    ],
    [
      'things that are not as they should be',
      { webapp: {}, executionApi: {}, addOns: { common: { name: 7 } }, gmail: { name: [] } },
      [
        {
          entryPointType: 'WEB_APP',
          webApp: {
            url: expect.any(String),
            entryPointConfig: { access: 'MYSELF', executeAs: 'USER_DEPLOYING' },
          },
        },
        { entryPointType: 'EXECUTION_API', executionApi: { entryPointConfig: { access: 'MYSELF' } } },
        { entryPointType: 'ADD_ON', addOn: { addOnType: 'GMAIL' } },
      ],
    ],
  ])('has the entry points declared in the manifest of its version: %s', async (_, manifest, expected) => {
    const scriptId = await make(manifest, {});
    expect((await deploy(scriptId, { versionNumber: 1 })).entryPoints ?? []).toEqual(expected);
  });

  test('is rejected without a version, with an unknown one, and with another manifest', async () => {
    const scriptId = await make({});
    const zero = invalid('New deployments must have a non-zero version number.');
    for (const config of [{}, { versionNumber: 0 }, { description: 'x' }]) {
      expect(await refusalOf(deploy(scriptId, config))).toEqual(zero);
    }
    const empty = await services.call(OWNER, 'POST', `/v1/projects/${scriptId}/deployments`);
    expect(empty).toMatchObject({ status: 400, body: { error: { message: zero.message } } });
    for (const versionNumber of [2, -1, 2 ** 31 - 1, 1e300]) {
      expect(await refusalOf(deploy(scriptId, { versionNumber }))).toEqual(NOT_FOUND);
    }
    expect(await refusalOf(deploy(scriptId, { versionNumber: 1.5 }))).toMatchObject({ code: 400 });
    expect(await refusalOf(deploy(scriptId, { versionNumber: 1, manifestFileName: 'other' }))).toEqual(invalid());
    expect(await list(scriptId)).toHaveLength(1);
  });

  test('is rejected if there are 20 deployments of versions', async () => {
    const scriptId = await make({});
    for (let count = 0; count < 20; count += 1) await deploy(scriptId, { versionNumber: 1 });
    expect(await refusalOf(deploy(scriptId, { versionNumber: 1 }))).toEqual({
      code: 400,
      status: 'FAILED_PRECONDITION',
      message: 'Scripts may only have up to 20 versioned deployments at a time.',
    });
    expect(await list(scriptId)).toHaveLength(21);
    const versioned = (await list(scriptId)).find(({ deploymentConfig }) => deploymentConfig?.versionNumber === 1);
    await deploymentsOf().delete({ scriptId, deploymentId: versioned?.deploymentId ?? '' });
    expect((await deploy(scriptId, { versionNumber: 1 })).deploymentId).toBeDefined();
  });
});

describe('an updated deployment', () => {
  test('keeps its ID and address, and is otherwise replaced', async () => {
    const scriptId = await make(WEB_APP, { webapp: { ...WEB_APP.webapp, access: 'ANYONE' } });
    const named = await deployed(scriptId);
    const { data: before } = await deploymentsOf().get(named);
    nowMs += 60_000;
    const deploymentConfig = { scriptId, versionNumber: 2, manifestFileName: 'appsscript' };
    const { data: after, status } = await deploymentsOf().update({ ...named, requestBody: { deploymentConfig } });
    expect(status).toBe(200);
    expect(after).toEqual({
      deploymentId: named.deploymentId,
      deploymentConfig,
      updateTime: new Date(nowMs).toISOString(),
      entryPoints: [
        {
          entryPointType: 'WEB_APP',
          webApp: { ...before.entryPoints?.[0]?.webApp, entryPointConfig: { ...WEB_APP.webapp, access: 'ANYONE' } },
        },
      ],
    });
    expect((await deploymentsOf().get(named)).data).toEqual(after);
  });

  test('rejects a configuration that is not wrapped, is missing or has no existing version', async () => {
    const named = await deployed(await make({}));
    const path = `/v1/projects/${named.scriptId}/deployments/${named.deploymentId}`;
    const flat = await services.call(OWNER, 'PUT', path, { versionNumber: 1, description: 'flat' });
    expect(flat).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringMatching(/Unknown name "\w+": Cannot find field/) } },
    });
    expect((await services.call(OWNER, 'PUT', path)).status).toBe(400);
    const update = (deploymentConfig: object) =>
      deploymentsOf().update({ ...named, requestBody: { deploymentConfig } });
    expect(await refusalOf(update({ description: 'no version' }))).toEqual(invalid());
    expect(await refusalOf(update({ versionNumber: 9 }))).toEqual(NOT_FOUND);
    expect((await deploymentsOf().get(named)).data.deploymentConfig?.description).toBe('Production');
  });
});

describe('a deleted deployment', () => {
  test('is gone, and its version remains', async () => {
    const named = await deployed(await make({}));
    const response = await deploymentsOf().delete(named);
    expect(response).toMatchObject({ status: 200, data: {} });
    expect(await refusalOf(deploymentsOf().get(named))).toEqual(NOT_FOUND);
    expect(await refusalOf(deploymentsOf().delete(named))).toEqual(NOT_FOUND);
    expect((await projectsOf(OWNER).versions.get({ scriptId: named.scriptId, versionNumber: 1 })).status).toBe(200);
  });

  test('has to belong to the named project', async () => {
    const named = await deployed(await make({}));
    const scriptId = await make({});
    expect(await refusalOf(deploymentsOf().delete({ ...named, scriptId }))).toEqual(NOT_FOUND);
    expect((await deploymentsOf().get(named)).status).toBe(200);
  });
});

test('readers see deployments and cannot change them; other users see nothing', async () => {
  const named = await deployed(await make({}));
  const requestBody = { deploymentConfig: { versionNumber: 1 } };
  const attempts = () => [
    refusalOf(deploy(named.scriptId, { versionNumber: 1 }, READER)),
    refusalOf(deploymentsOf(READER).update({ ...named, requestBody })),
    refusalOf(deploymentsOf(READER).delete(named)),
  ];
  const get = () => deploymentsOf(READER).get(named);
  expect(await Promise.all([...attempts(), refusalOf(get())])).toEqual(Array(4).fill(FORBIDDEN));
  await shareWithReader(named.scriptId);
  expect(await Promise.all(attempts())).toEqual(Array(3).fill(FORBIDDEN));
  expect((await get()).status).toBe(200);
});

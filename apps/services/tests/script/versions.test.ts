import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { FORBIDDEN, invalid, NOT_FOUND, refusalOf } from './refusal.ts';
import { clientOf, makeProject } from './script-project.ts';

const OWNER = 'owner@example.com';
const READER = 'reader@example.com';
const NOW_MS = Date.UTC(2026, 5, 1, 12);

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => NOW_MS } });
});
afterAll(() => services[Symbol.asyncDispose]());

const projectsOf = (email: string) => clientOf(services, email).projects;
const make = () => makeProject(services, { owner: OWNER, code: { Code: '' }, sharedWith: { [READER]: 'reader' } });

async function freeze(scriptId: string, requestBody = {}, email = OWNER) {
  const { data, status } = await projectsOf(email).versions.create({ scriptId, requestBody });
  expect(status).toBe(200);
  return data;
}

async function save(scriptId: string, sources: readonly string[]): Promise<void> {
  const manifest = { name: 'appsscript', type: 'JSON', source: '{}' };
  const scripts = sources.map((source, index) => ({ name: `Code${index}`, type: 'SERVER_JS', source }));
  await projectsOf(OWNER).updateContent({ scriptId, requestBody: { files: [manifest, ...scripts] } });
}

async function sourcesOf(scriptId: string, versionNumber?: number) {
  const params = { scriptId, ...(versionNumber !== undefined && { versionNumber }) };
  const { data } = await projectsOf(OWNER).getContent(params);
  return data.files?.slice(1).map(({ source }) => source ?? '');
}

describe('a new version', () => {
  test('has the next number, the description and the time', async () => {
    const scriptId = make();
    const createTime = new Date(NOW_MS).toISOString();
    expect(await freeze(scriptId, { description: 'First' })).toEqual({
      scriptId,
      versionNumber: 1,
      description: 'First',
      createTime,
    });
    expect(await freeze(scriptId)).toEqual({ scriptId, versionNumber: 2, createTime });
    const { data } = await projectsOf(READER).versions.get({ scriptId, versionNumber: 1 });
    expect(data).toMatchObject({ versionNumber: 1, description: 'First' });
    const { data: list } = await projectsOf(READER).versions.list({ scriptId });
    expect(list.versions?.map(({ versionNumber }) => versionNumber)).toEqual([1, 2]);
  });

  test('needs no body, and ignores a number in it', async () => {
    const scriptId = make();
    const response = await services.call(OWNER, 'POST', `/v1/projects/${scriptId}/versions`);
    expect(response).toMatchObject({ status: 200, body: { versionNumber: 1 } });
    expect(await freeze(scriptId, { versionNumber: 40, createTime: '2001-01-01T00:00:00Z' })).toMatchObject({
      versionNumber: 2,
      createTime: new Date(NOW_MS).toISOString(),
    });
  });

  test('contains the files as they were', async () => {
    const scriptId = make();
    await save(scriptId, ['var a = 1;', 'var b = 1;']);
    await freeze(scriptId);
    await save(scriptId, ['var a = 2;']);
    await freeze(scriptId);
    await save(scriptId, ['var a = 3;']);
    expect(await sourcesOf(scriptId, 1)).toEqual(['var a = 1;', 'var b = 1;']);
    expect(await sourcesOf(scriptId, 2)).toEqual(['var a = 2;']);
    expect(await sourcesOf(scriptId)).toEqual(['var a = 3;']);
    expect(await sourcesOf(scriptId, 0)).toEqual(['var a = 3;']);
    expect(await refusalOf(sourcesOf(scriptId, 3))).toEqual(NOT_FOUND);
    expect(await refusalOf(sourcesOf(scriptId, -1))).toEqual(NOT_FOUND);
  });

  test('is rejected for readers, for unknown projects, and beyond the limit of 200', async () => {
    const scriptId = make();
    expect(await refusalOf(freeze(scriptId, {}, READER))).toEqual(FORBIDDEN);
    expect(await refusalOf(freeze('none'))).toEqual(NOT_FOUND);
    const wrong = await services.call(OWNER, 'POST', `/v1/projects/${scriptId}/versions`, { description: 7 });
    expect(wrong).toMatchObject({ status: 400, body: { error: { status: invalid().status } } });
    for (let number = 1; number <= 200; number += 1) {
      expect((await freeze(scriptId)).versionNumber).toBe(number);
    }
    expect(await refusalOf(freeze(scriptId))).toEqual({
      code: 400,
      status: 'FAILED_PRECONDITION',
      message: 'Cannot create more versions: Script has reached the limit of 200 versions.',
    });
  });
});

describe('the version store', () => {
  const count = (table: string) => services.db.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n ?? 0;

  test('stores a text once, however many versions and projects contain it, and no unreferenced text', async () => {
    const scriptId = make();
    const other = make();
    const unchanged = ['// kept by all', '// kept, too'];
    await save(other, unchanged);
    await save(scriptId, [...unchanged, '// 0']);
    const before = count('script_sources');
    for (let number = 1; number <= 20; number += 1) {
      await freeze(scriptId);
      await save(scriptId, [...unchanged, `// ${number}`]);
    }
    expect(count('script_sources')).toBe(before + 20);
    await save(scriptId, [...unchanged, '// unfrozen']);
    await save(scriptId, [...unchanged, '// unfrozen as well']);
    expect(count('script_sources')).toBe(before + 20);
    services.db.run('DELETE FROM script_projects WHERE script_id = ?', scriptId);
    expect(count('script_sources')).toBe(before - 1);
    expect(await sourcesOf(other)).toEqual(unchanged);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import type { script_v1 } from '@googleapis/script';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { invalid, NOT_FOUND, refusalOf } from './refusal.ts';
import { clientOf, makeProject } from './script-project.ts';

const OWNER = 'owner@example.com';
const WRITER = 'writer@example.com';

let services: TestServices;
let nowMs = Date.UTC(2026, 5, 1, 12);
let scriptId: string;
beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => nowMs } });
  scriptId = makeProject(services, { owner: OWNER, code: { Code: '' }, sharedWith: { [WRITER]: 'writer' } });
});
afterAll(() => services[Symbol.asyncDispose]());

const manifest = (more = {}) => file('appsscript', 'JSON', JSON.stringify({ timeZone: 'Etc/UTC', ...more }));
const file = (name: string, type: string, source: string): script_v1.Schema$File => ({ name, type, source });
const code = (name: string, source: string) => file(name, 'SERVER_JS', source);

const save = (files: script_v1.Schema$File[], email = OWNER) =>
  clientOf(services, email).projects.updateContent({ scriptId, requestBody: { files } });

async function read(versionNumber?: number): Promise<script_v1.Schema$File[]> {
  const params = { scriptId, ...(versionNumber !== undefined && { versionNumber }) };
  return (await clientOf(services, OWNER).projects.getContent(params)).data.files ?? [];
}

const nameOf = ({ name }: script_v1.Schema$File) => name;

describe('saved content', () => {
  test('replaces all files, in the order of the request', async () => {
    const sources = [code('lib/b', 'var b = 1;'), manifest(), file('Page', 'HTML', '<p>{{</p>'), code('a', 'var a;')];
    const response = await save(sources);
    expect(response.status).toBe(200);
    expect(response.data.files).toMatchObject(sources);
    expect(await read()).toEqual(response.data.files);
    await save([manifest()]);
    expect((await read()).map(nameOf)).toEqual(['appsscript']);
  });

  test('retains each file’s creation time, and for unchanged files also the last author and time', async () => {
    await save([manifest(), code('Same', 'var a;'), code('Other', 'var b;'), code('Kind', '')]);
    const madeAt = new Date(nowMs).toISOString();
    nowMs += 3_600_000;
    const changedAt = new Date(nowMs).toISOString();
    await save([manifest(), code('Other', 'var c;'), code('Same', 'var a;'), file('Kind', 'HTML', '')], WRITER);
    const [, other, same, kind] = await read();
    expect(same).toMatchObject({ createTime: madeAt, updateTime: madeAt, lastModifyUser: { email: OWNER } });
    expect(other).toMatchObject({ createTime: madeAt, updateTime: changedAt, lastModifyUser: { email: WRITER } });
    expect(kind).toMatchObject({ createTime: changedAt, updateTime: changedAt, lastModifyUser: { email: WRITER } });
  });

  test('ignores members that only the service writes', async () => {
    const sent = { ...code('Code', ''), createTime: '2001-01-01T00:00:00Z', functionSet: { values: [{ name: 'x' }] } };
    const { data } = await save([manifest(), { ...sent, lastModifyUser: { email: 'x@y.z' } }]);
    expect(data.files?.[1]).toMatchObject({ lastModifyUser: { email: OWNER } });
    expect(data.files?.[1]).not.toHaveProperty('functionSet');
    expect(data.files?.[1]?.createTime).not.toContain('2001');
  });

  test('with very much code is parsed without blocking other requests, with the same response and the same error', async () => {
    const long = 'function repeated() { return 1; }\n'.repeat(10_000);
    const response = await save([manifest(), code('Code', `${long}function last(a) {}`)]);
    const functionSet = { values: [{ name: 'repeated' }, { name: 'last', parameters: ['a'] }] };
    expect(response.data.files?.[1]?.functionSet).toEqual(functionSet);
    expect((await read())[1]?.functionSet).toEqual(functionSet);
    const refused = await refusalOf(save([manifest(), code('Code', `${long}function {`)]));
    expect(refused).toMatchObject({ code: 400, message: expect.stringContaining('line: 10001 file: Code') });
    expect((await read())[1]?.functionSet).toEqual(functionSet);
  });

  test('with very much code is read without blocking other requests, which can write in the meantime', async () => {
    const long = Array.from({ length: 20_000 }, (_, index) => `function f${index}(a) {}\n`).join('');
    await save([manifest(), code('Code', long)]);
    const reading = read();
    let writtenMeanwhile = 0;
    const isOver = reading.then(() => true);
    while (!(await Promise.race([isOver, pause(1, false)]))) {
      await services.call(OWNER, 'POST', '/drive/v3/files', { name: 'meanwhile' });
      writtenMeanwhile += 1;
    }
    expect((await reading)[1]?.functionSet?.values).toHaveLength(20_000);
    expect(writtenMeanwhile).toBeGreaterThan(5);
  });

  test('lists the functions of its scripts, as they are in each version', async () => {
    const first = 'function main(event, count = 1) {}\nfunction hidden_() {}\nconst f = () => 1;';
    await save([manifest(), code('Code', first), file('Page', 'HTML', 'function no() {}')]);
    const { data } = await clientOf(services, OWNER).projects.versions.create({ scriptId, requestBody: {} });
    await save([manifest(), code('Code', 'var none;')]);
    const [, script, page] = await read(data.versionNumber ?? 0);
    expect(script?.functionSet).toEqual({
      values: [{ name: 'main', parameters: ['event', 'count'] }, { name: 'hidden_' }],
    });
    expect(page).not.toHaveProperty('functionSet');
    expect((await read())[1]).not.toHaveProperty('functionSet');
  });

  test('is returned as it was sent, whatever the text', async () => {
    const source = `// \u0000 é 😀 \u2028\r\n\tvar text = 'it''s';\n`.replace("''", "\\'");
    await save([manifest(), code('Ünïcode 😀', source)]);
    expect((await read())[1]).toMatchObject({ name: 'Ünïcode 😀', source });
  });

  test('is returned file by file, whatever the files', async () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => text !== 'appsscript');
    const page = fc.record({ name, type: fc.constant<string>('HTML'), source: fc.string({ unit: 'binary' }) });
    const pages = fc.uniqueArray(page, { selector: nameOf, maxLength: 12 });
    const property = fc.asyncProperty(pages, fc.nat(12), async (files, place) => {
      const sent = files.toSpliced(place, 0, { name: 'appsscript', type: 'JSON', source: '{}' });
      await save(sent);
      expect((await read()).map((each) => file(each.name ?? '', each.type ?? '', each.source ?? ''))).toEqual(sent);
    });
    await fc.assert(property, { numRuns: process.env.LONG_TESTS ? 100 : 12 });
  });

  test('may be larger than other requests', async () => {
    const source = `// ${'é'.repeat(2_000_000)}`;
    const { status } = await save([manifest(), code('Large', source)]);
    expect(status).toBe(200);
    expect((await read())[1]?.source).toBe(source);
  });

  test('is used by runs from then on', async () => {
    await save([manifest({ executionApi: { access: 'MYSELF' } }), code('Code', 'function two() { return 2; }')]);
    const run = { scriptId, requestBody: { function: 'two', devMode: true } };
    expect((await clientOf(services, OWNER).scripts.run(run)).data.response?.result).toBe(2);
  });
});

describe('content is rejected', () => {
  const noManifest = invalid('Project contents must include a manifest file named appsscript.');
  const twice = (name: string) => invalid(`A file with this name already exists in the current project: ${name}`);
  const syntax = (text: string) => invalid(`Syntax error: SyntaxError: ${text}`);
  const badManifest = (text: string) => invalid(`"appsscript.json" has errors: Invalid manifest: ${text}`);

  test.each([
    ['without files', [], noManifest],
    ['without a manifest', [code('Code', '')], noManifest],
    ['with a manifest that is no JSON file', [code('appsscript', '')], noManifest],
    ['with another JSON file', [manifest(), file('data', 'JSON', '{}')], invalid()],
    ['with two scripts of one name', [manifest(), code('Code', ''), code('Code', '')], twice('Code')],
    ['with two kinds of files of one name', [manifest(), code('Code', ''), file('Code', 'HTML', '')], twice('Code')],
    ['with a file without a name', [manifest(), code('', '')], invalid()],
    ['with a control character in a name', [manifest(), code('a\nb', '')], invalid()],
    [
      'with an unknown key in the manifest',
      [manifest({ filePushOrder: [] })],
      badManifest('unknown fields: [filePushOrder]'),
    ],
    ['with a manifest that is not JSON', [file('appsscript', 'JSON', '{')], badManifest('not a JSON object')],
    [
      'with a syntax error',
      [manifest(), code('a', ''), code('b', 'var x;\n\nfoo(;')],
      syntax('Unexpected token line: 3 file: b'),
    ],
  ])('%s, and nothing changes', async (_, files, expected) => {
    await save([manifest(), code('Before', 'var before;')]);
    const before = await read();
    const { data: project } = await clientOf(services, OWNER).projects.get({ scriptId });
    nowMs += 1000;
    expect(await refusalOf(save(files))).toEqual(expected);
    expect(await read()).toEqual(before);
    expect((await clientOf(services, OWNER).projects.get({ scriptId })).data).toEqual(project);
  });

  test.each(['ENUM_TYPE_UNSPECIFIED', 'GS', ''])('with a file of the type %j', async (type) => {
    expect(await refusalOf(save([manifest(), file('Code', type, '')]))).toMatchObject({
      code: 400,
      status: 'INVALID_ARGUMENT',
    });
  });

  test('with an unknown value of an enumeration in the manifest', async () => {
    const { message } = await refusalOf(save([manifest({ webapp: { access: 'EVERYONE' } })]));
    expect(message).toContain('"appsscript.json" has errors: Invalid manifest: invalid value at [webapp.access]');
  });

  test('with an unknown member in a file', async () => {
    const files = [{ ...manifest(), colour: 'blue' }];
    const response = await services.call(OWNER, 'PUT', `/v1/projects/${scriptId}/content`, { files });
    expect(response).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining('"colour"') } } });
  });

  test('for a project that does not exist', async () => {
    const request = { scriptId: 'none', requestBody: { files: [manifest()] } };
    expect(await refusalOf(clientOf(services, OWNER).projects.updateContent(request))).toEqual(NOT_FOUND);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { clientOf, deployHead, makeProject } from './script-project.ts';

const OWNER = 'owner@example.com';
const COLLEAGUE = 'colleague@example.com';

const CODE = `
function store(name) {
  return PropertiesService['get' + name + 'Properties']();
}
function read(name) {
  return store(name) && store(name).getProperties();
}
function write(name, values) {
  store(name).setProperties(values);
}
function writeOften(name, key) {
  for (let count = 1; count <= 3000; count += 1) store(name).setProperty(key, count);
  store(name).setProperty('other', 'x').deleteProperty('other');
}
function remove(name, key) {
  store(name).deleteProperty(key);
}
function writeAndFail(name, values) {
  write(name, values);
  throw new Error('after writing');
}
function writeAndLoop(name, values) {
  write(name, values);
  for (;;);
}
function count() {
  const values = store('Script');
  values.setProperty('count', Number(values.getProperty('count')) + 1);
}
function writeLate(name, values) {
  Utilities.sleep(100);
  write(name, values);
}`;

let services: TestServices;
let scriptId: string;
beforeAll(async () => {
  services = await startTestServices({ scripts: { timeoutMs: 2000 } });
  scriptId = make();
});
afterAll(() => services[Symbol.asyncDispose]());

function make(): string {
  const manifest = { executionApi: { access: 'DOMAIN' } };
  const made = makeProject(services, { owner: OWNER, manifest, code: { Code: CODE } });
  deployHead(services, made);
  return made;
}

async function run(name: string, parameters: unknown[], { email = OWNER, id = scriptId } = {}) {
  const requestBody = { function: name, parameters };
  const { data } = await clientOf(services, email).scripts.run({ scriptId: id, requestBody });
  return data.response ? (data.response.result ?? null) : data.error?.code;
}

describe('properties', () => {
  test('of a script are available in the next run, whoever runs it', async () => {
    await run('write', ['Script', { shared: 'yes', gone: 'soon' }]);
    await run('remove', ['Script', 'gone'], { email: COLLEAGUE });
    expect(await run('read', ['Script'])).toEqual({ shared: 'yes' });
  });

  test('contain the latest values', async () => {
    const id = make();
    await run('writeOften', ['Script', 'count'], { id });
    expect(await run('read', ['Script'], { id })).toEqual({ count: '3000' });
  });

  test('of a user are available only to this user', async () => {
    await run('write', ['User', { mine: OWNER }]);
    await run('write', ['User', { mine: COLLEAGUE }], { email: COLLEAGUE });
    expect(await run('read', ['User'])).toEqual({ mine: OWNER });
    expect(await run('read', ['User'], { email: COLLEAGUE })).toEqual({ mine: COLLEAGUE });
  });

  test('of a script are not available to another script', async () => {
    expect(await run('read', ['Script'], { id: make() })).toEqual({});
  });

  test('of a document are available to scripts bound to a document', async () => {
    const bound = make();
    expect(await run('read', ['Document'], { id: bound })).toBeNull();
    services.db.run('UPDATE script_projects SET parent_id = ? WHERE script_id = ?', 'a-document', bound);
    await run('write', ['Document', { of: 'all' }], { id: bound });
    expect(await run('read', ['Document'], { id: bound, email: COLLEAGUE })).toEqual({ of: 'all' });
  });

  test('written by a run before it failed or timed out are retained', async () => {
    const id = make();
    expect(await run('writeAndFail', ['Script', { failed: '1' }], { id })).toBe(3);
    expect(await run('writeAndLoop', ['Script', { timedOut: '2' }], { id })).toBe(10);
    expect(await run('read', ['Script'], { id })).toEqual({ failed: '1', timedOut: '2' });
  });

  test('written by concurrent runs do not overwrite each other', async () => {
    const id = make();
    const keys = ['a', 'b', 'c', 'd'];
    await Promise.all(keys.map((key) => run('writeLate', ['Script', { [key]: key }], { id })));
    expect(await run('read', ['Script'], { id })).toEqual({ a: 'a', b: 'b', c: 'c', d: 'd' });
  });
});

test('a queued run reads values written by the runs before it', async () => {
  await using busy = await startTestServices({ scripts: { concurrency: 1 } });
  const id = makeProject(busy, {
    owner: OWNER,
    manifest: { executionApi: { access: 'DOMAIN' } },
    code: { Code: CODE },
  });
  deployHead(busy, id);
  const call = (name: string, parameters: unknown[] = []) =>
    clientOf(busy, OWNER).scripts.run({ scriptId: id, requestBody: { function: name, parameters } });
  await Promise.all([1, 2, 3, 4].map(() => call('count')));
  const { data } = await call('read', ['Script']);
  expect(data.response?.result).toEqual({ count: '4' });
});

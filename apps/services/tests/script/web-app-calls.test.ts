import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { clientOf, makeProject } from './script-project.ts';

const OWNER = 'owner@example.com';
const CODE = `
  function doGet() { return HtmlService.createHtmlOutput('<p>' + ScriptApp.getService().getUrl() + '</p>'); }
  function doPost() { return ContentService.createTextOutput('posted'); }
  function echo(...args) { return args; }
  function nothing() {}
  function whoRuns() { return [Session.getActiveUser().getEmail(), Session.getEffectiveUser().getEmail()]; }
  function fail() { throw new RangeError('out of range'); }
  function dated() { return new Date(); }
  function secret_() { return 'private'; }
  function upload(form) {
    return [form.name, form.tag, form.file.getName(), form.file.getContentType(), form.file.getDataAsString()];
  }
  function listFiles() { return DriveApp.getFiles().hasNext(); }
`;

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ scripts: { timeoutMs: 20_000 } });
});
afterAll(() => services[Symbol.asyncDispose]());

/** Deploys a public web app. Returns its address and the token of one of its pages. */
async function deploy({ scopes }: { scopes?: readonly string[] } = {}) {
  const manifest = { webapp: { access: 'ANYONE_ANONYMOUS', executeAs: 'USER_DEPLOYING' } };
  const scriptId = makeProject(services, { owner: OWNER, manifest, code: { Code: CODE } });
  const client = clientOf(services, OWNER, scopes);
  const { data: version } = await client.projects.versions.create({ scriptId, requestBody: {} });
  const requestBody = { versionNumber: version.versionNumber ?? 0, manifestFileName: 'appsscript' };
  const { data } = await client.projects.deployments.create({ scriptId, requestBody });
  const url = data.entryPoints?.find((each) => each.webApp)?.webApp?.url ?? '';
  const text = await (await fetch(url)).text();
  const [, token = ''] = /data-token="([^"]+)"/.exec(text) ?? [];
  return { scriptId, url, token, text };
}

async function send(url: string, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${url}/call`, { method: 'POST', body: text });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

describe('a web app page', () => {
  test('receives the address of its web app', async () => {
    const { url, text } = await deploy();
    expect(text).toContain(`<p>${url}</p>`);
  });

  test('calls functions of its script with values, on behalf of its deployer', async () => {
    const { url, token, scriptId } = await deploy();
    const parameters = [1, 'two', null, [true, { three: 3 }]];
    const { status, headers, body } = await send(url, { token, functionName: 'echo', parameters });
    expect({ status, body }).toEqual({ status: 200, body: { result: parameters } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect((await send(url, { token, functionName: 'whoRuns' })).body).toEqual({ result: ['', OWNER] });
    expect((await send(url, { token, functionName: 'nothing' })).body).toEqual({ result: null });
    const params = { scriptId, fields: 'processes(processType,processStatus,functionName)' };
    const { data } = await clientOf(services, OWNER).processes.listScriptProcesses(params);
    expect(data.processes).toContainEqual({ processType: 'WEBAPP', processStatus: 'COMPLETED', functionName: 'echo' });
  });

  test('sends a form with its files as the only argument', async () => {
    const { url, token } = await deploy();
    const file = { name: 'a.txt', contentType: 'text/plain', base64: Buffer.from('Grüße').toString('base64') };
    const form = [
      ['name', 'Ana'],
      ['tag', '1'],
      ['tag', '2'],
      ['file', file],
    ];
    const { body } = await send(url, { token, functionName: 'upload', form });
    expect(body).toEqual({ result: ['Ana', ['1', '2'], 'a.txt', 'text/plain', 'Grüße'] });
  });

  test.each([
    ['fail', 'RangeError: out of range'],
    ['dated', 'The script completed but the returned value is not a supported return type.'],
    ['none', 'Script function not found: none'],
    ['Utilities.sleep', 'Script function not found: Utilities.sleep'],
  ])('receives the reason why %s failed', async (functionName, message) => {
    const { url, token } = await deploy();
    const { status, body } = await send(url, { token, functionName });
    expect({ status, body }).toEqual({ status: 200, body: { error: { name: 'ScriptError', message } } });
  });

  test('cannot call a private function', async () => {
    const { url, token } = await deploy();
    const { status, body } = await send(url, { token, functionName: 'secret_' });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { message: 'Script function not found: secret_' } },
    });
  });

  test('has no more scopes than the web app', async () => {
    const { url, token } = await deploy({ scopes: ['script.projects', 'script.deployments'] });
    const { body } = await send(url, { token, functionName: 'listFiles' });
    const message = expect.stringContaining('Specified permissions are not sufficient to call DriveApp.getFiles');
    expect(body).toMatchObject({ error: { message } });
  });

  test('calls nothing with the token of another page, a forged one, or after the web app is gone', async () => {
    const [first, second] = [await deploy(), await deploy()];
    for (const token of [second.token, 'x', `${first.token}x`, Buffer.alloc(40).toString('base64url')]) {
      expect((await send(first.url, { token, functionName: 'echo' })).status).toBe(403);
    }
    await services.call(OWNER, 'PATCH', `/drive/v3/files/${first.scriptId}`, { trashed: true });
    const { status, body } = await send(first.url, { token: first.token, functionName: 'echo' });
    expect({ status, body }).toEqual({
      status: 403,
      body: { error: { name: 'Error', message: 'This page has expired. Reload it.' } },
    });
  });

  test('gets 4xx for an invalid call, and nothing runs', async () => {
    const { url, token, scriptId } = await deploy();
    const deep = `{"token":"${token}","functionName":"echo","parameters":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
    for (const body of ['', 'null', '[]', '{', { token }, { token, functionName: 'echo', parameters: {} }, deep]) {
      expect((await send(url, body)).status).toBe(400);
    }
    expect((await send(url, 'x'.repeat(9_000_000))).status).toBe(413);
    expect((await fetch(`${url}/call`)).status).toBe(405);
    const { data } = await clientOf(services, OWNER).processes.listScriptProcesses({ scriptId });
    expect(data.processes?.map(({ functionName }) => functionName)).toEqual(['doGet']);
  });
});

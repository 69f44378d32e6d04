import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evaluate } from '#testing/run-source.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { clientOf, makeProject } from './script-project.ts';

const OWNER = 'owner@example.com';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ scripts: { timeoutMs: 20_000 } });
});
afterAll(() => services[Symbol.asyncDispose]());

async function deploy(code: string, webapp: object, options: { page?: string; scopes?: readonly string[] } = {}) {
  const manifest = { webapp: { access: 'ANYONE_ANONYMOUS', executeAs: 'USER_DEPLOYING', ...webapp } };
  const scriptId = makeProject(services, { owner: OWNER, manifest, code: { Code: code } });
  if (options.page !== undefined) await addPage(scriptId, options.page);
  const client = clientOf(services, OWNER, options.scopes);
  const { data: version } = await client.projects.versions.create({ scriptId, requestBody: {} });
  const requestBody = { versionNumber: version.versionNumber ?? 0, manifestFileName: 'appsscript' };
  const { data } = await client.projects.deployments.create({ scriptId, requestBody });
  return { scriptId, url: data.entryPoints?.find((each) => each.webApp)?.webApp?.url ?? '' };
}

async function addPage(scriptId: string, source: string): Promise<void> {
  const { projects } = clientOf(services, OWNER);
  const { data } = await projects.getContent({ scriptId });
  const files = [...(data.files ?? []), { name: 'page', type: 'HTML', source }];
  await projects.updateContent({ scriptId, requestBody: { files } });
}

describe('a web app', () => {
  test('responds at its address with the result of doGet and doPost', async () => {
    const { url, scriptId } = await deploy(
      `function doGet(e) {
        return ContentService.createTextOutput(JSON.stringify([e.parameter, e.parameters.tag, Session.getActiveUser().getEmail(),
          Session.getEffectiveUser().getEmail()])).setMimeType(ContentService.MimeType.JSON);
      }
      function doPost(e) { return ContentService.createTextOutput(e.postData.type + ' ' + e.postData.contents + ' ' + e.parameter.a); }`,
      {},
    );
    const response = await fetch(`${url}?name=Ana&tag=1&tag=2`);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual([{ name: 'Ana', tag: '1' }, ['1', '2'], '', OWNER]);
    const form = new URLSearchParams({ a: 'b c' });
    const posted = await fetch(url, { method: 'POST', body: form });
    expect(await posted.text()).toBe('application/x-www-form-urlencoded a=b+c b c');
    const params = { scriptId, fields: 'processes(processType,processStatus,functionName)' };
    const { data } = await clientOf(services, OWNER).processes.listScriptProcesses(params);
    expect(data.processes).toContainEqual({ processType: 'WEBAPP', processStatus: 'COMPLETED', functionName: 'doGet' });
  });

  test.each([
    ['text/html\\r\\nSet-Cookie: a=1', 'a', 'text/plain', 'a'],
    ['text/html; x="\\0', 'a', 'text/plain', 'a'],
    ['image/svg+xml', '../a\\ud800\\r\\n.txt', 'image/svg+xml', '..%2Fa%EF%BF%BD%0D%0A.txt'],
  ])('cannot forge headers with the type %s and the name %s', async (type, name, sentType, sentName) => {
    const { url } = await deploy(
      `function doGet() {
        Object.prototype.toJSON = () => ({ mimeType: '${type}', content: 'x', fileName: '${name}' });
        return ContentService.createTextOutput('x');
      }`,
      {},
    );
    const { status, headers } = await fetch(url);
    expect([
      status,
      headers.get('content-type'),
      headers.get('content-disposition'),
      headers.get('set-cookie'),
    ]).toEqual([200, `${sentType}; charset=utf-8`, `attachment; filename*=UTF-8''${sentName}`, null]);
    expect(headers.get('content-security-policy')).toMatch(/^sandbox allow-scripts(?!.*allow-same-origin)/);
  });

  test('receives the user agent of the request, and none outside a request', async () => {
    const code = `function doGet() { return ContentService.createTextOutput(HtmlService.getUserAgent()); }`;
    const { url } = await deploy(code, {});
    const response = await fetch(url, { headers: { 'user-agent': 'Browser/1.0' } });
    expect(await response.text()).toBe('Browser/1.0');
    expect(await evaluate('HtmlService.getUserAgent()')).toBeNull();
  });

  test('displays pages from templates, in a sandbox without an origin', async () => {
    const { url } = await deploy(
      `function include(name) { return HtmlService.createHtmlOutputFromFile(name).getContent(); }
      function doGet(e) {
        const template = HtmlService.createTemplateFromFile('page');
        template.items = ['<one>', 'two'];
        return template.evaluate().setTitle('List & more').addMetaTag('viewport', 'width=device-width');
      }`,
      {},
      { page: '<ul><? for (const item of items) { ?><li><?= item ?></li><? } ?></ul><?!= "<b>raw</b>" ?>' },
    );
    const response = await fetch(url);
    const text = await response.text();
    expect(text).toContain('<ul><li>&lt;one&gt;</li><li>two</li></ul><b>raw</b>');
    expect(text).toContain('<title>List &amp; more</title>');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-scripts/);
    expect(policy).not.toContain('allow-same-origin');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('has no more scopes than the token that deployed it', async () => {
    const code = 'function doGet() { return ContentService.createTextOutput(String(DriveApp.getFiles().hasNext())); }';
    const { url } = await deploy(code, {}, { scopes: ['script.projects', 'script.deployments'] });
    expect(await (await fetch(url)).text()).toContain(
      'Specified permissions are not sufficient to call DriveApp.getFiles',
    );
    const allowed = await deploy(code, {});
    expect(await (await fetch(allowed.url)).text()).toBe('true');
  });

  test.each([
    [{ access: 'MYSELF' }, 403],
    [{ access: 'DOMAIN' }, 403],
    [{ executeAs: 'USER_ACCESSING' }, 403],
  ])('with %j is rejected for anonymous visitors', async (webapp, status) => {
    const { url } = await deploy('function doGet() { return ContentService.createTextOutput("secret"); }', webapp);
    const response = await fetch(url);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('secret');
  });

  test('reports that it failed, returned nothing, received too much or does not exist', async () => {
    const { url } = await deploy('function doGet() { throw new Error("broken"); } function doPost() { return 1; }', {});
    expect(await (await fetch(url)).text()).toContain('broken');
    expect(await (await fetch(url, { method: 'POST' })).text()).toContain('did not return anything');
    expect((await fetch(url, { method: 'POST', body: 'x'.repeat(1_100_000) })).status).toBe(413);
    expect((await fetch(url, { method: 'PUT' })).status).toBe(405);
    expect((await fetch(`${services.origin}/macros/s/none/exec`)).status).toBe(404);
  });
});

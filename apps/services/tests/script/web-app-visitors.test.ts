import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { script } from '@googleapis/script';
import { operations } from '@rotunda/api-client/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '#config.ts';
import { issueAccessToken } from '#core/auth/access-tokens.ts';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { createAccount } from '#identity/accounts.ts';

import { type RunningServices, startServices } from '#start.ts';
import { BrowserSession, redirectOf } from '#testing/browser-session.ts';
import { toQuickPasswordHash } from '#testing/quick-password-hash.ts';

const PASSWORD = 'correct horse battery staple';
const SCOPE_BASE = 'https://www.googleapis.com';
const CODE = `
  function doGet(e) { return HtmlService.createHtmlOutput(JSON.stringify(describe(e.parameter.a)).replaceAll('"', "'")); }
  function describe(a) {
    return [a || '', Session.getActiveUser().getEmail(), Session.getEffectiveUser().getEmail(), ScriptApp.getService().getUrl(),
      DriveApp.getFilesByName('Diary').hasNext()];
  }
`;

let directory: string;
let db: Database;
let services: RunningServices;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-web-apps-'));
  db = openDatabase(join(directory, 'services.db'));
  const passwordHash = toQuickPasswordHash(PASSWORD);
  // Cy belongs to another organisation.
  for (const [index, email] of ['ana@example.com', 'bo@example.com', 'cy@other.example'].entries()) {
    createAccount(db, {
      id: toId(email),
      email,
      displayName: email,
      permissionId: `1000000000000000000${index}`,
      role: null,
      isDomainAdmin: false,
      passwordHash,
      createdAtMs: 0,
    });
  }
  const environment = { SERVICES_PORT: '0', DATA_DIR: directory, DEMO: '0', LOG_LEVEL: 'silent' };
  const parsed = parseConfig({ ...environment, PUBLIC_ORIGIN: 'http://localhost:4999' });
  if ('problems' in parsed) throw new Error(parsed.problems.join('\n'));
  services = await startServices(parsed.config);
});
afterAll(async () => {
  await services.close();
  db.close();
  rmSync(directory, { recursive: true, force: true });
});

const toId = (email: string) => email.slice(0, email.indexOf('@'));

function bearerOf(email: string): string {
  const suffixes = Object.values(operations).flatMap((operation): readonly string[] => operation.scopes);
  const scopes = [...new Set(suffixes)].map((suffix) => `${SCOPE_BASE}/auth/${suffix}`);
  const grant = { accountId: toId(email), clientId: 'test', scopes, expiresAt: Date.now() + 3_600_000 };
  return `Bearer ${issueAccessToken(db, grant)}`;
}

async function callDrive(email: string, path: string, body: object): Promise<void> {
  const headers = { authorization: bearerOf(email), 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  expect((await fetch(`${services.origin}/drive/v3/files${path}`, init)).status).toBe(200);
}

/** Deploys a web app of Ana that other users can read. Returns its two addresses. */
async function deploy(webapp: object, oauthScopes?: readonly string[], code = CODE) {
  const { projects } = script({
    version: 'v1',
    rootUrl: `${services.origin}/`,
    headers: { authorization: bearerOf('ana@example.com') },
  });
  const { data } = await projects.create({ requestBody: { title: 'Who am I' } });
  const scriptId = data.scriptId ?? '';
  const save = (code: string) => {
    const manifest = { timeZone: 'Etc/UTC', webapp, ...(oauthScopes && { oauthScopes }) };
    const files = [
      { name: 'appsscript', type: 'JSON', source: JSON.stringify(manifest) },
      { name: 'Code', type: 'SERVER_JS', source: code },
    ];
    return projects.updateContent({ scriptId, requestBody: { files } });
  };
  await save(code);
  await projects.versions.create({ scriptId, requestBody: {} });
  const requestBody = { versionNumber: 1, manifestFileName: 'appsscript' };
  const deployed = await projects.deployments.create({ scriptId, requestBody });
  const { data: all } = await projects.deployments.list({ scriptId });
  const head = all.deployments?.find(({ deploymentConfig }) => !deploymentConfig?.versionNumber);
  const toUrl = (each: typeof head) => each?.entryPoints?.find(({ webApp }) => webApp)?.webApp?.url ?? '';
  return { scriptId, save, exec: toUrl(deployed.data), dev: toUrl(head) };
}

/** Opens an address in a new browser and signs in on the way. */
async function open(url: string, email: string) {
  const browser = new BrowserSession();
  const signIn = await browser.follow(url);
  const response = await browser.submit(signIn.url, { email, password: PASSWORD });
  const page = await browser.follow(redirectOf(response, signIn.url) ?? '');
  return { browser, url: page.url, status: page.response.status, text: await page.response.text() };
}

/** Opens an address and grants the scopes of the consent page. */
async function openAndAllow(url: string, email: string) {
  const { browser, url: address, text: asked } = await open(url, email);
  const response = await browser.submit(address, { choice: 'continue' });
  const page = await browser.follow(redirectOf(response, address) ?? '');
  return { browser, url: address, asked, text: await page.response.text() };
}

async function call(url: string, text: string, functionName: string): Promise<string[]> {
  const [, token = ''] = /data-token="([^"]+)"/.exec(text) ?? [];
  const response = await fetch(`${url}/call`, { method: 'POST', body: JSON.stringify({ token, functionName }) });
  const { result } = Object(await response.json());
  return result;
}

describe('a web app that runs as its deployer', () => {
  test.each([
    ['MYSELF', 'ana@example.com', true],
    ['MYSELF', 'bo@example.com', false],
    ['DOMAIN', 'bo@example.com', true],
    ['DOMAIN', 'cy@other.example', false],
    ['ANYONE', 'cy@other.example', true],
  ])('with access %s for %s: %s', async (access, email, isOpen) => {
    const { exec } = await deploy({ access, executeAs: 'USER_DEPLOYING' });
    const { status, text } = await open(`${exec}?a=1`, email);
    expect(status).toBe(isOpen ? 200 : 403);
    const visitor = email.endsWith('@example.com') ? email : '';
    if (isOpen) expect(text).toContain(`['1','${visitor}','ana@example.com','${exec}',`);
    else expect(text).toBe('You need permission to open this web app.\n');
  });

  test('knows the visitor of the page in calls from its pages', async () => {
    const { exec } = await deploy({ access: 'DOMAIN', executeAs: 'USER_DEPLOYING' });
    const { text } = await open(exec, 'bo@example.com');
    const result = await call(exec, text, 'describe');
    expect(result.slice(1, 3)).toEqual(['bo@example.com', 'ana@example.com']);
  });
});

describe('a web app that runs as its visitor', () => {
  const webapp = { access: 'DOMAIN', executeAs: 'USER_ACCESSING' };

  test('asks for the scopes used by its code, and then runs with the rights of its visitor', async () => {
    await callDrive('bo@example.com', '', { name: 'Diary' });
    const { exec } = await deploy(webapp);
    const { asked, text } = await openAndAllow(`${exec}?a=1`, 'bo@example.com');
    expect(asked).toContain('Allow Who am I access?');
    expect(asked).toContain('See, change, create and delete all your files');
    expect(asked).not.toContain('calendars');
    expect(text).toContain(`['1','bo@example.com','bo@example.com','${exec}',true]`);
    expect((await open(exec, 'bo@example.com')).text).toContain(`'bo@example.com','bo@example.com'`);
    const result = await call(exec, text, 'describe');
    expect(result.slice(1)).toEqual(['bo@example.com', 'bo@example.com', exec, true]);
  });

  test('has the scopes of its manifest and no others', async () => {
    const scope = `${SCOPE_BASE}/auth/userinfo.email`;
    const { exec } = await deploy(webapp, [scope]);
    const { asked, text } = await openAndAllow(exec, 'bo@example.com');
    expect(asked).toContain('See your email address');
    expect(text).toContain('Specified permissions are not sufficient to call DriveApp.getFilesByName');
  });

  test('does not run if its scopes are denied, or allowed by a form from another page', async () => {
    const { exec } = await deploy(webapp);
    const { browser, url, text } = await open(exec, 'bo@example.com');
    expect(text).toContain('Allow Who am I access?');
    const denied = await browser.submit(url, { choice: 'cancel' });
    expect(denied.status).toBe(403);
    for (const [name, value] of [
      ['origin', 'null'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      expect((await browser.submit(url, { choice: 'continue' }, { [name]: value })).status).toBe(403);
    }
    expect((await open(exec, 'bo@example.com')).text).toContain('Allow Who am I access?');
  });

  test('asks no one its access excludes', async () => {
    const { exec } = await deploy(webapp);
    const { status, text } = await open(exec, 'cy@other.example');
    expect([status, text]).toEqual([403, 'You need permission to open this web app.\n']);
  });
});

describe('the dev address with the latest save', () => {
  test('is available to editors, with their own rights, while exec serves the deployed version', async () => {
    const { scriptId, save, exec, dev } = await deploy({ access: 'MYSELF', executeAs: 'USER_DEPLOYING' });
    await save(CODE.replace("a || ''", "'saved later'"));
    expect((await open(exec, 'ana@example.com')).text).toContain(`['','ana@example.com','ana@example.com','${exec}'`);
    expect((await open(dev, 'bo@example.com')).status).toBe(403);
    await callDrive('ana@example.com', `/${scriptId}/permissions`, {
      type: 'user',
      role: 'reader',
      emailAddress: 'bo@example.com',
    });
    expect((await open(dev, 'bo@example.com')).status).toBe(403);
    await callDrive('ana@example.com', `/${scriptId}/permissions`, {
      type: 'user',
      role: 'writer',
      emailAddress: 'bo@example.com',
    });
    const { text } = await openAndAllow(dev, 'bo@example.com');
    expect(text).toContain(`['saved later','bo@example.com','bo@example.com','${dev}'`);
    expect((await call(dev, text, 'describe'))[0]).toBe('saved later');
  });

  test('requires a sign-in, whatever the access', async () => {
    const { dev } = await deploy({ access: 'ANYONE_ANONYMOUS', executeAs: 'USER_DEPLOYING' });
    const { response } = await new BrowserSession().follow(dev);
    expect(await response.text()).toContain('Password');
    expect((await fetch(dev, { method: 'POST' })).status).toBe(403);
  });
});

describe('a state token', () => {
  const CALLED_BACK = `
    function doGet({ parameter }) {
      const token = ScriptApp.newStateToken().withMethod('finish').withArgument('step', '1').withTimeout(Number(parameter.seconds || 600));
      return ContentService.createTextOutput(token.createToken());
    }
    function finish({ parameter }) {
      return ContentService.createTextOutput([parameter.step, parameter.code, Session.getEffectiveUser().getEmail()].join());
    }
  `;
  const make = async (query = '') => {
    const app = await deploy({ access: 'MYSELF', executeAs: 'USER_DEPLOYING' }, undefined, CALLED_BACK);
    const { browser, text: token } = await open(`${app.exec}${query}`, 'ana@example.com');
    const url = `${new URL(app.exec).origin}/macros/d/${app.scriptId}/usercallback?code=42&step=2&state=`;
    return { ...app, browser, token, url };
  };
  const read = async ({ response }: { response: Response }) => [response.status, await response.text()];

  test('calls its function for the user who received it, in the version that created it', async () => {
    const { browser, token, url, save } = await make();
    await save('function finish() { return ContentService.createTextOutput("changed"); }');
    expect(await read(await browser.follow(url + token))).toEqual([200, '1,42,ana@example.com']);
  });

  test('is rejected for other users, when it was altered, and when it has expired', async () => {
    const { token, url } = await make();
    const other = await open(url + token, 'bo@example.com');
    expect([other.status, other.text]).toEqual([403, 'The state token belongs to another user.\n']);
    const refused = [400, 'The state token is invalid or has expired.\n'];
    for (const state of ['', 'x', `A${token.slice(1)}`]) {
      expect(await read(await new BrowserSession().follow(url + state))).toEqual(refused);
    }
    const short = await make('?seconds=0.001');
    expect(await read(await short.browser.follow(short.url + short.token))).toEqual(refused);
    expect((await fetch(url + token, { method: 'POST' })).status).toBe(405);
  });

  test('of one script cannot call another', async () => {
    const [one, other] = [await make(), await make()];
    expect((await read(await one.browser.follow(other.url + one.token)))[0]).toBe(400);
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LiveReader } from '#testing/clients/live-reader.ts';
import { type TestBrowser, visitProvider } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

const BASE = '/rotunda';
const PAGE = `<!doctype html><meta name="base-path" content="" /><link href="/favicon.svg"><a href="//elsewhere.example/">
<script src="/assets/app-x1.js"></script>`;

let bff: TestBff;
let browser: TestBrowser;
let webRoot: string;
const setCookies: string[] = [];

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'rotunda-base-path-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), PAGE);
  await writeFile(join(webRoot, 'index.html.br'), 'not the page that is served');
  await writeFile(join(webRoot, 'assets', 'app-x1.js'), 'built');
  await writeFile(join(webRoot, '.screens.json'), '{"/":[],"/files":[]}');
  bff = await TestBff.start({ webRoot });
  bff.upstream.handler = (request, response) => {
    request.resume();
    const location = `${bff.config.upstreams.upload}files?upload_id=1`;
    response.writeHead(200, { 'content-type': 'application/json', location }).end('{"id":"f","name":"F","size":"1"}');
  };
  await bff.startReplica({ ...bff.config, basePath: BASE });
  browser = bff.openBrowser(1);
  bff.issuer.user = { sub: 'sub-operator', email: 'operator@example.com', name: 'operator', roles: ['operator'] };
});

afterAll(async () => {
  await bff[Symbol.asyncDispose]();
  await rm(webRoot, { recursive: true });
});

function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  return browser.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

test('signing in uses the redirect URI below the base path, and returns to the page below it', async () => {
  let response = await browser.navigate(`${BASE}/auth/login?returnTo=${encodeURIComponent('/files?q=a#b')}`);
  while (response.status === 303 && !response.headers.location?.startsWith('/')) {
    const address = new URL(response.headers.location ?? '');
    expect(address.searchParams.get('redirect_uri')).toBe(`${bff.config.publicOrigin}${BASE}/auth/callback`);
    response = await browser.navigate(await visitProvider(address.href));
    setCookies.push(...[response.headers['set-cookie'] ?? []].flat());
  }
  expect(response.headers.location).toBe(`${BASE}/files?q=a#b`);
});

test('every cookie is set for the base path only, without the prefix that requires the root', () => {
  expect(setCookies.length).toBeGreaterThan(1);
  for (const line of setCookies) expect(line).toMatch(/^__Secure-bff(?:-tx-[\w-]+)?=.*; Path=\/rotunda(?:;|$)/);
});

test('calls, live events, downloads, uploads and signing out work below it', async () => {
  expect((await browser.request(`${BASE}/api/drive/v3/files/f?fields=id`)).status).toBe(200);
  expect((await browser.request(`${BASE}/auth/session`)).json()).toMatchObject({ authenticated: true });
  const download = { operation: 'drive.files.get', params: { fileId: 'f' }, fileName: 'f.txt' };
  const ticket = (await post(`${BASE}/api/downloads`, download)).json() as { url: string };
  expect((await browser.request(BASE + ticket.url)).status).toBe(200);
  const upload = await post(`${BASE}/api/files/uploads`, { operation: 'drive.files.create', sizeBytes: 1 });
  expect([upload.status, upload.headers.location]).toEqual([
    201,
    expect.stringMatching(/^\/rotunda\/api\/files\/uploads\/[\w-]+$/),
  ]);
  const reader = await LiveReader.open(browser, bff.portOf(1), ['saved'], undefined, undefined, BASE);
  await reader.invalidation('saved', 'sync');
  await reader.close();
  const { endSessionUrl } = (await post(`${BASE}/auth/logout`, {})).json() as { endSessionUrl: string };
  const home = new URL(endSessionUrl).searchParams.get('post_logout_redirect_uri') ?? endSessionUrl;
  expect(home).toBe(`${bff.config.publicOrigin}${BASE}/`);
});

test.each([BASE, `${BASE}/`, `${BASE}?x=1`, `${BASE}/files`])(
  'at %s the page is served, links its files below the base path and gives its script the base path',
  async (path) => {
    const response = await browser.request(path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    expect(response.status).toBe(200);
    expect(response.text).toBe(
      PAGE.replace('content=""', `content="${BASE}"`)
        .replace('"/favicon', `"${BASE}/favicon`)
        .replace('"/assets', `"${BASE}/assets`),
    );
    expect(response.headers['content-length']).toBe(String(Buffer.byteLength(response.text)));
  },
);

test('build files are served below it', async () => {
  expect((await browser.request(`${BASE}/assets/app-x1.js`)).text).toBe('built');
});

test.each(['/files', '/api/drive/v3/files/f', '/auth/session', '/rotundas/files', '/assets/app-x1.js', '/Rotunda/'])(
  'outside it, at %s, only the address of the console is served',
  async (path) => {
    const response = await browser.request(path);
    expect([response.status, response.text]).toEqual([404, `The console is at ${bff.config.publicOrigin}${BASE}/\n`]);
    expect(response.headers['set-cookie']).toBeUndefined();
  },
);

test('a user who opens the host is redirected to the console', async () => {
  const response = await browser.navigate('/');
  expect([response.status, response.headers.location]).toEqual([307, `${bff.config.publicOrigin}${BASE}/`]);
});

test.each(['/healthz', '/readyz', `${BASE}/healthz`, `${BASE}/readyz`])('probes respond at %s', async (path) => {
  expect((await browser.request(path)).status).toBe(200);
});

test.each(['', BASE])('messages from services are accepted below "%s/hooks/"', async (base) => {
  const response = await browser.request(`${base}/hooks/drive/${'0'.repeat(48)}`, { method: 'POST' });
  // The channel is unknown. The response comes from the console.
  expect([response.status, response.headers['content-type']]).toEqual([404, 'application/problem+json']);
});

test('a browser on a loopback name is redirected to the same page at the public address', async () => {
  const response = await browser.request(`${BASE}/files?q=a`, {
    headers: { host: `localhost:${bff.portOf(1)}`, accept: 'text/html' },
  });
  expect([response.status, response.headers.location]).toEqual([307, `${bff.config.publicOrigin}${BASE}/files?q=a`]);
});

test('links on the pages about a failed sign-in stay below it', async () => {
  const response = await browser.navigate(`${BASE}/auth/callback?state=unknown&code=x`);
  expect(response.text).toContain('href="login"');
  expect(response.text).not.toMatch(/(?:href|src)="\//);
});

import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { Client, type Dispatcher } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { startTestServer, type TestServer } from '#testing/servers/test-server.ts';
import { type ReadSession, serveConsole } from './serve-console.ts';

const PUBLIC_FILES = fileURLToPath(new URL('../../../../web/public', import.meta.url));
const SCRIPT = 'console.log("built")\n';
const PAGE = '<!doctype html><script type="application/json" id="session"></script><title>Rotunda</title>';
const OPENED = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const SCREENS = {
  '/': [],
  '/calendar/$view': ['assets/calendar-x1.js'],
  '/calendar/event': ['assets/event-x1.js'],
  '/file/$fileId/preview': [],
  '/people/$email': [],
  '/processes': ['assets/app-x1.js', 'assets/processes-x1.js'],
};

let parent: string;
let server: TestServer;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'rotunda-console-'));
  const root = join(parent, 'dist');
  await mkdir(join(root, 'assets'), { recursive: true });
  await writeFile(join(parent, 'secret.txt'), 'secret');
  await writeFile(join(root, 'index.html'), PAGE);
  await writeFile(join(root, '.screens.json'), JSON.stringify(SCREENS));
  await writeFile(join(root, '.build-hash'), 'hash');
  await writeFile(join(root, 'assets', 'app-x1.js'), SCRIPT);
  await writeFile(join(root, 'assets', 'app-x1.js.br'), brotliCompressSync(SCRIPT));
  server = await serve(root);
});

afterAll(async () => {
  await server.close();
  await rm(parent, { recursive: true, force: true });
});

function serve(root: string, basePath = '', readSession?: ReadSession): Promise<TestServer> {
  const app = new Hono<AppEnv>();
  app.onError((error) => new Response(error.message, { status: error instanceof ProblemError ? error.status : 500 }));
  app.all('*', serveConsole(root, basePath, readSession));
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return startTestServer((incoming, outgoing) => listener(incoming, outgoing));
}

function get(path: string, headers: Record<string, string> = {}, method: Dispatcher.HttpMethod = 'GET') {
  return request(server, path, headers, method);
}

async function request(
  { origin }: TestServer,
  path: string,
  headers: Record<string, string>,
  method: Dispatcher.HttpMethod = 'GET',
) {
  const client = new Client(origin); // Sends paths unchanged, with the headers of browsers.
  const response = await client.request({ path, method, headers });
  const bytes = Buffer.from(await response.body.arrayBuffer());
  await client.close();
  return { status: response.statusCode, headers: response.headers, bytes, text: bytes.toString('utf8') };
}

test('a screen of a new build is served as soon as the build replaces the previous one', async () => {
  const root = join(parent, 'rebuilt');
  await mkdir(root);
  const build = async (screens: object) => {
    await writeFile(join(root, 'index.html'), PAGE);
    await writeFile(join(root, 'next.json'), JSON.stringify(screens));
    await rename(join(root, 'next.json'), join(root, '.screens.json'));
  };
  await build(SCREENS);
  const rebuilt = await serve(root);
  const statusOf = async (path: string) => (await request(rebuilt, path, {})).status;
  expect([await statusOf('/processes'), await statusOf('/new')]).toEqual([200, 404]);
  await build({ '/new': [] });
  expect([await statusOf('/processes'), await statusOf('/new')]).toEqual([404, 200]);
  await rm(join(root, '.screens.json'));
  expect(await statusOf('/new')).toBe(503);
  await rebuilt.close();
});

describe('a build file', () => {
  test('is cached by browsers indefinitely if its name contains its hash', async () => {
    const response = await get('/assets/app-x1.js');
    expect(response.text).toBe(SCRIPT);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  });

  test.each([
    ['/favicon.svg', 'image/svg+xml'],
    // Browsers request these automatically for documents without an icon.
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ])('is cached for a day if it is the icon %s, whose name never changes', async (path, type) => {
    const icons = await serve(PUBLIC_FILES);
    const response = await fetch(icons.origin + path);
    await icons.close();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  });

  test('is used at once and revalidated in the background if the page waits for it first', async () => {
    const files = await serve(PUBLIC_FILES);
    const response = await fetch(`${files.origin}/early.js`);
    await files.close();
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, stale-while-revalidate=604800');
  });

  test('is compressed for browsers that accept compression', async () => {
    const response = await get('/assets/app-x1.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.bytes).toEqual(brotliCompressSync(SCRIPT));
  });

  test('is not sent again to a browser that has it, but is sent if the compressed form is requested', async () => {
    const { headers } = await get('/assets/app-x1.js');
    const entityTag = String(headers.etag);
    expect((await get('/assets/app-x1.js', { 'if-none-match': entityTag })).status).toBe(304);
    expect((await get('/assets/app-x1.js', { 'if-none-match': entityTag, 'accept-encoding': 'br' })).status).toBe(200);
  });

  test('is omitted from the response to HEAD', async () => {
    const response = await get('/assets/app-x1.js', {}, 'HEAD');
    expect([response.text, response.headers['content-length']]).toEqual(['', String(SCRIPT.length)]);
  });

  test('that does not exist returns 404, so an old page never receives HTML in place of a script', async () => {
    expect((await get('/assets/app-old.js')).status).toBe(404);
  });
});

describe('the page', () => {
  test.each(['/', '/processes', '/Processes/', '/file/abc/preview', '/people/ana@example.com'])(
    'is served at %s and always revalidated',
    async (path) => {
      const response = await get(path);
      expect(response.text).toBe(PAGE);
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  test('makes the browser load the scripts of its screen, and of no other screen', async () => {
    const scripts = ['</assets/app-x1.js>; rel=modulepreload', '</assets/processes-x1.js>; rel=modulepreload'];
    expect((await get('/Processes/')).headers.link).toEqual(scripts);
    expect((await get('/calendar/event')).headers.link).toBe('</assets/event-x1.js>; rel=modulepreload');
    expect((await get('/calendar/week')).headers.link).toBe('</assets/calendar-x1.js>; rel=modulepreload');
    for (const path of ['/', '/nothing', '/assets/app-x1.js']) expect((await get(path)).headers.link).toBeUndefined();
  });

  test('links the scripts of its screen under a base path', async () => {
    const placed = await serve(join(parent, 'dist'), '/rotunda');
    const response = await fetch(`${placed.origin}/calendar/event`);
    expect(response.headers.get('link')).toBe('</rotunda/assets/event-x1.js>; rel=modulepreload');
    await placed.close();
  });

  test('contains the session as data that ends no element, whatever the name of the user is', async () => {
    const user = { email: 'ana@example.com', name: `</script><script src="//evil.example">$'` };
    const placed = await serve(join(parent, 'dist'), '/rotunda', async () => ({ authenticated: true, user }));
    const { text } = await request(placed, '/calendar/event', OPENED);
    await placed.close();
    const [, data = '', rest] = /id="session">([^<]*)<\/script>(.*)$/.exec(text) ?? [];
    expect(JSON.parse(data)).toEqual({ authenticated: true, user });
    expect(rest).toBe('<title>Rotunda</title>');
  });

  test.each<[string, ReadSession]>([
    ['takes long', () => new Promise(() => undefined)],
    ['fails', () => Promise.reject(new Error('the store is locked'))],
  ])('is sent without the session if reading it %s', async (_what, readSession) => {
    const placed = await serve(join(parent, 'dist'), '', readSession);
    const response = await request(placed, '/processes', OPENED);
    expect([response.status, response.text]).toEqual([200, PAGE]);
    await placed.close();
  });

  const NO_SCREENS = ['/metrics', '/mcp', '/.well-known/openid-configuration', '/.build-hash', '/.screens.json'];
  const ALMOST = [
    '/processes/x',
    '/file',
    '/file//preview',
    '/people',
    '/assets/app-x1.js/x',
    '/index.htm',
    '//',
    '/proces',
  ];

  test.each([...NO_SCREENS, ...ALMOST])('is not served at %s, where there is no screen', async (path) => {
    for (const accept of ['*/*', 'application/json', 'text/html,*/*', undefined]) {
      const response = await get(path, { ...(accept !== undefined && { accept }), 'if-none-match': '*' });
      expect([response.status, response.text]).toEqual([404, 'Not found']);
    }
  });

  test.each([...NO_SCREENS, ...ALMOST])('tells a browser that opens %s that there is no screen', async (path) => {
    const opened = { accept: 'text/html,*/*', 'sec-fetch-mode': 'navigate', 'if-none-match': '*' };
    const response = await get(path, opened);
    expect([response.status, response.text]).toEqual([404, PAGE]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await get(path, { ...opened, accept: 'application/json' })).text).toBe('Not found');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('rejects %s', async (method) => {
    for (const path of ['/', '/processes', '/assets/app-x1.js']) expect((await get(path, {}, method)).status).toBe(405);
    for (const path of [...NO_SCREENS, ...ALMOST]) {
      for (const accept of ['*/*', 'text/html']) expect((await get(path, { accept }, method)).status).toBe(404);
    }
  });

  test('is not served to clients that do not accept HTML', async () => {
    expect((await get('/processes', { accept: 'application/json' })).status).toBe(404);
  });
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '//secret.txt',
  '/assets/%00.js',
])('%s cannot leave the directory', async (path) => {
  const response = await get(path);
  expect(response.text).not.toContain('secret\n');
  expect(response.text).not.toBe('secret');
  expect(response.status).toBeLessThan(500);
});

test('a console that is not built explains how to build it', async () => {
  const unbuilt = await serve(join(parent, 'nowhere'));
  const response = await fetch(unbuilt.origin);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('pnpm build');
  expect((await fetch(unbuilt.origin, { method: 'POST' })).status).toBe(405);
  await unbuilt.close();
});

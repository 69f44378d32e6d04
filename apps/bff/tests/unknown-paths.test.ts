import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

const PAGE = '<!doctype html><title>Rotunda</title>';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Paths that scanners and other programs request, and paths that resemble operations or screens. */
const UNKNOWN = [
  '/metrics',
  '/mcp',
  '/.well-known/openid-configuration',
  '/.well-known/oauth-protected-resource',
  '/.well-known/change-password',
  '/.build-hash',
  '/.env',
  '/robots.txt',
  '/index.php',
  '/files/x/y/z',
  '/hooks/elsewhere',
];
const UNKNOWN_CALLS = ['/api', '/api/', '/api/nothing', '/api/drive/v3/nothing', '/api/drive/v2/files', '/api/metrics'];

let root: string;
let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rotunda-console-'));
  await writeFile(join(root, 'index.html'), PAGE);
  await writeFile(join(root, '.screens.json'), '{"/":[],"/files":[],"/files/$folderId":[]}');
  bff = await TestBff.start({ webRoot: root });
  operator = await bff.signIn('operator');
});
afterAll(async () => {
  await bff[Symbol.asyncDispose]();
  await rm(root, { recursive: true });
});

function describeResponse({ status, headers, text }: Response) {
  const code = text === '' ? undefined : JSON.parse(text).code;
  return { status, type: headers['content-type'], ...(code !== undefined && { code }) };
}

const problem = (method: string, status: number, code: string) => ({
  status,
  type: 'application/problem+json',
  ...(method !== 'HEAD' && { code }),
});

describe.each(METHODS)('%s', (method) => {
  test.each(UNKNOWN)('of %s returns 404 with a problem document, for any client', async (path) => {
    for (const browser of [operator, bff.openBrowser()]) {
      for (const accept of ['*/*', 'application/json', 'text/html', undefined]) {
        const response = await browser.request(path, { method, headers: { accept } });
        expect(describeResponse(response)).toEqual(problem(method, 404, 'not_found'));
      }
    }
  });

  test.each(UNKNOWN_CALLS)('of %s returns 404 with a problem document, and 401 without a session', async (path) => {
    const from = bff.upstream.requests.length;
    for (const accept of ['*/*', 'text/html']) {
      const headers = { accept };
      const response = await operator.request(path, { method, headers });
      expect(describeResponse(response)).toEqual(problem(method, 404, 'not_found'));
      const stranger = await bff.openBrowser().request(path, { method, headers });
      expect(describeResponse(stranger)).toEqual(problem(method, 401, 'unauthenticated'));
    }
    expect(bff.upstream.requests.slice(from)).toEqual([]);
  });
});

test('a browser that navigates gets the page only at the path of a screen', async () => {
  for (const path of UNKNOWN) {
    expect(describeResponse(await operator.navigate(path)), path).toEqual(problem('GET', 404, 'not_found'));
  }
  expect((await operator.navigate('/files/abc')).status).toBe(200);
});

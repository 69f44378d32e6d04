import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

const PAGE = '<!doctype html><script type="application/json" id="session"></script><title>Rotunda</title>';
const OPENED = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

let root: string;
let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rotunda-page-'));
  await writeFile(join(root, 'index.html'), PAGE);
  await writeFile(join(root, '.screens.json'), '{"/":[],"/files":[]}');
  bff = await TestBff.start({ webRoot: root });
  operator = await bff.signIn('operator');
});
afterAll(async () => {
  await bff[Symbol.asyncDispose]();
  await rm(root, { recursive: true });
});

function open(browser: TestBrowser, headers: Record<string, string | undefined> = {}): Promise<Response> {
  return browser.request('/files', { headers: { 'x-bff-csrf': undefined, ...OPENED, ...headers } });
}

function sessionIn({ text }: Response): unknown {
  const data = /id="session">(?<data>.*?)<\/script>/.exec(text)?.groups?.data;
  return data ? JSON.parse(data) : undefined;
}

describe('a page opened by a signed-in user', () => {
  test('contains the same session that its script would request, and is stored nowhere', async () => {
    const response = await open(operator);
    expect(sessionIn(response)).toEqual((await operator.request('/auth/session')).json());
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers.etag).toBeUndefined();
  });

  test.each([
    ['a script loads', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a script of another page embeds', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }],
    ['another page frames', { 'sec-fetch-dest': 'iframe' }],
    ['a program requests', { 'sec-fetch-mode': undefined, 'sec-fetch-dest': undefined }],
  ])('contains no session if %s it', async (_who, headers) => {
    const response = await open(operator, headers);
    expect([response.status, response.text]).toEqual([200, PAGE]);
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test('contains no session after the sign-out', async () => {
    const browser = await bff.signIn('reviewer');
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    await browser.request('/auth/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect((await open(browser, { cookie })).text).toBe(PAGE);
  });
});

test('a page opened without a session, or with two, contains none', async () => {
  const cookie = [...operator.cookies].map((pair) => pair.join('=')).join('; ');
  expect((await open(bff.openBrowser())).text).toBe(PAGE);
  expect((await open(operator, { cookie: `${cookie}; ${cookie}` })).text).toBe(PAGE);
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestHandler } from '#testing/servers/test-server.ts';
import { TestBff } from '#testing/test-bff.ts';

let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  bff = await TestBff.start();
  operator = await bff.signIn('operator');
});

afterEach(() => {
  bff.upstream.handler = undefined;
});

afterAll(() => bff[Symbol.asyncDispose]());

/** Makes the upstream return the same response to every request. */
function respondWith(status: number, headers: Record<string, string | string[]>, body = ''): TestHandler {
  return (request, response) => {
    request.resume();
    response.writeHead(status, headers).end(body);
  };
}

describe('T10: an address reaches only an operation', () => {
  test.each([
    '/api/drive/v3/files/..',
    '/api/drive/v3/files/%2e%2e',
    '/api/drive/v3/../../admin',
    '/api/drive/v3/files/a%00b',
    '/api/drive/v3/files/a%5cb',
    '/api/drive/v3/files/%zz',
    '/api//evil.example/drive/v3/files',
    '/api/http://evil.example/',
    '/api/drive/v3/unknown',
    '/api/drive/v2/files',
    `/api/drive/v3/files/${'x'.repeat(9000)}`,
  ])('%s is rejected', async (path) => {
    const before = bff.upstream.requests.length;
    const response = await operator.request(path);
    expect([400, 404]).toContain(response.status);
    expect(response.headers['content-type']).toBe('application/problem+json');
    expect(bff.upstream.requests).toHaveLength(before);
  });

  test('a slash inside an ID stays inside it', async () => {
    await operator.request('/api/drive/v3/files/a%2F..%2Fb%3Fc');
    expect(bff.upstream.lastRequest.url).toBe('/drive/v3/files/a%2F..%2Fb%3Fc?prettyPrint=false');
  });

  test('an absolute request target does not select the host', async () => {
    const response = await operator.request('http://evil.example/api/drive/v3/files');
    expect(response.status).toBe(421);
  });

  test('redirects to unlisted hosts are not followed', async () => {
    bff.upstream.handler = respondWith(302, { location: 'http://evil.example/' });
    const response = await operator.request('/api/drive/v3/files');
    expect(response.status).toBe(502);
    expect(response.headers.location).toBeUndefined();
    expect(response.json()).toMatchObject({ code: 'upstream_invalid' });
  });
});

describe('T11: a query contains only well-formed parameters of its operation', () => {
  test.each([
    'access_token=x',
    'key=x',
    'callback=x',
    'quotaUser=x',
    '$.xgafv=2',
    'unknown=1',
    'constructor=x',
    '__proto__=x',
    'pageSize=x',
    'pageSize=0',
    'pageSize=100000',
    'pageSize=1&pageSize=2',
    'supportsAllDrives=yes',
    'fields=id&fields=name',
    'fields=id;drop',
    `fields=${'a,'.repeat(1500)}a`,
    'alt=proto',
    'alt=media',
    'uploadType=media',
  ])('files.list?%s is rejected by parameter name', async (query) => {
    const response = await operator.request(`/api/drive/v3/files?${query}`);
    expect(response.status).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'bad_query',
      detail: expect.stringContaining(query.split('=')[0] ?? ''),
    });
  });

  test('every invalid parameter is listed', async () => {
    const response = await operator.request('/api/drive/v3/files?a=1&pageSize=x&b=2');
    expect(response.json()).toMatchObject({ detail: 'Invalid: a, pageSize, b.' });
  });
});

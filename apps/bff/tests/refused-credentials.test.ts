import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { readText, type TestHandler } from '#testing/servers/test-server.ts';
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

describe('a rejected credential', () => {
  test('is renewed and the call retried if it has no body', async () => {
    const refreshes = bff.issuer.refreshCalls.length;
    const tokens: (string | undefined)[] = [];
    bff.upstream.handler = (request, response) => {
      tokens.push(request.headers.authorization);
      response.writeHead(tokens.length === 1 ? 401 : 200, { 'content-type': 'application/json' }).end('{}');
    };
    const response = await operator.request('/api/drive/v3/files/f/approvals/a:approve', { method: 'POST' });
    expect(response.status).toBe(200);
    expect(new Set(tokens).size).toBe(2);
    expect(bff.issuer.refreshCalls).toHaveLength(refreshes + 1);
  });

  test('of many simultaneous calls is renewed once', async () => {
    const refreshes = bff.issuer.refreshCalls.length;
    const first = bff.upstream.lastRequest.headers.authorization;
    bff.upstream.handler = (request, response) => {
      request.resume();
      const isOld = request.headers.authorization === first;
      response.writeHead(isOld ? 401 : 200, { 'content-type': 'application/json' }).end('{}');
    };
    const responses = await Promise.all(Array.from({ length: 20 }, () => operator.request('/api/drive/v3/files')));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(bff.issuer.refreshCalls).toHaveLength(refreshes + 1);
  });

  test('is renewed and the call retried with its body', async () => {
    const bodies: string[] = [];
    bff.upstream.handler = async (request, response) => {
      bodies.push(await readText(request));
      response.writeHead(bodies.length === 1 ? 401 : 200, { 'content-type': 'application/json' }).end('{}');
    };
    const response = await operator.request('/api/drive/v3/files', { method: 'POST', body: '{"name":"n"}' });
    expect(response.status).toBe(200);
    expect(bodies).toEqual(['{"name":"n"}', '{"name":"n"}']);
  });

  test('is renewed for the next call if an upload has been streamed', async () => {
    const refreshes = bff.issuer.refreshCalls.length;
    bff.upstream.handler = respondWith(401, {});
    const path = '/api/upload/drive/v3/files?uploadType=media';
    const response = await operator.request(path, { method: 'POST', body: 'content' });
    expect(response.status).toBe(502);
    expect(response.json()).toMatchObject({ code: 'upstream_auth', retryable: true });
    expect(bff.issuer.refreshCalls).toHaveLength(refreshes + 1);
  });

  test('is not retried after the second rejection', async () => {
    const before = bff.upstream.requests.length;
    bff.upstream.handler = respondWith(401, {});
    expect((await operator.request('/api/drive/v3/files')).json()).toMatchObject({ code: 'upstream_auth' });
    expect(bff.upstream.requests).toHaveLength(before + 2);
  });
});

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

describe('a call', () => {
  test.each([
    ['GET', '/api/script/v1/projects/p1/versions?pageSize=2', '/v1/projects/p1/versions?pageSize=2&prettyPrint=false'],
    ['GET', '/api/calendar/v3/calendars/a%40b.c/events', '/calendar/v3/calendars/a%40b.c/events?prettyPrint=false'],
    ['POST', '/api/drive/v3/files?fields=id', '/drive/v3/files?fields=id&prettyPrint=false'],
    [
      'POST',
      '/api/upload/drive/v3/files?uploadType=media',
      '/upload/drive/v3/files?uploadType=media&prettyPrint=false',
    ],
    [
      'POST',
      '/api/drive/v3/files/f1/approvals/a1:approve',
      '/drive/v3/files/f1/approvals/a1:approve?prettyPrint=false',
    ],
  ] as const)('%s %s reaches the service at its own address', async (method, path, expected) => {
    expect((await operator.request(path, { method })).status).toBe(200);
    expect(bff.upstream.lastRequest).toMatchObject({ method, url: expected });
  });

  test('sends the credential and none of the browser’s own headers', async () => {
    const headers = { authorization: 'Bearer mine', 'x-forwarded-for': '1.2.3.4', 'x-goog-user-project': 'p' };
    await operator.request('/api/drive/v3/files', { headers: { ...headers, 'x-http-method-override': 'DELETE' } });
    const sent = bff.upstream.lastRequest.headers;
    expect(sent.authorization).toMatch(/^Bearer access-/);
    expect(Object.keys(sent).sort()).toEqual([
      'authorization',
      'connection',
      'host',
      'traceparent',
      'user-agent',
      'x-request-id',
    ]);
  });

  test('forwards conditions and ranges, but not several ranges at once', async () => {
    const headers = { range: 'bytes=0-1', 'if-range': '"e"', 'if-none-match': '"x"' };
    await operator.request('/api/drive/v3/files/f?alt=media', { headers });
    expect(bff.upstream.lastRequest.headers).toMatchObject(headers);
    await operator.request('/api/drive/v3/files/f?alt=media', { headers: { range: 'bytes=0-1,3-4' } });
    expect(bff.upstream.lastRequest.headers.range).toBeUndefined();
  });

  test('without a body forwards none, whatever its headers say', async () => {
    const response = await operator.request('/api/drive/v3/files', { headers: { 'content-type': 'text/x' } });
    expect(response.status).toBe(200);
    expect(bff.upstream.lastRequest.headers['content-type']).toBeUndefined();
  });
});

describe('every response to a call shows its result', () => {
  const path = '/api/drive/v3/files/f1';
  const timing = /^upstream;dur=\d+\.\d$/;

  test('a success', async () => {
    expect((await operator.request(path)).headers).toMatchObject({
      'x-request-id': bff.upstream.lastRequest.headers['x-request-id'],
      'x-operation-id': 'drive.files.get',
      'x-upstream-status': '200',
      'server-timing': expect.stringMatching(timing),
    });
  });

  test('an error from the service', async () => {
    bff.upstream.handler = respondWith(404, { 'content-type': 'application/json' }, '{}');
    expect((await operator.request(path)).headers).toMatchObject({
      'x-operation-id': 'drive.files.get',
      'x-upstream-status': '404',
      'server-timing': expect.stringMatching(timing),
    });
  });

  test('no response from the service', async () => {
    bff.upstream.handler = (request) => void request.socket.destroy();
    const { headers } = await operator.request(path);
    expect(headers).toMatchObject({ 'x-operation-id': 'drive.files.get', 'server-timing': expect.any(String) });
    expect(headers['x-upstream-status']).toBeUndefined();
  });

  test('a rejection that never reached the service', async () => {
    const { headers } = await operator.request(`${path}?unknown=1`);
    expect(headers).toMatchObject({ 'x-operation-id': 'drive.files.get', 'x-request-id': expect.any(String) });
    expect(headers['server-timing']).toBeUndefined();
  });
});

describe('a service error becomes a problem', () => {
  const envelope = (reason: string) =>
    JSON.stringify({ error: { code: 0, message: 'In words', errors: [{ reason, location: 'q' }] } });

  test.each([
    [400, 400, 'upstream_rejected'],
    [403, 403, 'upstream_forbidden'],
    [404, 404, 'upstream_rejected'],
    [409, 409, 'upstream_rejected'],
    [410, 410, 'upstream_rejected'],
    [412, 412, 'upstream_rejected'],
    [429, 429, 'rate_limited'],
    [500, 502, 'upstream_invalid'],
    [501, 501, 'upstream_rejected'],
    [503, 502, 'upstream_invalid'],
  ])('%d is returned as %d %s', async (status, expected, code) => {
    bff.upstream.handler = respondWith(status, { 'content-type': 'application/json' }, envelope('why'));
    const response = await operator.request('/api/drive/v3/files');
    expect(response.status).toBe(expected);
    expect(response.json()).toMatchObject({
      code,
      requestId: response.headers['x-request-id'],
      upstream: { status, reason: 'why', message: 'In words', location: 'q' },
    });
  });

  test('whose text is taken only from JSON', async () => {
    bff.upstream.handler = respondWith(404, { 'content-type': 'text/html' }, '<script>alert(1)</script>');
    const response = await operator.request('/api/drive/v3/files/x');
    expect(response.status).toBe(404);
    expect(response.text).not.toContain('script');
  });

  test('with its retry time', async () => {
    bff.upstream.handler = respondWith(429, { 'retry-after': '70' }, '{}');
    expect((await operator.request('/api/drive/v3/files')).headers['retry-after']).toBe('70');
  });

  test.each([
    ['GET', 3],
    ['POST', 1],
  ] as const)(
    'and a service that resets every connection is unreachable: %s is sent %d times',
    async (method, times) => {
      const before = bff.upstream.requests.length;
      bff.upstream.handler = (request) => void request.socket.destroy();
      const response = await operator.request('/api/drive/v3/files', { method });
      expect(response.status).toBe(502);
      expect(response.json()).toMatchObject({ code: 'upstream_unreachable', retryable: true });
      expect(bff.upstream.requests).toHaveLength(before + times);
    },
  );

  test('and a read whose connection was reset once is retried', async () => {
    const sockets: unknown[] = [];
    bff.upstream.handler = (request, response) => {
      sockets.push(request.socket);
      if (sockets.length === 1) request.socket.destroy();
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
    expect((await operator.request('/api/drive/v3/files')).status).toBe(200);
    expect(sockets).toHaveLength(2);
  });
});

describe('T14, T18: a response contains only what the BFF allows', () => {
  test('no cookies and no headers from the service', async () => {
    bff.upstream.handler = respondWith(200, {
      'content-type': 'application/json',
      'set-cookie': '__Host-bff=evil; Path=/; Secure',
      'access-control-allow-origin': '*',
      'content-security-policy': "default-src 'unsafe-inline'",
      etag: '"e1"',
    });
    const { headers } = await operator.request('/api/drive/v3/files');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(headers).toMatchObject({ etag: '"e1"', 'cache-control': 'private, no-store' });
  });

  test('content is saved, never displayed as a page', async () => {
    const inline = { 'content-type': 'text/html', 'content-disposition': 'inline; filename="a.html"' };
    bff.upstream.handler = respondWith(200, inline, '<script>alert(1)</script>');
    const { headers } = await operator.request('/api/drive/v3/files/f?alt=media');
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="a.html"',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain('sandbox');
  });
});

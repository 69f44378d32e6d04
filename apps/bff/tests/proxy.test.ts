import { once } from 'node:events';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
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

/** An upstream response that is the same for every request. */
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

  test('carries the credential and none of the browser’s own headers', async () => {
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

  test('passes conditions and ranges, but not several ranges at once', async () => {
    const headers = { range: 'bytes=0-1', 'if-range': '"e"', 'if-none-match': '"x"' };
    await operator.request('/api/drive/v3/files/f?alt=media', { headers });
    expect(bff.upstream.lastRequest.headers).toMatchObject(headers);
    await operator.request('/api/drive/v3/files/f?alt=media', { headers: { range: 'bytes=0-1,3-4' } });
    expect(bff.upstream.lastRequest.headers.range).toBeUndefined();
  });

  test('without a body sends none, whatever its headers say', async () => {
    const response = await operator.request('/api/drive/v3/files', { headers: { 'content-type': 'text/x' } });
    expect(response.status).toBe(200);
    expect(bff.upstream.lastRequest.headers['content-type']).toBeUndefined();
  });
});

describe('every answer to a call says what became of it', () => {
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

  test('an error of the service', async () => {
    bff.upstream.handler = respondWith(404, { 'content-type': 'application/json' }, '{}');
    expect((await operator.request(path)).headers).toMatchObject({
      'x-operation-id': 'drive.files.get',
      'x-upstream-status': '404',
      'server-timing': expect.stringMatching(timing),
    });
  });

  test('no answer of the service', async () => {
    bff.upstream.handler = (request) => void request.socket.destroy();
    const { headers } = await operator.request(path);
    expect(headers).toMatchObject({ 'x-operation-id': 'drive.files.get', 'server-timing': expect.any(String) });
    expect(headers['x-upstream-status']).toBeUndefined();
  });

  test('a refusal that the service never heard of', async () => {
    const { headers } = await operator.request(`${path}?unknown=1`);
    expect(headers).toMatchObject({ 'x-operation-id': 'drive.files.get', 'x-request-id': expect.any(String) });
    expect(headers['server-timing']).toBeUndefined();
  });
});

describe('T10: no address leads anywhere but to an operation', () => {
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
  ])('%s is refused', async (path) => {
    const before = bff.upstream.requests.length;
    const response = await operator.request(path);
    expect([400, 404]).toContain(response.status);
    expect(response.headers['content-type']).toBe('application/problem+json');
    expect(bff.upstream.requests).toHaveLength(before);
  });

  test('a slash inside an id stays inside it', async () => {
    await operator.request('/api/drive/v3/files/a%2F..%2Fb%3Fc');
    expect(bff.upstream.lastRequest.url).toBe('/drive/v3/files/a%2F..%2Fb%3Fc?prettyPrint=false');
  });

  test('an absolute target does not choose the host', async () => {
    const response = await operator.request('http://evil.example/api/drive/v3/files');
    expect(response.status).toBe(421);
  });

  test('redirects to hosts that are not listed are not followed', async () => {
    bff.upstream.handler = respondWith(302, { location: 'http://evil.example/' });
    const response = await operator.request('/api/drive/v3/files');
    expect(response.status).toBe(502);
    expect(response.headers.location).toBeUndefined();
    expect(response.json()).toMatchObject({ code: 'upstream_invalid' });
  });
});

describe('T11: a query holds only parameters of its operation, well-formed', () => {
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
  ])('files.list?%s is refused by name', async (query) => {
    const response = await operator.request(`/api/drive/v3/files?${query}`);
    expect(response.status).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'bad_query',
      detail: expect.stringContaining(query.split('=')[0] ?? ''),
    });
  });

  test('every parameter at fault is listed', async () => {
    const response = await operator.request('/api/drive/v3/files?a=1&pageSize=x&b=2');
    expect(response.json()).toMatchObject({ detail: 'Invalid: a, pageSize, b.' });
  });
});

describe('an error of a service becomes a problem', () => {
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
  ])('%d is answered as %d %s', async (status, expected, code) => {
    bff.upstream.handler = respondWith(status, { 'content-type': 'application/json' }, envelope('why'));
    const response = await operator.request('/api/drive/v3/files');
    expect(response.status).toBe(expected);
    expect(response.json()).toMatchObject({
      code,
      requestId: response.headers['x-request-id'],
      upstream: { status, reason: 'why', message: 'In words', location: 'q' },
    });
  });

  test('whose words are taken from JSON only', async () => {
    bff.upstream.handler = respondWith(404, { 'content-type': 'text/html' }, '<script>alert(1)</script>');
    const response = await operator.request('/api/drive/v3/files/x');
    expect(response.status).toBe(404);
    expect(response.text).not.toContain('script');
  });

  test('with the time after which to try again', async () => {
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

  test('and a read whose connection was reset once is repeated', async () => {
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

describe('a credential that the service refuses', () => {
  test('is renewed and the call repeated when it has no body', async () => {
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

  test('by many calls at once is renewed once', async () => {
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

  test('is renewed and the call repeated with its body', async () => {
    const bodies: string[] = [];
    bff.upstream.handler = async (request, response) => {
      bodies.push(await readText(request));
      response.writeHead(bodies.length === 1 ? 401 : 200, { 'content-type': 'application/json' }).end('{}');
    };
    const response = await operator.request('/api/drive/v3/files', { method: 'POST', body: '{"name":"n"}' });
    expect(response.status).toBe(200);
    expect(bodies).toEqual(['{"name":"n"}', '{"name":"n"}']);
  });

  test('is renewed for the next call when an upload has gone by', async () => {
    const refreshes = bff.issuer.refreshCalls.length;
    bff.upstream.handler = respondWith(401, {});
    const path = '/api/upload/drive/v3/files?uploadType=media';
    const response = await operator.request(path, { method: 'POST', body: 'content' });
    expect(response.status).toBe(502);
    expect(response.json()).toMatchObject({ code: 'upstream_auth', retryable: true });
    expect(bff.issuer.refreshCalls).toHaveLength(refreshes + 1);
  });

  test('twice is not tried a third time', async () => {
    const before = bff.upstream.requests.length;
    bff.upstream.handler = respondWith(401, {});
    expect((await operator.request('/api/drive/v3/files')).json()).toMatchObject({ code: 'upstream_auth' });
    expect(bff.upstream.requests).toHaveLength(before + 2);
  });
});

describe('T14, T18: an answer brings only what the BFF lets through', () => {
  test('no cookies and no headers of the service', async () => {
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

  test('content is saved, never shown as a page', async () => {
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

describe('bodies', () => {
  test('of any size pass in both directions unchanged', async () => {
    const sizeBytes = 24 * 2 ** 20;
    const chunk = Buffer.alloc(2 ** 16, 7);
    bff.upstream.handler = async (request, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      for await (const piece of request) if (!response.write(piece)) await once(response, 'drain');
      response.end();
    };
    const body = Readable.from(Array.from({ length: sizeBytes / chunk.length }, () => chunk));
    const response = await operator.request('/api/upload/drive/v3/files?uploadType=media', { method: 'POST', body });
    expect(response.status).toBe(200);
    expect(response.text).toHaveLength(sizeBytes);
  });

  test('T19: of an answer that breaks off do not look complete', async () => {
    const breaking =
      (headers: Record<string, string>): TestHandler =>
      async (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/plain', ...headers });
        await new Promise<void>((resolve) => response.write('half', () => resolve()));
        response.destroy();
      };
    bff.upstream.handler = breaking({});
    await expect(operator.request('/api/drive/v3/files/f?alt=media')).rejects.toThrow();
    bff.upstream.handler = breaking({ 'content-length': '8' });
    await expect(operator.request('/api/drive/v3/files/f?alt=media')).rejects.toThrow();
  });

  test('T16: of a call that are too large are refused, announced or not', async () => {
    const before = bff.upstream.requests.length;
    const large = Buffer.alloc(2 ** 20 + 1, 0x20);
    const announced = await operator.request('/api/drive/v3/files/f/comments?fields=id', {
      method: 'POST',
      body: large,
    });
    expect(announced.status).toBe(413);
    expect(bff.upstream.requests).toHaveLength(before);
    const body = Readable.from([large, large]);
    const streamed = await operator.request('/api/drive/v3/files/f/comments?fields=id', { method: 'POST', body });
    expect(streamed.status).toBe(413);
    expect(streamed.json()).toMatchObject({ code: 'body_too_large' });
  });

  test('of a call that may be larger than others go on', async () => {
    const save = (sizeBytes: number) => {
      const body = Buffer.alloc(sizeBytes, 0x20);
      return operator.request('/api/script/v1/projects/p1/content', { method: 'PUT', body });
    };
    expect((await save(5 * 2 ** 20)).status).toBe(200);
    expect((await save(5 * 2 ** 20 + 1)).status).toBe(413);
  });

  const largeBody = () => Readable.from(Array.from({ length: 64 }, () => Buffer.alloc(2 ** 18)));
  const UPLOAD = '/api/upload/drive/v3/files?uploadType=media';

  test('may be refused by a service before they are complete', async () => {
    bff.upstream.handler = respondWith(403, { 'content-type': 'application/json' }, '{"error":{"message":"No room"}}');
    const response = await operator.request(UPLOAD, { method: 'POST', body: largeBody() });
    expect(response.status).toBe(403);
    expect(response.json()).toMatchObject({ detail: 'No room' });
  });

  test('that a service cuts off are answered too, though its words may be lost with the connection', async () => {
    bff.upstream.handler = (_request, response) => void response.writeHead(403, { connection: 'close' }).end('{}');
    const response = await operator.request(UPLOAD, { method: 'POST', body: largeBody() });
    expect(['upstream_forbidden', 'upstream_unreachable']).toContain(
      z.object({ code: z.string() }).parse(response.json()).code,
    );
  });

  test('stop flowing when the browser goes away', async () => {
    const flowing = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    bff.upstream.handler = async (_request, response) => {
      response.once('close', () => stopped.resolve());
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      // Once the buffers on the way are full, the browser has begun to read.
      while (response.write(Buffer.alloc(2 ** 16)));
      flowing.resolve();
    };
    const browser = bff.openBrowser();
    for (const [name, value] of operator.cookies) browser.cookies.set(name, value);
    const response = browser.request('/api/drive/v3/files/f?alt=media').catch(() => undefined);
    await flowing.promise;
    await browser[Symbol.asyncDispose]();
    await stopped.promise;
    expect(await response).toBeUndefined();
  });
});

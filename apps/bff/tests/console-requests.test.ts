import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ownOperations } from '@rotunda/api-client/own-operations';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LiveReader } from '#testing/clients/live-reader.ts';
import { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

const READ = '/api/drive/v3/files';

let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  bff = await TestBff.start();
  operator = await bff.signIn('operator');
});

afterAll(() => bff[Symbol.asyncDispose]());

describe('T6: only the console’s own pages make requests', () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

  test.each(methods)('%s without the header is rejected', async (method) => {
    const response = await operator.request(READ, { method, headers: { 'x-bff-csrf': undefined } });
    expect(response.status).toBe(403);
    expect(response.json()).toMatchObject({ code: 'csrf_refused' });
  });

  test.each(methods.flatMap((method) => ['cross-site', 'same-site', 'none'].map((site) => [method, site] as const)))(
    '%s from %s is rejected',
    async (method, site) => {
      expect((await operator.request(READ, { method, headers: { 'sec-fetch-site': site } })).status).toBe(403);
    },
  );

  const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', undefined];
  test.each(
    ['https://evil.example', 'http://sub.console.test', 'null', 'http://console.test:81'].flatMap((origin) =>
      types.map((type) => [origin, type] as const),
    ),
  )('a mutation from %s with content type %s is refused, whatever its fetch metadata', async (origin, type) => {
    for (const site of ['same-origin', undefined]) {
      const headers = { origin, 'content-type': type, 'sec-fetch-site': site };
      expect((await operator.request(READ, { method: 'POST', headers, body: '{}' })).status).toBe(403);
    }
  });

  test('a mutation without any origin is rejected', async () => {
    const headers = { origin: undefined, 'sec-fetch-site': undefined };
    expect((await operator.request(READ, { method: 'POST', headers })).status).toBe(403);
  });

  test('a sign-out requested by another page is rejected', async () => {
    const response = await operator.request('/auth/logout', { method: 'POST', headers: { 'x-bff-csrf': undefined } });
    expect(response.status).toBe(403);
    expect((await operator.request('/auth/session')).json()).toMatchObject({ authenticated: true });
  });

  test('no other origin is ever allowed', async () => {
    const response = await operator.request(READ, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(405);
    const names = Object.keys(response.headers).filter((name) => name.startsWith('access-control-'));
    expect(names).toEqual([]);
  });

  test.each([READ, '/api/downloads', '/auth/sessions', '/dl/x'])('%s needs a session', async (path) => {
    const response = await bff.openBrowser().request(path, { method: path === '/api/downloads' ? 'POST' : 'GET' });
    expect(response.status).toBe(401);
    expect(response.json()).toMatchObject({ code: 'unauthenticated', status: 401 });
  });
});

test.each(['TRACE', 'PROPFIND', 'LOCK'])('%s is not a method of the console', async (method) => {
  const from = bff.upstream.requests.length;
  for (const path of ['/', READ, '/auth/session']) {
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
    const cookie = [...operator.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { host: 'console.test', origin: 'http://console.test', 'x-bff-csrf': '1', cookie };
    request({ host: '127.0.0.1', port: bff.port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
    expect([path, await promise]).toEqual([path, 405]);
  }
  expect(bff.upstream.requests.slice(from)).toEqual([]);
});

test('a CONNECT request for a tunnel is closed without a response', async () => {
  const socket = connect(bff.port, '127.0.0.1');
  socket.write('CONNECT console.test:443 HTTP/1.1\r\nHost: console.test:443\r\n\r\n');
  expect(await text(socket)).toBe('');
});

test('the probes respond without a session and on any host', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const response = await bff.openBrowser().request(path, { headers: { host: '10.0.0.1' } });
    expect([response.status, response.text]).toEqual([200, 'ok\n']);
  }
});

test('every response forbids sniffing, framing and leaking its address', async () => {
  for (const path of ['/', READ, '/auth/session', '/dl/x', '/nothing.js']) {
    const { headers } = await operator.request(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['content-security-policy']).toMatch(/object-src 'none'; base-uri 'none'/);
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});

test('over https, every response sets HSTS for a year, including all subdomains', async () => {
  const publicOrigin = 'https://console.test';
  await using secure = await TestBff.start();
  await secure.startReplica({ ...secure.config, publicOrigin });
  await using browser = new TestBrowser(publicOrigin, secure.portOf(1));
  for (const path of ['/', READ, '/auth/session', '/nothing.js']) {
    const { headers } = await browser.request(path);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  }
});

describe('T25: browsers store no response with data', () => {
  test('of the services or the sign-in', async () => {
    for (const path of [READ, '/auth/session', '/auth/sessions', `${READ}?nonsense=1`, '/dl/x', '/api/nothing']) {
      expect((await operator.request(path)).headers['cache-control']).toBe('private, no-store');
    }
  });

  // The ID names no resource and there is no query. Routes that require more reject the request.
  const reads = Object.values(ownOperations).filter(({ method }) => method === 'GET');
  test.each(reads.filter(({ path }) => path !== '/api/live').map(({ path }) => path))('of %s', async (path) => {
    const { headers } = await operator.request(path.replaceAll(/\{\w+\}/g, 'x'));
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('of a live stream', async () => {
    const reader = await LiveReader.open(operator, bff.port, ['saved']);
    expect(reader.headers['cache-control']).toBe('private, no-store');
    await reader.close();
  });
});

test('malformed JSON is a client error', async () => {
  const response = await operator.request('/api/downloads', { method: 'POST', body: '{"operation":' });
  expect(response.status).toBe(400);
  expect(response.json()).toMatchObject({ code: 'bad_request', type: 'about:blank' });
});

test.each(['/api/downloads', '/auth/backchannel-logout'])(
  'T16: a request whose body stalls is closed: %s',
  async (path) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { publicOrigin } = bff.config;
    const cookie = [...operator.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { host: new URL(publicOrigin).host, origin: publicOrigin, cookie, 'x-bff-csrf': '1' };
    const sent = request({ port: bff.port, method: 'POST', path, headers });
    try {
      const status = new Promise((resolve, reject) => {
        sent.once('error', reject).once('response', (response) => resolve(response.statusCode));
      });
      sent.write('{');
      await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
      vi.advanceTimersByTime(30_000);
      expect(await status).toBe(408);
    } finally {
      vi.useRealTimers();
      sent.on('error', () => undefined).destroy();
    }
  },
);

describe('a live stream is rejected', () => {
  test.each(['', '?topic=', '?topic=nothing', '?topic=file:', '?topic=file:..', '?topic=events:a%5Cb'])(
    'for %j',
    async (query) => {
      expect((await operator.request(`/api/live${query}`)).status).toBe(400);
    },
  );

  test('for more topics than a page uses', async () => {
    const query = Array.from({ length: 21 }, (_, index) => `topic=file:${index}`).join('&');
    expect((await operator.request(`/api/live?${query}`)).status).toBe(400);
  });

  test('without a session, and to other sites', async () => {
    expect((await bff.openBrowser().request('/api/live?topic=changes')).status).toBe(401);
    const headers = { 'x-bff-csrf': undefined };
    expect((await operator.request('/api/live?topic=changes', { headers })).status).toBe(403);
  });

  test('to a session that has four, until one of them is closed', async () => {
    const openOne = () => LiveReader.open(operator, bff.port, ['saved']);
    const readers = await Promise.all([1, 2, 3, 4].map(openOne));
    const fifth = await operator.request('/api/live?topic=saved');
    expect(fifth.json()).toMatchObject({ status: 429, code: 'rate_limited', retryable: true });
    expect(fifth.headers['retry-after']).toBe('5');
    readers.push(await LiveReader.open(await bff.signIn('reviewer'), bff.port, ['saved']));
    await readers.shift()?.close();
    readers.push(await vi.waitFor(openOne, 10_000));
    await Promise.all(readers.map((reader) => reader.close()));
  });
});

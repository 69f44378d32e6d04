import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  bff = await TestBff.start();
  operator = await bff.signIn('operator');
});

afterAll(() => bff[Symbol.asyncDispose]());

describe('T18: a request names this console, exactly once', () => {
  test('another host is rejected', async () => {
    expect((await operator.request('/', { headers: { host: 'evil.example' } })).status).toBe(400);
  });

  test('a user at another address gets the address of the console, and no data of theirs', async () => {
    const response = await operator.request('/files', { headers: { host: 'evil.example', accept: 'text/html' } });
    expect(response.status).toBe(400);
    expect(response.headers['content-type']).toBe('text/html; charset=UTF-8');
    expect(response.text).toContain('<a href="http://console.test/">The console is at http://console.test</a>');
  });

  test.each(['127.0.0.1:4000', 'localhost', '[::1]:4000', 'console.localhost:80'])(
    'a browser that navigates to %s, a name of this machine, is redirected to the console',
    async (host) => {
      for (const method of ['GET', 'HEAD'] as const) {
        const response = await operator.request('//evil.example/?q=1', {
          method,
          headers: { host, accept: 'text/html' },
        });
        expect([response.status, response.headers.location]).toEqual([307, 'http://console.test//evil.example/?q=1']);
      }
      const script = await operator.request('/files', { headers: { host, accept: '*/*' } });
      const form = await operator.request('/files', { method: 'POST', headers: { host, accept: 'text/html' } });
      for (const response of [script, form])
        expect([response.status, response.headers.location]).toEqual([400, undefined]);
    },
  );

  test.each(['127.0.0.1.evil.example', 'localhost.evil.example', '127.0.0.1@evil.example', '10.0.0.1'])(
    'no browser is redirected from %s',
    async (host) => {
      const response = await operator.request('/files', { headers: { host, accept: 'text/html' } });
      expect([response.status, response.headers.location]).toEqual([400, undefined]);
    },
  );

  test('a target with another host is rejected, whatever the Host header says', async () => {
    const send = async (target: string) => {
      const socket = connect(bff.port, '127.0.0.1');
      socket.write(`GET ${target} HTTP/1.1\r\nHost: console.test\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
      return Number(/^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1]);
    };
    for (const target of [
      'http://evil.example/',
      'https://console.test:444/files',
      'http://evil.example/api/drive/v3/files',
    ])
      expect([target, await send(target)]).toEqual([target, 421]);
    expect(await send('http://console.test/auth/login')).toBe(303);
    for (const target of ['evil.example', 'http://', 'http://console.test@evil.example/'])
      expect([400, 421]).toContain(await send(target));
  });

  test.each([
    ['GET /..\\..\\etc/passwd', 'console.test'],
    ['GET /api/drive/v3/files\\x', 'console.test'],
    ['GET /auth/session', 'user@console.test'],
    ['GET /auth/session', 'console.test/x'],
    ['OPTIONS *', 'console.test'],
  ])('%s at %s is rejected with a problem', async (line, host) => {
    const socket = connect(bff.port, '127.0.0.1');
    socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain('HTTP/1.1 400');
    expect(head).toContain('content-type: application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status: 400, code: 'bad_request', requestId: expect.any(String) });
  });

  test.each([
    ['console.test', 'evil.example'],
    ['evil.example', 'console.test'],
    ['console.test', 'console.test'],
  ])('two hosts are rejected: %s, then %s', async (first, second) => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = ['Host', first, 'Host', second, 'Connection', 'close'];
      const sent = request({ host: '127.0.0.1', port: bff.port, path: '/', headers, setHost: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.once('error', reject).end();
    });
    expect(status).toBe(400);
  });

  const cookie = () => [...operator.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const head = (...lines: string[]) =>
    ['POST /api/drive/v3/files HTTP/1.1', 'Host: console.test', 'X-BFF-CSRF: 1', 'Origin: http://console.test']
      .concat(`Cookie: ${cookie()}`, 'Content-Type: application/json', lines)
      .join('\r\n');
  const hidden = 'DELETE /api/drive/v3/files/f1 HTTP/1.1\r\nHost: console.test\r\n\r\n';

  test('chunks of a compressed body are rejected, and none of it reaches the service', async () => {
    const from = bff.upstream.requests.length;
    const socket = connect(bff.port, '127.0.0.1');
    socket.end(head('Transfer-Encoding: gzip, chunked', 'Connection: close', '', '2\r\n{}\r\n0\r\n\r\n'));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 501 /);
    expect(bff.upstream.requests.slice(from)).toEqual([]);
  });

  test('other transfer codings are rejected on every path, also where services call', async () => {
    for (const path of ['/healthz', '/hooks/unknown', '/auth/backchannel-logout', '/']) {
      const socket = connect(bff.port, '127.0.0.1');
      const lines = [`POST ${path} HTTP/1.1`, 'Host: console.test', 'Transfer-Encoding: gzip, chunked'];
      socket.end(lines.concat('Connection: close', '', '0\r\n\r\n').join('\r\n'));
      expect(await text(socket), path).toMatch(/^HTTP\/1\.1 501 /);
    }
  });

  test.each([
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked', '', `0\r\n\r\n${hidden}`]],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 40', '', `{}${hidden}`]],
    ['a length that is no number', ['Content-Length: +2', '', '{}']],
    ['chunks under another coding', ['Transfer-Encoding: chunked, identity', '', `0\r\n\r\n${hidden}`]],
    ['a chunk without a length', ['Transfer-Encoding: chunked', '', 'zz\r\n{}\r\n0\r\n\r\n']],
    ['a chunk longer than it says', ['Transfer-Encoding: chunked', '', `1\r\n{}\r\n0\r\n\r\n${hidden}`]],
    ['a header that is folded', ['X-Note: a', ' Content-Length: 2', 'Content-Length: 0', '', hidden]],
  ])('a body framed by %s is rejected, and none of it reaches the service', async (_how, lines) => {
    const from = bff.upstream.requests.length;
    const socket = connect(bff.port, '127.0.0.1');
    socket.end(head(...lines));
    const response = await text(socket);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(bff.upstream.requests.slice(from)).toEqual([]);
  });
});

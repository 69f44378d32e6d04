import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AddressPolicy } from '@rotunda/address-policy/address-policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FetchRequest, ScriptFetcher } from './script-fetcher.ts';

const server = createServer((request, response) => {
  if (request.url === '/away') response.writeHead(302, { location: 'https://example.com/' }).end();
  else if (request.url === '/again') response.writeHead(303, { location: '/echo' }).end();
  else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end();
  else if (request.url === '/large') response.end(Buffer.alloc(6 * 1_048_576));
  else request.pipe(response.writeHead(200, { 'x-method': request.method, 'x-key': request.headers['x-key'] ?? '' }));
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const toRequest = (url: string, rest: Partial<FetchRequest> = {}): FetchRequest => ({
  url,
  method: 'GET',
  headers: {},
  base64: null,
  followRedirects: true,
  ...rest,
});

describe('a fetch by a script', () => {
  const fetcher = new ScriptFetcher(new AddressPolicy(['127.0.0.1'], '*'));

  test('sends the script’s request and returns the server’s response', async () => {
    const base64 = Buffer.from('text').toString('base64');
    const headers = { 'x-key': 'k', host: 'other' };
    const response = await fetcher.fetch(toRequest(`${origin}/echo`, { method: 'POST', base64, headers }));
    expect(response).toMatchObject({ code: 200, base64, headers: { 'x-method': 'POST', 'x-key': 'k' } });
  });

  test('follows redirects only if the script requests it', async () => {
    const base64 = Buffer.from('text').toString('base64');
    const followed = await fetcher.fetch(toRequest(`${origin}/again`, { method: 'POST', base64 }));
    expect(followed).toMatchObject({ code: 200, headers: { 'x-method': 'GET' }, base64: '' });
    expect(await fetcher.fetch(toRequest(`${origin}/again`, { followRedirects: false }))).toMatchObject({ code: 303 });
    await expect(fetcher.fetch(toRequest(`${origin}/loop`))).rejects.toThrow('Too many redirects');
  });

  test('never leaves the allowed hosts, and stops at its size limit', async () => {
    await expect(fetcher.fetch(toRequest(`${origin}/away`))).rejects.toThrow('not allowed to call example.com');
    await expect(fetcher.fetch(toRequest('http://169.254.169.254/'))).rejects.toThrow('not allowed to call');
    await expect(fetcher.fetch(toRequest('file:///etc/passwd'))).rejects.toThrow('not allowed to call');
    await expect(fetcher.fetch(toRequest(`${origin}/large`))).rejects.toThrow('too large');
  });

  test.each([
    ['file:///etc/passwd', 'call file:///etc/passwd in the embedded script service. The URL must begin with https://'],
    ['example.com', 'call example.com in the embedded script service. The URL must begin with https://'],
    [
      'http://example.com/',
      'call http://example.com/ in the embedded script service. The URL must begin with https://',
    ],
    ['https://a:b@example.com/', 'example.com in the embedded script service. The URL must not contain a user name'],
    ['https://example.org/', 'An administrator can add it to SCRIPT_FETCH_ALLOWED_HOSTS.'],
  ])('refuses %s with the remedy that helps', async (url, message) => {
    const allowed = new ScriptFetcher(new AddressPolicy(['example.com'], []));
    await expect(allowed.fetch(toRequest(url))).rejects.toThrow(message);
  });

  test('is disabled without an allowed host', async () => {
    const off = new ScriptFetcher(new AddressPolicy([], []));
    for (const url of [origin, 'https://example.com/']) {
      await expect(off.fetch(toRequest(url))).rejects.toThrow('SCRIPT_FETCH_ALLOWED_HOSTS');
    }
  });
});

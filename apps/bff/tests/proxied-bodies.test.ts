import { once } from 'node:events';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
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

describe('bodies', () => {
  test('of any size pass unchanged in both directions', async () => {
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

  test('T19: of a response that is cut off do not look complete', async () => {
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

  test('T16: of a call that are too large are rejected, whether or not the length is announced', async () => {
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

  test('of a call with a larger limit are forwarded', async () => {
    const save = (sizeBytes: number) => {
      const body = Buffer.alloc(sizeBytes, 0x20);
      return operator.request('/api/script/v1/projects/p1/content', { method: 'PUT', body });
    };
    expect((await save(5 * 2 ** 20)).status).toBe(200);
    expect((await save(5 * 2 ** 20 + 1)).status).toBe(413);
  });

  const largeBody = () => Readable.from(Array.from({ length: 64 }, () => Buffer.alloc(2 ** 18)));
  const UPLOAD = '/api/upload/drive/v3/files?uploadType=media';

  test('may be rejected by a service before they are complete', async () => {
    bff.upstream.handler = respondWith(403, { 'content-type': 'application/json' }, '{"error":{"message":"No room"}}');
    const response = await operator.request(UPLOAD, { method: 'POST', body: largeBody() });
    expect(response.status).toBe(403);
    expect(response.json()).toMatchObject({ detail: 'No room' });
  });

  test('that a service cuts off get a response too, although its text may be lost with the connection', async () => {
    bff.upstream.handler = (_request, response) => void response.writeHead(403, { connection: 'close' }).end('{}');
    const response = await operator.request(UPLOAD, { method: 'POST', body: largeBody() });
    expect(['upstream_forbidden', 'upstream_unreachable']).toContain(
      z.object({ code: z.string() }).parse(response.json()).code,
    );
  });

  test('stop flowing when the browser disconnects', async () => {
    const flowing = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    bff.upstream.handler = async (_request, response) => {
      response.once('close', () => stopped.resolve());
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      // When all buffers are full, the browser has started to read.
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

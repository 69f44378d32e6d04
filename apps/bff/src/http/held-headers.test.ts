import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HeldHeadersResponse } from './held-headers.ts';

type Answer = (response: ServerResponse) => void;

/** What a browser is sent: by Node's own answer, or by the one under test. */
async function receive(answer: Answer, Response?: typeof HeldHeadersResponse): Promise<IncomingMessage> {
  const listener: RequestListener = (_, response) => {
    answer(response);
    response.end('content');
  };
  await using server = createServer({ ...(Response && { ServerResponse: Response }) }, listener as never);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const [response] = await once(get({ port, agent: false }), 'response');
  response.resume();
  await once(response, 'end');
  return response;
}

async function receiveBoth(answer: Answer) {
  const toPlain = ({ statusCode, statusMessage, headers }: IncomingMessage) => {
    const { date, ...others } = headers;
    return { statusCode, statusMessage, headers: { ...others, hasDate: date !== undefined } };
  };
  const [own, held] = await Promise.all([receive(answer), receive(answer, HeldHeadersResponse)]);
  return { own: toPlain(own), held: toPlain(held) };
}

async function expectSame(answer: Answer): Promise<void> {
  const { own, held } = await receiveBoth(answer);
  expect(held).toEqual(own);
}

describe('an answer that holds its headers', () => {
  it('sends what Node sends for any order of setting, adding and taking away', async () => {
    const name = fc.constantFrom('X-One', 'x-one', 'x-two', 'Set-Cookie', 'content-type');
    const value = fc.constantFrom('a', 'b', 'c; d');
    const step = fc.oneof(
      fc.record({ kind: fc.constant('set' as const), name, value }),
      fc.record({ kind: fc.constant('append' as const), name, value }),
      fc.record({ kind: fc.constant('remove' as const), name, value }),
    );
    const steps = fc.array(step, { maxLength: 8 });
    const last = fc.dictionary(fc.constantFrom('X-One', 'set-cookie', 'content-type'), value);
    await fc.assert(
      fc.asyncProperty(steps, last, (all, given) =>
        expectSame((response) => {
          for (const { kind, name, value } of all) {
            if (kind === 'set') response.setHeader(name, value);
            else if (kind === 'append') response.appendHeader(name, value);
            else response.removeHeader(name);
          }
          response.writeHead(201, given);
        }),
      ),
      { numRuns: 40 },
    );
  });

  it('sends a reason, headers in a list, numbers and several values as Node does', async () => {
    await expectSame((response) => response.writeHead(299, 'Quite Right', { 'content-length': 7 }));
    await expectSame((response) => response.setHeader('x-one', 'a').writeHead(200, ['X-One', 'b', 'x-two', 'c']));
    await expectSame((response) => response.setHeader('set-cookie', ['a=1', 'b=2']).setHeader('content-length', 7));
    await expectSame((response) => response.setHeaders(new Headers({ 'x-one': 'a' })).removeHeader('date'));
  });

  it('tells what is set, under any spelling, also when it was sent', async () => {
    await receive((response) => {
      response.setHeader('X-One', 'a');
      expect([response.hasHeader('x-one'), response.hasHeader('x-two')]).toEqual([true, false]);
      response.writeHead(200, { 'X-Two': 'b' });
      expect(response.getHeader('x-two')).toBe('b');
      expect(response.getHeaderNames()).toEqual(['x-one', 'x-two']);
      expect(response.getHeaders()).toEqual({ 'x-one': 'a', 'x-two': 'b' });
    }, HeldHeadersResponse);
  });

  it('refuses headers that split the answer, and those that come too late', async () => {
    const response = await receive((response) => {
      response.setHeader('x-one', 'a\r\nset-cookie: b=1');
      expect(() => response.writeHead(200)).toThrow('Invalid character in header content');
      response.removeHeader('x-one');
      response.flushHeaders();
      expect(() => response.setHeader('x-two', 'b')).toThrow('Cannot set headers after they are sent');
      expect(() => response.writeHead(200)).toThrow('Cannot write headers after they are sent');
    }, HeldHeadersResponse);
    expect(response.headers).not.toHaveProperty('set-cookie');
  });
});

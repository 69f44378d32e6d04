import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestBff } from '#testing/test-bff.ts';
import { ServedBff } from './served-bff.ts';

let served: ServedBff;
let bff: TestBff;
beforeAll(async () => {
  served = await ServedBff.start();
  bff = served.bff;
});
afterAll(() => served[Symbol.asyncDispose]());

const MEGABYTE = 1024 * 1024;

/** A body that counts how much of it was read. It repeats `piece` until `bytes` have been sent. */
class CountedBody {
  sentBytes = 0;
  readonly stream: Readable;

  constructor(piece: string, bytes: number) {
    const { promise: left, resolve } = Promise.withResolvers<void>();
    const chunk = Buffer.from(piece.repeat(Math.ceil(65_536 / piece.length)));
    const pieces = async function* (this: CountedBody) {
      while (this.sentBytes < bytes) {
        this.sentBytes += chunk.length;
        yield chunk;
      }
      await left; // The body is endless, so only a rejection ends the request.
    };
    this.stream = Readable.from(pieces.call(this), { objectMode: false });
    this.stream.once('close', resolve);
  }
}

function send(browser: TestBrowser, path: string, body: Readable, method: 'POST' | 'PATCH' = 'POST') {
  return browser.request(path, { method, headers: { 'content-type': 'application/json' }, body });
}

describe('a body that is never acceptable', () => {
  test.each(['/api/jobs', '/api/delayed-calls'])(
    'of %s is rejected because of the role before it is read',
    async (path) => {
      const support = await bff.signIn('support');
      const body = new CountedBody('[', 15 * MEGABYTE);
      const response = await send(support, path, body.stream);
      expect(response.status).toBe(403);
      expect(response.json()).toMatchObject({ code: 'policy_denied', missing: { roles: ['operator', 'reviewer'] } });
    },
  );

  test.each([
    ['/api/jobs', '[', 'nested deeper than'],
    ['/api/jobs', '0,', 'members and elements'],
    ['/api/delayed-calls', '[', 'nested deeper than'],
    ['/api/explorer/runs', '{"a":', 'nested deeper than'],
    ['/api/views', '[', 'nested deeper than'],
  ])('of %s is rejected before its end if it continues with %s', async (path, piece, detail) => {
    const response = await send(served.operator, path, new CountedBody(piece, 2 * MEGABYTE).stream);
    expect(response.status).toBe(400);
    expect(response.json()).toMatchObject({ code: 'bad_request', detail: expect.stringContaining(detail) });
  });

  test('of a call is rejected before its end, and does not reach the service', async () => {
    bff.upstream.requests.length = 0;
    const path = '/api/calendar/v3/calendars/primary/events';
    const response = await send(served.operator, path, new CountedBody('{"a":', MEGABYTE / 2).stream);
    expect([response.status, response.json()]).toMatchObject([400, { code: 'bad_request' }]);
    expect(bff.upstream.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test.each([
    '{"scope":{"type":"user"},"role":"owner","role":"reader"}',
    '{"role":"owner","r\\u006fle":"reader"}',
    '{"role":"\\ud800"}',
  ])('of a call is rejected if the service might read it differently: %s', async (text) => {
    bff.upstream.requests.length = 0;
    const path = '/api/calendar/v3/calendars/primary/acl';
    const response = await send(served.operator, path, Readable.from([Buffer.from(text)], { objectMode: false }));
    expect([response.status, response.json()]).toMatchObject([400, { code: 'bad_request' }]);
    expect(bff.upstream.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test.each(['/api/views', '/api/calendar/v3/calendars/primary/events'])(
    'of %s is rejected if it is not UTF-8, instead of being altered',
    async (path) => {
      bff.upstream.requests.length = 0;
      const bytes = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xe9]), Buffer.from('"}')]);
      const response = await send(served.operator, path, Readable.from([bytes], { objectMode: false }));
      expect([response.status, response.json()]).toMatchObject([400, { detail: 'body: is not UTF-8.' }]);
      expect(bff.upstream.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    },
  );

  test('is rejected because of its announced length alone', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': String(17 * MEGABYTE) };
    const { stream } = new CountedBody(' ', 65_536);
    const response = await served.operator.request('/api/jobs', { method: 'POST', headers, body: stream });
    expect([response.status, response.json()]).toMatchObject([413, { code: 'body_too_large' }]);
  });
});

test('a user who sends many large bodies at once is told to wait, and small ones are accepted meanwhile', async () => {
  const call = { operationId: 'drive.files.update', params: { fileId: 'f' }, label: 'x', holdMs: 20_000 };
  const schedule = (description: string) =>
    served.operator.request('/api/delayed-calls', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...call, body: { description } }),
    });
  const large = Array.from({ length: 30 }, () => schedule('x'.repeat(MEGABYTE - 1_000)));
  const small = Array.from({ length: 10 }, () => schedule('x'));
  const statuses = (await Promise.all(large)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  expect((await Promise.all(small)).map(({ status }) => status)).toEqual(small.map(() => 201));
});

import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FaultHarness } from '#testing/faults/fault-harness.ts';
import type { TestHandler } from '#testing/servers/test-server.ts';

let bed: FaultHarness;

beforeAll(async () => {
  bed = await FaultHarness.start();
});

afterEach(() => bed.recover());

afterAll(() => bed[Symbol.asyncDispose]());

const READ = '/api/drive/v3/files/f1';
const UPLOAD = '/api/upload/drive/v3/files?uploadType=media';

/** Sends these lines instead of a regular HTTP response. */
function respondRaw(...lines: string[]): TestHandler {
  return (request) => void request.socket.write(lines.join('\r\n'));
}

describe('a malformed response', () => {
  test.each([
    ['a chunk without a length', respondRaw('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked', '', 'zz', 'x', '')],
    ['two lengths', respondRaw('HTTP/1.1 200 OK', 'Content-Length: 1', 'Content-Length: 2', '', 'ab')],
    [
      'a length and chunks',
      respondRaw('HTTP/1.1 200 OK', 'Content-Length: 1', 'Transfer-Encoding: chunked', '', '0', '', ''),
    ],
  ])('T18: %s never becomes a success', async (_name, handler) => {
    bed.response(handler);
    const outcome = await bed.outcome(bed.operator.request(READ));
    expect(outcome === 'broken' ? 502 : outcome.status).toBe(502);
  });

  test('with oversized headers is rejected', async () => {
    bed.response(respondRaw('HTTP/1.1 200 OK', `X-Large: ${'x'.repeat(200_000)}`, 'Content-Length: 0', '', ''));
    expect(await bed.outcome(bed.operator.request(READ))).toMatchObject({
      status: 502,
      text: expect.stringContaining('"code":"upstream_invalid"'),
    });
  });

  test('with many informational responses before it is the one that counts', async () => {
    const early = Array.from({ length: 500 }, () => ['HTTP/1.1 103 Early Hints', 'Link: </x>', '']).flat();
    bed.response(respondRaw(...early, 'HTTP/1.1 200 OK', 'Content-Length: 2', '', '{}'));
    expect(await bed.outcome(bed.operator.request(READ))).toMatchObject({ status: 200, text: '{}' });
  });

  test('that is compressed and cut off is forwarded unchanged, for the browser to detect', async () => {
    const cut = gzipSync('{"name":"n"}').subarray(0, 12);
    bed.response(
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(cut),
    );
    const outcome = await bed.outcome(bed.operator.request(READ, { headers: { 'accept-encoding': 'gzip' } }));
    expect(outcome).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip' } });
  });

  test('larger than the limit for data is rejected', async () => {
    bed.response(respondRaw('HTTP/1.1 200 OK', 'Content-Type: application/json', 'Content-Length: 99999999', '', '{'));
    expect(await bed.outcome(bed.operator.request(READ))).toMatchObject({
      status: 502,
      text: expect.stringContaining('"code":"upstream_invalid"'),
    });
  });
});

describe('a failing service', () => {
  test('T10: that redirects browsers elsewhere is not followed', async () => {
    bed.response(
      (_request, response) =>
        void response
          .writeHead(307, { location: 'https://evil.example/', 'set-cookie': '__Host-bff=evil; Secure' })
          .end(),
    );
    const outcome = await bed.outcome(bed.operator.request(READ));
    expect(outcome).toMatchObject({ status: 502 });
    expect(outcome === 'broken' ? {} : outcome.headers).not.toHaveProperty('location');
    expect(outcome === 'broken' ? {} : outcome.headers).not.toHaveProperty('set-cookie');
  });

  test('that rejects every credential ends no session, and causes few credential renewals', async () => {
    const refreshes = bed.bff.issuer.refreshCalls.length;
    bed.response((request, response) => {
      request.resume();
      response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
    });
    const storm = await Promise.all(Array.from({ length: 20 }, () => bed.outcome(bed.operator.request(READ))));
    expect(storm).toSatisfy((outcomes: { status: number }[]) => outcomes.every(({ status }) => status === 502));
    // One renewal, and more for calls that started with a credential that was rejected again.
    expect(bed.bff.issuer.refreshCalls.length - refreshes).toBeLessThanOrEqual(5);
    expect((await bed.operator.request('/auth/session')).json()).toMatchObject({ authenticated: true });
  });

  test('that fails every other call is read without an error', async () => {
    let count = 0;
    bed.response((request, response) => {
      request.resume();
      count += 1;
      response.writeHead(count % 2 === 0 ? 200 : 503, { 'content-type': 'application/json' }).end('{}');
    });
    for (let round = 0; round < 5; round += 1) {
      expect(await bed.operator.request(READ)).toMatchObject({ status: 200 });
    }
  });

  test('that asks for a longer wait than users accept is not called again, and the users learn the time', async () => {
    let calls = 0;
    bed.response((request, response) => {
      request.resume();
      calls += 1;
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '60' }).end('{}');
    });
    const outcome = await bed.outcome(bed.operator.request(READ));
    expect(outcome).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    expect(calls).toBe(1);
  });

  test('that rejects an upload before it has arrived is reported, or is unreachable, but is never awaited', async () => {
    bed.response((request, response) => {
      if (request.method === 'POST') response.writeHead(413, { connection: 'close' }).end('{}');
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    const body = Buffer.alloc(4 * 2 ** 20);
    const outcome = await bed.outcome(bed.operator.request(UPLOAD, { method: 'POST', body }));
    expect([413, 502]).toContain(outcome === 'broken' ? 0 : outcome.status);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LiveReader } from '#testing/clients/live-reader.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { TOKEN_MARK } from '#testing/servers/test-issuer.ts';
import { readText } from '#testing/servers/test-server.ts';
import { TestBff } from '#testing/test-bff.ts';

const watchBody = z.object({ id: z.string(), token: z.string(), address: z.url() });
const CALL = '/api/drive/v3/about?fields=user';

let bff: TestBff;
let measured: TestBrowser;
let metricsUrl: string;

beforeAll(async () => {
  bff = await TestBff.start({ proxyLimits: { guardLimits: { concurrent: 1 } } });
  const port = await findFreePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  await bff.startReplica({ ...bff.config, metrics: { host: '127.0.0.1', port } });
  bff.issuer.accessTokenLifeSeconds = 30;
  const browser = await bff.signIn('operator');
  bff.issuer.accessTokenLifeSeconds = 3600;
  measured = bff.openBrowser(1);
  for (const [name, value] of browser.cookies) measured.cookies.set(name, value);
});

afterEach(() => {
  bff.upstream.handler = undefined;
});

afterAll(() => bff[Symbol.asyncDispose]());

async function scrape(): Promise<string> {
  return (await fetch(metricsUrl)).text();
}

/** Returns the value of a series, or undefined if it has none. */
async function read(series: string): Promise<number | undefined> {
  const line = (await scrape()).split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

describe('the metrics', () => {
  test('count each operation by its outcome, with its time, its bytes and the time of the service', async () => {
    await measured.request(CALL);
    await measured.request(CALL);
    bff.upstream.handler = (request, response) => {
      request.resume();
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    };
    await measured.request(CALL);
    const label = 'operation="drive.about.get"';
    await vi.waitFor(async () => {
      expect(await read(`rotunda_requests_total{${label},status="2xx"}`)).toBe(2);
      expect(await read(`rotunda_requests_total{${label},status="4xx"}`)).toBe(1);
    }, 10_000);
    expect(await read(`rotunda_request_duration_seconds_count{${label}}`)).toBe(3);
    expect(await read(`rotunda_upstream_duration_seconds_count{caller="browser",${label}}`)).toBeGreaterThan(1);
    expect(await read(`rotunda_sent_bytes_total{${label}}`)).toBeGreaterThan(500);
    expect(await read('rotunda_token_refreshes_total{outcome="renewed"}')).toBe(1);
  });

  test('count retried calls', async () => {
    let isFirst = true;
    bff.upstream.handler = (request, response) => {
      request.resume();
      response.writeHead(isFirst ? 503 : 200, { 'content-type': 'application/json' }).end('{}');
      isFirst = false;
    };
    expect((await measured.request(CALL)).status).toBe(200);
    expect(await read('rotunda_service_retries_total{service="drive",reason="503"}')).toBe(1);
  });

  test('show which services are paused, what the audit trail is waiting for, and which credentials are lost', async () => {
    const paused = 'rotunda_service_paused{service="calendar",traffic_class="write"}';
    expect([await read(paused), await read('rotunda_audit_late')]).toEqual([0, 0]);
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    bff.upstream.handler = async (request, response) => {
      request.resume();
      arrived.resolve();
      await released.promise;
      response.writeHead(503).end();
    };
    const change = () =>
      measured.request('/api/calendar/v3/calendars/primary/events/quickAdd?text=a', { method: 'POST' });
    const first = change();
    await arrived.promise;
    expect(await read('rotunda_audit_open')).toBe(1);
    released.resolve();
    await first;
    for (let count = 0; count < 7; count += 1) await change();
    expect([await read(paused), await read('rotunda_audit_open')]).toEqual([1, 0]);
    const lost = await bff.signIn('support');
    await using store = bff.openStore();
    const broken = { sealed: Buffer.from('another row') };
    await store.updateTable('credentials').set(broken).where('subject', '=', 'sub-support').execute();
    const elsewhere = bff.openBrowser(1);
    for (const [name, value] of lost.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.request(CALL)).status).toBe(401);
    expect(await read('rotunda_credentials_lost_total{reason="broken"}')).toBe(1);
  });

  test('count past and current waits for a slot at a service', async () => {
    const waits = 'rotunda_waits_total{room="drive"}';
    const before = (await read(waits)) ?? 0;
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    bff.upstream.handler = async (request, response) => {
      request.resume();
      await gate;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
    const requesting = Array.from({ length: 3 }, () => measured.request('/api/drive/v3/files'));
    await vi.waitFor(async () => expect(await read('rotunda_waiting{room="drive"}')).toBe(2), 10_000);
    open();
    expect((await Promise.all(requesting)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(waits)).toBe(before + 2);
    expect(await read('rotunda_waiting{room="drive"}')).toBe(0);
  });

  test('show the open streams and the state of the runtime', async () => {
    const reader = await LiveReader.open(measured, bff.portOf(1), ['saved']);
    expect(await read('rotunda_live_streams')).toBe(1);
    await reader.close();
    await vi.waitFor(async () => expect(await read('rotunda_live_streams')).toBe(0), 10_000);
    expect(await read('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  });

  test('show how long messages from services take to reach the store, and invalidations to reach open streams', async () => {
    const watch = Promise.withResolvers<{ id: string; token: string; address: string }>();
    bff.upstream.handler = async (request, response) => {
      const body = await readText(request);
      if (request.url?.includes('/watch')) watch.resolve(watchBody.parse(JSON.parse(body)));
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"resourceId":"r1","startPageToken":"1"}');
    };
    const reader = await LiveReader.open(measured, bff.portOf(1), ['changes']);
    await reader.invalidation('changes', 'sync');
    const { id, token, address } = await watch.promise;
    const headers = {
      'x-goog-channel-id': id,
      'x-goog-channel-token': token,
      'x-goog-resource-id': 'r1',
      'x-goog-resource-state': 'exists',
    };
    const streamed = (await read('rotunda_stream_lag_seconds_count')) ?? 0;
    const send = (number: number, changed = {}) =>
      fetch(address, { method: 'POST', headers: { ...headers, 'x-goog-message-number': String(number), ...changed } });
    expect((await send(2)).status).toBe(200);
    await reader.invalidation('changes', 'changed');
    expect((await send(3, { 'x-goog-channel-token': 'other' })).status).toBe(404);
    // A rejected message is not counted.
    expect(await read('rotunda_message_lag_seconds_count')).toBe(1);
    await vi.waitFor(async () => expect(await read('rotunda_stream_lag_seconds_count')).toBe(streamed + 1), 10_000);
    await reader.close();
  });

  test('contain no values from requests, and no token', async () => {
    await measured.request('/api/drive/v3/files/a-private-id');
    await measured.request('/a-private-path');
    await measured.request('/api/nothing/a-private-name');
    await vi.waitFor(async () => expect(await scrape()).toContain('operation="console.page"'), 10_000);
    const text = await scrape();
    expect(text).not.toMatch(/a-private/);
    expect(text).not.toContain(TOKEN_MARK);
    expect(text).not.toContain('operator@');
  });

  test('are not served on the address for browsers', async () => {
    expect((await measured.request('/metrics')).headers['content-type']).not.toContain('version=0.0.4');
    expect((await fetch(new URL('/', metricsUrl))).status).toBe(404);
  });
});

describe('a trace', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';

  test('named by a request is forwarded to the service, and is logged', async () => {
    await measured.request(CALL, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } });
    expect(bff.upstream.lastRequest.headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-01$`));
    expect(bff.log).toContain(`"traceId":"${traceId}"`);
  });

  test.each(['', 'nonsense', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, `01-${traceId}-b7ad6b7169203331-01`])(
    'that cannot be parsed, such as %j, is replaced with one for the request',
    async (traceparent) => {
      const response = await measured.request(CALL, { headers: { traceparent } });
      const own = String(response.headers['x-request-id']).replaceAll('-', '');
      expect(bff.upstream.lastRequest.headers.traceparent).toMatch(new RegExp(`^00-${own}-`));
    },
  );
});

test('a BFF that is shutting down reports it to load balancers, and keeps serving until they have noticed', async () => {
  await bff.startReplica({ ...bff.config, endDelayMs: 1_000 });
  const late = bff.openBrowser(2);
  for (const [name, value] of measured.cookies) late.cookies.set(name, value);
  expect((await late.request('/readyz')).status).toBe(200);
  const stopped = bff.stop();
  const [ready, alive, call] = [
    await late.request('/readyz'),
    await late.request('/healthz'),
    await late.request(CALL),
  ];
  expect([ready.status, ready.text, alive.status, call.status]).toEqual([503, 'ending\n', 200, 200]);
  await stopped;
});

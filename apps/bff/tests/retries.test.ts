import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { RequestOptions, Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { ChaosProxy } from '#testing/faults/chaos-proxy.ts';
import { readText, type TestHandler } from '#testing/servers/test-server.ts';
import { TestBff } from '#testing/test-bff.ts';

const records = z.object({
  entries: z.array(z.looseObject({ requestId: z.string().optional(), outcome: z.string() })),
});
const send = z.looseObject({ delayedCallId: z.string(), state: z.string() });

let network: ChaosProxy;
let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  const reroute = async (origin: string) => {
    network = await ChaosProxy.start(origin);
    return network.origin;
  };
  bff = await TestBff.start({
    reroute,
    proxyLimits: { guardLimits: { failuresInRow: 1_000, maxRetryTokens: 1_000 } },
  });
  operator = await bff.signIn('operator');
});

afterEach(() => {
  bff.upstream.handler = undefined;
});

afterAll(async () => {
  await bff[Symbol.asyncDispose]();
  await network.down();
});

/** Handles calls of browsers. Reads by the BFF for the audit record return 404. */
function serve(handler: TestHandler): void {
  bff.upstream.handler = (request, response) => {
    if (request.headers['user-agent'] !== 'rotunda-bff') return handler(request, response);
    request.resume();
    response.writeHead(404).end('{}');
    return undefined;
  };
}

/** Returns the audit record of a request after its outcome is known. */
async function readRecord({ headers }: Response): Promise<object | undefined> {
  const find = async () => {
    const { entries } = records.parse((await operator.request('/api/audit?kind=changes')).json());
    return entries.find(({ requestId }) => requestId === headers['x-request-id']);
  };
  await expect.poll(async () => (await find())?.outcome).not.toBe('pending');
  return find();
}

/** One call of each retry class, and how often it is sent if every response is lost. */
const CALLS: [string, string, RequestOptions, number][] = [
  ['safe', '/api/drive/v3/files', {}, 3],
  ['safe', '/api/calendar/v3/freeBusy', { method: 'POST', body: '{}' }, 3],
  ['idempotent', '/api/drive/v3/files/f1', { method: 'DELETE' }, 3],
  ['idempotent', '/api/script/v1/projects/p1/content', { method: 'PUT', body: '{"files":[]}' }, 3],
  ['keyed', '/api/drive/v3/files', { method: 'POST', body: '{"id":"f1"}' }, 3],
  ['keyed', '/api/drive/v3/drives?requestId=r1', { method: 'POST', body: '{}' }, 3],
  ['effectful', '/api/drive/v3/files', { method: 'POST', body: '{"name":"n"}' }, 1],
  ['effectful', '/api/drive/v3/files/f1', { method: 'PATCH', body: '{}' }, 1],
  ['effectful', '/api/upload/drive/v3/files?uploadType=media', { method: 'POST', body: 'x' }, 1],
  ['once', '/api/script/v1/scripts/s1:run', { method: 'POST', body: '{}' }, 1],
];

describe('a call whose response is lost', () => {
  test.each(CALLS)('%s: %s is sent as often as its retry class allows', async (_class, path, options, times) => {
    const bodies: string[] = [];
    serve(async (request) => {
      bodies.push(await readText(request));
      request.socket.destroy();
    });
    const response = await operator.request(path, options);
    expect(response.status).toBe(502);
    expect(response.json()).toMatchObject({ code: 'upstream_unreachable' });
    expect(bodies).toEqual(Array.from({ length: times }, () => options.body ?? ''));
  });

  test('and then succeeds looks like any other', async () => {
    let requests = 0;
    serve((request, response) => {
      requests += 1;
      if (requests < 3) request.socket.destroy();
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"f1"}');
    });
    const response = await operator.request('/api/drive/v3/files/f1');
    expect(response).toMatchObject({ status: 200, text: '{"id":"f1"}' });
    expect(response.headers['x-upstream-status']).toBe('200');
  });
});

describe('an attempt that succeeded although its response was lost', () => {
  test.each([404, 410])('is detected when a deletion returns %d: it is done', async (status) => {
    let requests = 0;
    serve((request, response) => {
      requests += 1;
      if (requests === 1) request.socket.destroy();
      else response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
    const response = await operator.request('/api/drive/v3/files/f1', { method: 'DELETE' });
    expect(response).toMatchObject({ status: 204, text: '' });
    expect(response.headers['x-upstream-status']).toBe(String(status));
    expect(await readRecord(response)).toMatchObject({
      outcome: 'succeeded',
      status: 204,
      details: { upstreamStatus: status },
    });
  });

  test('is not detected when the first response to a deletion is 404', async () => {
    serve((_request, response) => void response.writeHead(404).end('{}'));
    expect((await operator.request('/api/drive/v3/files/f1', { method: 'DELETE' })).status).toBe(404);
  });

  test.each([
    ['/api/drive/v3/files?fields=id', '/drive/v3/files/k1?fields=id'],
    ['/api/calendar/v3/calendars/c%401/events?fields=id', '/calendar/v3/calendars/c%401/events/k1?fields=id'],
  ])('is detected when %s is a duplicate: the response is what it created', async (path, lookup) => {
    let requests = 0;
    serve((request, response) => {
      requests += 1;
      if (requests === 1) request.socket.destroy();
      else if (request.method === 'POST') response.writeHead(409).end('{}');
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"k1"}');
    });
    const response = await operator.request(path, { method: 'POST', body: '{"id":"k1"}' });
    expect(response).toMatchObject({ status: 200, text: '{"id":"k1"}' });
    expect(bff.upstream.lastRequest).toMatchObject({ method: 'GET', url: lookup });
    expect(response.headers['x-upstream-status']).toBe('409');
    expect(await readRecord(response)).toMatchObject({
      outcome: 'succeeded',
      status: 200,
      details: { upstreamStatus: 409 },
    });
  });
});

describe('a service that asks for a delay', () => {
  test('is called again after that time, even for a call with side effects', async () => {
    const times: number[] = [];
    serve((request, response) => {
      request.resume();
      times.push(performance.now());
      response.writeHead(times.length === 1 ? 503 : 200, { 'retry-after': '1' }).end('{}');
    });
    const response = await operator.request('/api/drive/v3/files/f1', { method: 'PATCH', body: '{}' });
    expect(response.status).toBe(200);
    const [first = 0, second = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(999);
  });
});

describe('a call by the BFF itself', () => {
  /** Makes a delayed call without a delay. Resolves with its final state. */
  async function executeDelayedCall(call: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ label: 'l', holdMs: 0, ...call });
    const { delayedCallId } = send.parse(
      (await operator.request('/api/delayed-calls', { method: 'POST', headers, body })).json(),
    );
    const read = async () => send.parse((await operator.request(`/api/delayed-calls/${delayedCallId}`)).json());
    await expect.poll(async () => (await read()).state).toMatch(/sent|failed/);
    return read();
  }

  /** Drops the response to the first change and handles all others. */
  function loseFirst(respond: TestHandler): { urls: string[] } {
    const urls: string[] = [];
    bff.upstream.handler = (request, response) => {
      request.resume();
      // Reading the previous state is not part of the change.
      if (urls.length === 0 && request.method === 'GET') return void response.writeHead(404).end('{}');
      urls.push(`${request.method} ${request.url}`);
      return urls.length === 1 ? void request.socket.destroy() : respond(request, response);
    };
    return { urls };
  }

  test('is retried as its class allows, and a deletion that then finds nothing is done', async () => {
    const { urls } = loseFirst((_request, response) => void response.writeHead(404).end('{}'));
    const call = { operationId: 'drive.files.delete', params: { fileId: 'f1' } };
    expect(await executeDelayedCall(call)).toMatchObject({ state: 'sent' });
    expect(urls).toHaveLength(2);
    const { entries } = records.parse((await operator.request('/api/audit?operation=drive.files.delete')).json());
    expect(entries[0]).toMatchObject({ outcome: 'succeeded', status: 204, details: { upstreamStatus: 404 } });
  });

  test('that created a resource although its response was lost returns the resource', async () => {
    const { urls } = loseFirst((request, response) => {
      response.writeHead(request.method === 'POST' ? 409 : 200).end('{"id":"k1"}');
    });
    const call = { operationId: 'calendar.events.insert', params: { calendarId: 'c' }, body: { id: 'k1' } };
    expect(await executeDelayedCall(call)).toMatchObject({ state: 'sent', response: { id: 'k1' } });
    expect(urls.at(-1)).toBe('GET /calendar/v3/calendars/c/events/k1');
  });

  test('with side effects on each call is not retried', async () => {
    const { urls } = loseFirst((_request, response) => void response.writeHead(200).end('{}'));
    const call = { operationId: 'drive.files.create', params: {}, body: { name: 'n' } };
    expect(await executeDelayedCall(call)).toMatchObject({
      state: 'failed',
      problem: { code: 'upstream_unreachable' },
    });
    expect(urls).toHaveLength(1);
  });
});

test('a call that cannot be undone is retried only if nothing was listening', async () => {
  await network.down();
  const requesting = operator.request('/api/script/v1/scripts/s1:run', { method: 'POST', body: '{}' });
  const response = await requesting;
  expect(response.json()).toMatchObject({ code: 'upstream_unreachable', retryable: true });
  await network.up();
  expect((await operator.request('/api/script/v1/scripts/s1:run', { method: 'POST', body: '{}' })).status).toBe(200);
});

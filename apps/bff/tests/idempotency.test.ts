import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  bff = await TestBff.start();
  await bff.startReplica();
  operator = await bff.signIn('operator');
});

afterEach(() => {
  bff.upstream.handler = undefined;
});

afterAll(() => bff[Symbol.asyncDispose]());

function create(key: string, name = 'n', browser = operator): Promise<Response> {
  const headers = { 'idempotency-key': key, 'content-type': 'application/json' };
  return browser.request('/api/drive/v3/files', { method: 'POST', headers, body: JSON.stringify({ name }) });
}

/** Makes the service respond with the number of creations so far. Returns a function that reads it. */
function respondWithCount(status = 200, headers: Record<string, string> = {}): () => number {
  let made = 0;
  bff.upstream.handler = (request, response) => {
    request.resume();
    made += 1;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(`{"made":${made}}`);
  };
  return () => made;
}

describe('a call with an Idempotency-Key', () => {
  test('whose process crashed is reported with an unknown outcome, and not as in progress', async () => {
    const store = bff.openStore();
    const made = respondWithCount();
    await create('dead');
    // The response is stored after it was sent.
    const retained = store.selectFrom('idempotency_keys').select('state').where('key', '=', 'dead');
    await expect.poll(() => retained.execute()).toEqual([{ state: 'answered' }]);
    const row = { state: 'running', status: null, headers: null, body: null };
    await store.updateTable('idempotency_keys').set(row).where('key', '=', 'dead').execute();
    await store.destroy();
    expect((await create('dead')).json()).toMatchObject({ detail: 'The call with this key is still in progress.' });
    bff.clock.advance(61_000);
    const response = await create('dead');
    expect(response.status).toBe(409);
    expect(response.json()).toMatchObject({ detail: 'The response to the call with this key is unknown.' });
    expect(made()).toBe(1);
  });

  test('is made once and gets the same response each time, from any process', async () => {
    const made = respondWithCount();
    const first = await create('once');
    const replica = bff.openBrowser(1);
    for (const [name, value] of operator.cookies) replica.cookies.set(name, value);
    const second = await create('once', 'n', replica);
    expect(first).toMatchObject({ status: 200, text: '{"made":1}' });
    expect(second).toMatchObject({ status: 200, text: '{"made":1}' });
    expect(second.headers).toMatchObject({ 'idempotency-replayed': 'true', 'content-type': 'application/json' });
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(made()).toBe(1);
  });

  test('is a different call for another user, with another key, and a day later', async () => {
    const made = respondWithCount();
    await create('day');
    bff.issuer.user = { sub: 'sub-other', email: 'other@example.com', name: 'Other', roles: ['operator'] };
    const other = bff.openBrowser();
    await other.signIn();
    await create('day', 'n', other);
    await create('other-day');
    expect(made()).toBe(3);
    bff.clock.advance(24 * 60 * 60 * 1_000);
    operator = await bff.signIn('operator');
    expect((await create('day')).text).toBe('{"made":4}');
  });

  test('cannot be reused for another call', async () => {
    respondWithCount();
    await create('taken', 'one');
    const response = await create('taken', 'two');
    expect(response.status).toBe(422);
    expect(response.json()).toMatchObject({ code: 'bad_request', detail: expect.stringContaining('Idempotency-Key') });
  });

  test('is not made a second time while the first is in progress', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    bff.upstream.handler = async (request, response) => {
      request.resume();
      arrived.resolve();
      await promise;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
    const first = create('slow');
    await arrived.promise;
    const second = await create('slow');
    expect(second.status).toBe(409);
    expect(second.headers['retry-after']).toBe('1');
    resolve();
    expect((await first).status).toBe(200);
  });

  test('repeats an error with unknown side effects', async () => {
    const made = respondWithCount(500);
    expect((await create('broken')).status).toBe(502);
    const again = await create('broken');
    expect(again.status).toBe(502);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(made()).toBe(1);
  });

  test('frees its key if the service has certainly done nothing', async () => {
    respondWithCount(429, { 'retry-after': '30' });
    expect((await create('busy')).status).toBe(429);
    respondWithCount();
    expect(await create('busy')).toMatchObject({ status: 200, text: '{"made":1}' });
  });

  test('continues when its browser disconnects, and its response is stored', async () => {
    const arrived = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    let made = 0;
    bff.upstream.handler = async (request, response) => {
      request.resume();
      made += 1;
      arrived.resolve();
      await left.promise;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"f1"}');
    };
    const browser = bff.openBrowser();
    for (const [name, value] of operator.cookies) browser.cookies.set(name, value);
    const leaving = create('left', 'n', browser).catch(() => 'left');
    await arrived.promise;
    await browser[Symbol.asyncDispose]();
    expect(await leaving).toBe('left');
    left.resolve();
    await expect
      .poll(async () => {
        await wait(10);
        return create('left');
      })
      .toMatchObject({ status: 200, text: '{"id":"f1"}' });
    expect(made).toBe(1);
  });

  test('is rejected if its key cannot be stored', async () => {
    expect((await create('x'.repeat(200))).status).toBe(400);
  });
});

describe('a small upload with an Idempotency-Key', () => {
  const upload = (key: string, body: string, contentType: string, uploadType: string): Promise<Response> => {
    const headers = { 'idempotency-key': key, 'content-type': contentType };
    return operator.request(`/api/upload/drive/v3/files?uploadType=${uploadType}`, { method: 'POST', headers, body });
  };

  test('is stored once however often it is sent', async () => {
    const made = respondWithCount();
    const body = '--b\r\nContent-Type: application/json\r\n\r\n{"name":"x"}\r\n--b\r\n\r\nhello\r\n--b--';
    const send = () => upload('up-1', body, 'multipart/related; boundary=b', 'multipart');
    expect(await send()).toMatchObject({ status: 200, text: '{"made":1}' });
    const retained = bff.openStore();
    const state = retained.selectFrom('idempotency_keys').select('state').where('key', '=', 'up-1');
    await expect.poll(() => state.execute()).toEqual([{ state: 'answered' }]);
    await retained.destroy();
    expect((await send()).headers['idempotency-replayed']).toBe('true');
    expect(made()).toBe(1);
    expect((await upload('up-1', `${body} `, 'multipart/related; boundary=b', 'multipart')).status).toBe(422);
  });

  test('whose content looks like a file with an ID is not looked up by that ID after a failure', async () => {
    const requested: string[] = [];
    bff.upstream.handler = (request, response) => {
      request.resume();
      requested.push(`${request.method} ${request.url}`);
      response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
    };
    expect((await upload('up-2', '{"id":"of-another"}', 'application/json', 'media')).status).toBe(502);
    expect(requested).toEqual([expect.stringMatching(/^POST /)]);
  });
});

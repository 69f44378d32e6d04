import { beforeEach, expect, test, vi } from 'vitest';
import { fetchOnce } from './fetch-once.ts';

/** The keys of the requests, in order. */
const keys: (string | null)[] = [];
let respond: (init: RequestInit | undefined) => Response | Promise<Response>;
let count = 0;

beforeEach(() => {
  keys.length = 0;
  count += 1; // Each test requests a different resource.
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (input === '/healthz') return Promise.resolve(new Response('ok\n'));
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    return respond(init);
  });
});

const create = (name: string, signal?: AbortSignal) =>
  fetchOnce('/api/things', { method: 'POST', body: `${name} ${count}`, ...(signal && { signal }) });

test('a request whose response is lost carries the same key when it is repeated, and another one after a response', async () => {
  respond = () => Promise.reject(new TypeError('lost'));
  await expect(create('a')).rejects.toThrow('lost');
  await expect(create('b')).rejects.toThrow('lost');
  respond = () => Response.json({ made: 1 });
  expect(await (await create('a')).json()).toEqual({ made: 1 });
  await create('a');
  const [first, other, again, later] = keys;
  expect(again).toBe(first);
  expect(new Set([first, other, later]).size).toBe(3);
  expect(first).toMatch(/^[\w-]{36}$/);
});

test('a request made twice at once is sent once, and both callers get the response', async () => {
  const late = Promise.withResolvers<Response>();
  respond = () => late.promise;
  const both = [create('a'), create('a')];
  late.resolve(Response.json({ made: 1 }));
  const responses = await Promise.all(both);
  expect(await Promise.all(responses.map((response) => response.json()))).toEqual([{ made: 1 }, { made: 1 }]);
  expect(keys).toHaveLength(1);
});

test('a response that is cut off counts as lost', async () => {
  respond = () =>
    new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut off')) }));
  await expect(create('a')).rejects.toThrow('Failed to fetch');
  respond = () => new Response(null, { status: 204 });
  expect((await create('a')).status).toBe(204);
  expect(keys[1]).toBe(keys[0]);
});

test('a request in progress keeps its key, and a rejected one gets another', async () => {
  const inProgress = { status: 409, headers: { 'retry-after': '1' } };
  respond = () => Response.json({}, inProgress);
  await create('a');
  respond = () => Response.json({}, { status: 400 });
  await create('a');
  await create('a');
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('an aborted request that is repeated is made again', async () => {
  const controller = new AbortController();
  respond = (init) => Promise.reject(init?.signal?.reason);
  controller.abort(new Error('stopped'));
  await expect(create('a', controller.signal)).rejects.toThrow('stopped');
  respond = () => Response.json({});
  await create('a');
  expect(keys[1]).not.toBe(keys[0]);
});

test('reads and uploads carry no key', async () => {
  respond = () => Response.json({});
  await fetchOnce('/api/things');
  await fetchOnce('/api/things', { method: 'PUT', body: new Blob(['a']) });
  expect(keys).toEqual([null, null]);
});

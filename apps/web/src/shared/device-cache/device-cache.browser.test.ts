import { ApiError } from '@rotunda/api-client/errors';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { operations } from '@rotunda/api-client/operations';
import { type InfiniteData, QueryClient, QueryObserver } from '@tanstack/react-query';
import { openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { openCacheDatabase } from './cache-database.ts';
import { CACHED_READS, isCachedRead } from './cached-reads.ts';
import { type DeviceCache, openDeviceCache } from './device-cache.ts';
import { DEVICE_CACHE } from './device-cache-name.ts';
import { fromStoredText, toStoredText } from './stored-text.ts';

const KEY = btoa('k'.repeat(32));
const OTHER_KEY = btoa('o'.repeat(32));
const BUILD = 'build-1';
const READ = ['drive.files.list', { q: "'root' in parents" }] as const;
const HOUR_MS = 3_600_000;

const opened: DeviceCache[] = [];

afterEach(async () => {
  for (const cache of opened.splice(0)) cache.close();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(DEVICE_CACHE).onsuccess = resolve;
  });
});

/** Starts a visit with its own client and the device cache. */
async function visit(key = KEY, build = BUILD) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const cache = await openDeviceCache(client, key, build);
  opened.push(cache);
  return { client, cache };
}

/** Reads data in a separate visit some time ago. */
async function readBefore(queryKey: readonly unknown[], data: unknown, agoMs = HOUR_MS): Promise<number> {
  const { client, cache } = await visit();
  const updatedAt = Date.now() - agoMs;
  client.setQueryData([...queryKey], data, { updatedAt });
  await cache.flush();
  cache.close();
  return updatedAt;
}

async function countStored(): Promise<number> {
  const database = await openDB(DEVICE_CACHE);
  const count = await database.count('reads');
  database.close();
  return count;
}

test('a later visit shows cached data with its age, and then replaces it with fresh data', async () => {
  const updatedAt = await readBefore(READ, { files: [{ id: 'f-1', name: 'Plan' }, { id: 'f-2' }] });
  const { client } = await visit();
  const response = Promise.withResolvers<object>();
  const observer = new QueryObserver(client, {
    queryKey: [...READ],
    queryFn: () => response.promise,
    staleTime: Infinity,
  });
  const stop = observer.subscribe(() => undefined);
  await expect
    .poll(() => observer.getCurrentResult().data)
    .toEqual({ files: [{ id: 'f-1', name: 'Plan' }, { id: 'f-2' }] });
  const before = observer.getCurrentResult();
  expect(before).toMatchObject({ dataUpdatedAt: updatedAt, isFetching: true });
  response.resolve({ files: [{ id: 'f-1', name: 'Plan' }, { id: 'f-3' }] });
  await expect
    .poll(() => observer.getCurrentResult().data)
    .toEqual({ files: [{ id: 'f-1', name: 'Plan' }, { id: 'f-3' }] });
  // Unchanged rows remain the same objects and are not rendered again.
  const [first, second] = [before, observer.getCurrentResult()].map(
    ({ data }) => Reflect.get(Object(data), 'files')[0],
  );
  expect(second).toBe(first);
  stop();
});

test('cached data stays when its user leaves before the service has responded', async () => {
  await readBefore(READ, { files: [{ id: 'f-1' }] });
  const client = new QueryClient();
  // The request starts before the cache is open, and is aborted when it has no more users.
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<unknown>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const first = new QueryObserver(client, { queryKey: [...READ], queryFn });
  const leave = first.subscribe(() => undefined);
  opened.push(await openDeviceCache(client, KEY, BUILD));
  expect(first.getCurrentResult().data).toEqual({ files: [{ id: 'f-1' }] });
  leave();
  const second = new QueryObserver(client, { queryKey: [...READ], queryFn });
  expect(second.getCurrentResult()).toMatchObject({ data: { files: [{ id: 'f-1' }] }, isStale: true });
});

test('cached data is available as soon as a screen reads it again', async () => {
  const first = await visit();
  const files = { files: [{ id: 'f-1' }] };
  const shown = new QueryObserver(first.client, { queryKey: [...READ], queryFn: () => files });
  const stop = shown.subscribe(() => undefined);
  await expect.poll(() => shown.getCurrentResult().data).toEqual(files);
  await first.cache.flush();
  stop();
  first.cache.close();
  const second = await visit();
  const again = new QueryObserver(second.client, { queryKey: [...READ], queryFn: () => new Promise(() => undefined) });
  expect(again.getCurrentResult()).toMatchObject({ data: files, isStale: true });
  again.destroy();
  // Another user of the device gets no data, and afterwards neither does this one.
  second.cache.close();
  for (const key of [OTHER_KEY, KEY]) {
    const { client, cache } = await visit(key);
    const other = new QueryObserver(client, { queryKey: [...READ], queryFn: () => new Promise(() => undefined) });
    expect(other.getCurrentResult().data).toBeUndefined();
    await cache.untilRestored();
    expect(other.getCurrentResult().data).toBeUndefined();
    cache.close();
  }
});

test('cached data is unreadable directly and for another session, and is deleted with the session or the build', async () => {
  await readBefore(READ, { files: [{ id: 'f-1', name: 'Plan for the harbour' }] });
  const database = await openDB(DEVICE_CACHE);
  const [stored] = await database.getAll('reads');
  database.close();
  const bytes = new TextDecoder('latin1').decode(stored.ciphertext);
  expect(`${bytes}${stored.name}`).not.toMatch(/harbour|drive|root/);
  const { client } = await visit(OTHER_KEY);
  void client.prefetchQuery({ queryKey: [...READ], queryFn: () => new Promise(() => undefined) });
  expect(await countStored()).toBe(0);
  expect(client.getQueryData(READ)).toBeUndefined();
  opened.pop()?.close();
  await readBefore(READ, { files: [] });
  expect(await countStored()).toBe(1);
  await visit(KEY, 'build-2');
  expect(await countStored()).toBe(0);
});

test('data that a service now rejects is deleted from the cache, and data without a response is retained', async () => {
  await readBefore(READ, { files: [] });
  const { client, cache } = await visit();
  const fail = (error: Error) => client.fetchQuery({ queryKey: [...READ], queryFn: () => Promise.reject(error) });
  await expect(fail(new ApiError('drive.files.list', 'Later.', { status: 503 }))).rejects.toThrow('Later.');
  expect(await countStored()).toBe(1);
  await expect(fail(new ApiError('drive.files.list', 'Not yours.', { status: 403 }))).rejects.toThrow('Not yours.');
  await cache.flush();
  await expect.poll(countStored).toBe(0);
});

test('cached data older than a day is not shown', async () => {
  await readBefore(READ, { files: [] }, 25 * HOUR_MS);
  const { client } = await visit();
  const queryFn = vi.fn(() => new Promise(() => undefined));
  void client.prefetchQuery({ queryKey: [...READ], queryFn });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(client.getQueryData(READ)).toBeUndefined();
});

test('no read of content is cached, however it is requested', () => {
  for (const id of CACHED_READS) {
    if (id.startsWith('bff.')) continue;
    const operation = Object.values(operations).find((one) => one.id === id);
    expect(operation && operationTraits[operation.id], id).toMatchObject({ risk: 'read' });
    expect(operation, id).not.toHaveProperty('content', 'always');
  }
  expect(isCachedRead(READ)).toBe(true);
  expect(isCachedRead([...READ, 'pages'])).toBe(true);
  const content = [
    ['drive.files.list', { q: "fullText contains 'salary'" }],
    ['drive.files.get', 'content', 'f-1', 'state', false],
    ['drive.revisions.get', 'text', 'source', '1'],
    ['drive.comments.list', { fileId: 'f-1' }],
    ['script.projects.getContent', { scriptId: 's-1' }],
    ['bff.session.get'],
    ['text of a file', 'f-1'],
  ];
  expect(content.filter((key) => isCachedRead(key))).toEqual([]);
});

test('only the first page of a paged list is cached, and only values that survive serialisation', () => {
  const list: InfiniteData<unknown> = { pages: [{ items: [1] }, { items: [2] }], pageParams: [undefined, 'token'] };
  const text = toStoredText(list) ?? '';
  expect(fromStoredText(text)).toEqual({ pages: [{ items: [1] }], pageParams: [undefined] });
  expect(fromStoredText(toStoredText([{ a: null, b: undefined, c: [true, 'x'] }]) ?? '')).toEqual([
    { a: null, c: [true, 'x'] },
  ]);
  const busy = new Map([['a', { start: Temporal.Instant.from('2026-11-28T06:00:00Z') }]]);
  const restored = fromStoredText(toStoredText({ busy }) ?? '');
  expect(restored).toEqual({ busy });
  expect(JSON.stringify([...Reflect.get(Object(restored), 'busy')])).toBe(JSON.stringify([...busy]));
  const at = Temporal.Instant.from('2026-11-28T07:00:00Z');
  const nested = fromStoredText(
    toStoredText([{ list: [at, new Map([['b', new Map([['c', at]])]])], text: '\u0000type' }]) ?? '',
  );
  expect(nested).toEqual([{ list: [at, new Map([['b', new Map([['c', at]])]])], text: '\u0000type' }]);
  for (const data of [{ of: new Set([1]) }, [new Date()], { call: () => undefined }, undefined]) {
    expect(toStoredText(data)).toBeUndefined();
  }
});

test('the cache has a limit on reads and bytes, and retains the latest', async () => {
  const database = await openCacheDatabase('owner');
  for (let age = 0; age < 6; age += 1) {
    const read = { nonce: new Uint8Array(12), ciphertext: new ArrayBuffer(10), name: `r-${age}`, savedMs: 100 - age };
    await database.write({ ...read, bytes: 10 });
  }
  const names = async () => {
    const raw = await openDB(DEVICE_CACHE);
    const keys = await raw.getAllKeys('reads');
    raw.close();
    return keys;
  };
  await database.trim({ reads: 4, bytes: 1_000 });
  expect(await names()).toEqual(['r-0', 'r-1', 'r-2', 'r-3']);
  await database.trim({ reads: 4, bytes: 25 });
  expect(await names()).toEqual(['r-0', 'r-1']);
  database.close();
});

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestBff } from '#testing/test-bff.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { serveByServices } from './serve-by-services.ts';
import { ServedBff } from './served-bff.ts';

const EMAIL = 'operator@example.com';
const WAIT = { timeout: 20_000, interval: 100 };
const LIFE_SECONDS = 600;
const OPERATION = 'drive.files.update';

let services: TestServices;
let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  const served = await ServedBff.start();
  ({ bff, services } = served);
  bff.issuer.accessTokenLifeSeconds = LIFE_SECONDS;
  operator = await bff.signIn('operator');
  return () => served[Symbol.asyncDispose]();
});

beforeEach(() => serveByServices(bff.upstream, services));

afterEach(() => {
  bff.issuer.override = () => undefined;
});

async function createFile(name: string): Promise<string> {
  const { body } = await services.call(EMAIL, 'POST', '/drive/v3/files', { name });
  return z.object({ id: z.string() }).parse(body).id;
}

/** Makes the next call require a refresh, and the provider fail for this many of them. Returns their number so far. */
function failRefreshes(count: number): () => number {
  bff.clock.advance(LIFE_SECONDS * 1_000);
  let refreshes = 0;
  bff.issuer.override = (url) => {
    if (url.pathname !== '/token') return undefined;
    refreshes += 1;
    return refreshes > count ? undefined : { status: 503 };
  };
  return () => refreshes;
}

async function post(path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await operator.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status).toBe(201);
  return response.json();
}

describe('while the identity provider sends no token,', () => {
  test('a job waits without asking it for each item, and fails no item', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, (_, number) => createFile(`File ${number}`)));
    const items = ids.map((id) => ({ id, label: id, params: { fileId: id }, body: { name: 'New' } }));
    const countRefreshes = failRefreshes(1);
    const { jobId } = z
      .looseObject({ jobId: z.string() })
      .parse(await post('/api/jobs', { title: 'Rename', operationId: OPERATION, items }));
    const read = async () => (await operator.request(`/api/jobs/${jobId}`)).json();
    await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'ended' }), WAIT);
    expect(await read()).toMatchObject({ counts: { done: 20 } });
    expect(countRefreshes()).toBe(2);
  }, 40_000);

  test('a delayed call waits', async () => {
    const body = { params: { fileId: await createFile('One') }, body: { name: 'Later' }, label: 'Rename', holdMs: 0 };
    const countRefreshes = failRefreshes(Number.POSITIVE_INFINITY);
    const { delayedCallId } = z
      .looseObject({ delayedCallId: z.string() })
      .parse(await post('/api/delayed-calls', { operationId: OPERATION, ...body }));
    const read = async () => (await operator.request(`/api/delayed-calls/${delayedCallId}`)).json();
    await vi.waitFor(async () => {
      expect(countRefreshes()).toBeGreaterThan(0);
      expect(await read()).toMatchObject({ state: 'held' });
    }, WAIT);
    bff.issuer.override = () => undefined;
    bff.clock.advance(6_000);
    await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'sent' }), WAIT);
  });
});

import { createMemoryHistory } from '@tanstack/react-router';
import { openDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { fileQuery } from '#features/files/queries.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { DEVICE_CACHE } from '#shared/device-cache/device-cache-name.ts';
import { discardDeviceCache } from '#shared/device-cache/restore-from-device.ts';
import { createConsoleRouter } from '../router.tsx';
import { trackQueryClient } from './late-queries.ts';
import { renderApp } from './render-app.tsx';
import { sampleFile } from './sample-files.ts';
import { personRoutes } from './sample-person.ts';
import { operatorSession, type StubCall, type StubResponses, type StubRoutes, stubServices } from './stub-services.ts';

const session = { ...operatorSession, deviceCacheKey: btoa('k'.repeat(32)) };
const isContent = ({ operationId, query }: StubCall) =>
  operationId === 'script.projects.getContent' || query.get('alt') === 'media';

afterEach(async () => {
  await discardDeviceCache();
  localStorage.clear();
});

/** Loads a screen without rendering it. */
function loadScreen(url: string, responses: StubResponses, bff: StubRoutes = {}) {
  const services = stubServices(responses, session, bff);
  const queryClient = createQueryClient(() => undefined);
  trackQueryClient(queryClient);
  const history = createMemoryHistory({ initialEntries: [url] });
  void createConsoleRouter({ queryClient, onSessionEnd: () => undefined }, history).load();
  return services;
}

async function hasCache(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === DEVICE_CACHE);
}

async function countStored(): Promise<number> {
  const database = await openDB(DEVICE_CACHE);
  const count = await database.count('reads');
  database.close();
  return count;
}

test.each([
  {
    url: '/file/file-1/preview',
    operationId: 'drive.files.get' as const,
    contents: 1,
    responses: {
      'drive.files.get': ({ query }) => (query.get('alt') === 'media' ? new Response('Notes') : sampleFile()),
    } satisfies StubResponses,
  },
  {
    url: '/scripts/script-1/compare',
    operationId: 'script.projects.getContent' as const,
    contents: 2,
    responses: {
      'script.projects.get': () => ({ scriptId: 'script-1', title: 'Order sync' }),
      'script.projects.versions.list': () => ({ versions: [{ versionNumber: 3 }] }),
      'script.projects.versions.get': () => ({ versionNumber: 3 }),
      'script.projects.getContent': () => ({ files: [] }),
      'drive.files.get': () => sampleFile({ id: 'script-1' }),
    } satisfies StubResponses,
  },
  {
    url: '/scripts/script-1/run',
    operationId: 'script.projects.getContent' as const,
    contents: 1,
    responses: {
      'script.projects.get': () => ({ scriptId: 'script-1', title: 'Order sync' }),
      'script.projects.deployments.list': () => ({ deployments: [] }),
      'script.projects.getContent': () => ({ files: [] }),
      'drive.files.get': () => sampleFile({ id: 'script-1' }),
    } satisfies StubResponses,
  },
])('on a second visit, $url requests its content before it is rendered', async (screen) => {
  const { url, operationId, contents, responses } = screen;
  const first = await renderApp({ url, responses, session });
  await expect.poll(() => first.services.callsOf(operationId).filter(isContent).length).toBe(contents);
  await expect.poll(hasCache).toBe(true);
  await expect.poll(countStored).toBeGreaterThan(1);
  await first.screen.unmount();
  // Only the content gets a response.
  const never = () => new Promise<never>(() => undefined);
  const held: StubResponses = {
    ...responses,
    'drive.files.get': (call) => (isContent(call) ? new Response('Notes') : never()),
    'script.projects.get': never,
    'script.projects.versions.list': never,
    'script.projects.deployments.list': never,
  };
  const services = loadScreen(url, held);
  await expect.poll(() => services.callsOf(operationId).filter(isContent).length).toBe(contents);
});

test.each([
  ['/explorer', 'GET /api/explorer/runs', { runs: [] }],
  ['/people/rita%40example.com', 'GET /api/audit', { entries: [] }],
])('%s requests what the device does not store before it is rendered', async (url, route, response) => {
  let reads = 0;
  loadScreen(
    url,
    {},
    {
      ...personRoutes,
      [route]: () => {
        reads += 1;
        return response;
      },
    },
  );
  await expect.poll(() => reads).toBe(1);
});

test('a review requests the comments before it is rendered, if the user may read them', async () => {
  const url = '/reviews/file-1/approval-1';
  const services = loadScreen(url, {});
  await expect.poll(() => services.callsOf('drive.comments.list').length).toBe(1);
});

test('a review is rendered without content and comments that take long', async () => {
  const never = () => new Promise<never>(() => undefined);
  stubServices({ 'drive.files.get': never, 'drive.comments.list': never }, session);
  const queryClient = createQueryClient(() => undefined);
  trackQueryClient(queryClient);
  const history = createMemoryHistory({ initialEntries: ['/reviews/file-1/approval-1'] });
  const router = createConsoleRouter({ queryClient, onSessionEnd: () => undefined }, history);
  await router.load();
  expect(router.state.status).toBe('idle');
});

test.each(['/file/file-1/preview', '/reviews/file-1/approval-1'])(
  'a link to %s reads no content until it is opened',
  async (to) => {
    const services = stubServices(
      {
        'drive.files.get': ({ query }) => (query.get('alt') === 'media' ? new Response('Notes') : sampleFile()),
      },
      session,
    );
    const queryClient = createQueryClient(() => undefined);
    trackQueryClient(queryClient);
    queryClient.setQueryData(fileQuery('file-1').queryKey, sampleFile());
    const history = createMemoryHistory({ initialEntries: ['/connections'] });
    const router = createConsoleRouter({ queryClient, onSessionEnd: () => undefined }, history);
    await router.load();
    const countReads = () => services.callsOf('drive.files.get').filter(isContent).length;
    await router.preloadRoute({ to });
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(countReads()).toBe(0);
    void router.navigate({ to });
    await expect.poll(countReads).toBe(1);
  },
);

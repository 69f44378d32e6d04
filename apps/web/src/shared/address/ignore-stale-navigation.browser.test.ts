import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { ignoreStaleNavigation } from './ignore-stale-navigation.ts';

function openRouter() {
  const root = createRootRoute();
  const loaded = Promise.withResolvers<void>();
  const list = createRoute({
    getParentRoute: () => root,
    path: '/processes',
    validateSearch: (search: { fn?: string }) => search,
  });
  const next = createRoute({ getParentRoute: () => root, path: '/connections', loader: () => loaded.promise });
  const router = createRouter({
    routeTree: root.addChildren([list, next]),
    history: createMemoryHistory({ initialEntries: ['/processes'] }),
  });
  ignoreStaleNavigation(router);
  return { router, loaded };
}

test('a screen changes its own address until it is left, and does not navigate back to itself while the next one loads', async () => {
  const { router, loaded } = openRouter();
  // The route types belong to the console's own router.
  const change = (fn: string) => router.navigate({ from: '/processes', search: { fn } } as never);
  await router.load();
  await change('a');
  expect(router.latestLocation.href).toBe('/processes?fn=a');
  const leaving = router.navigate({ to: '/connections' });
  await change('b');
  loaded.resolve();
  await leaving;
  expect(router.latestLocation.href).toBe('/connections');
});

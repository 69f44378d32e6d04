import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { RouterContext } from '#shared/router-context.ts';
import { routeTree } from './route-tree.gen.ts';

/** The console's router. Tests pass a history of their own. */
export function createConsoleRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // What a route does not read is taken out of its address.
    search: { strict: true },
    ...(history && { history }),
  });
}

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into the library's
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}

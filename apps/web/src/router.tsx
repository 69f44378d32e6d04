import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routerBase } from '#lib/base-path.ts';
import { ignoreLeftScreens } from '#shared/address/ignore-left-screens.ts';
import type { RouterContext } from '#shared/address/router-context.ts';
import { followPages } from '#shared/api/call-page.ts';
import { guardLoaders } from '#shell/guard-loaders.ts';
import { RouteError } from '#shell/route-error.tsx';
import { ScreenLoading } from '#shell/screen-loading.tsx';
import { routeTree } from './route-tree.gen.ts';
import { Route as ConsoleRoute } from './routes/_console.tsx';

// Not the loader of the console itself: the session that the others wait for is its own.
guardLoaders(ConsoleRoute);

/** How long a screen may load before anything says so. */
export const OPENS_UNSEEN_MS = 150;

/** The console's router. Tests pass a history of their own. */
export function createConsoleRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context,
    basepath: routerBase,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // Within the frame: what is around a screen that cannot be shown stays.
    defaultErrorComponent: RouteError,
    // What a screen waits for is mostly there before anybody would see that it opens.
    defaultPendingComponent: ScreenLoading,
    defaultPendingMs: OPENS_UNSEEN_MS,
    defaultPendingMinMs: 0,
    // What a route does not read is taken out of its address.
    search: { strict: true },
    ...(history && { history }),
  });
  followPages(router);
  ignoreLeftScreens(router);
  return router;
}

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into the library's
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}

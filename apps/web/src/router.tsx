import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routerBase } from '#lib/base-path.ts';
import { ignoreStaleNavigation } from '#shared/address/ignore-stale-navigation.ts';
import type { RouterContext } from '#shared/address/router-context.ts';
import { trackCallPages } from '#shared/api/call-page.ts';
import { guardLoaders } from '#shell/guard-loaders.ts';
import { RouteError } from '#shell/route-error.tsx';
import { ScreenLoading } from '#shell/screen-loading.tsx';
import { routeTree } from './route-tree.gen.ts';
import { Route as ConsoleRoute } from './routes/_console.tsx';

// Excludes the loader of the console itself, because it loads the session that the others wait for.
guardLoaders(ConsoleRoute);

/** How long a screen may load before anything says so. */
export const OPENS_UNSEEN_MS = 150;

/** Creates the console's router. Tests pass their own history. */
export function createConsoleRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context,
    basepath: routerBase,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // Rendered within the layout, which stays in place when a screen cannot be shown.
    defaultErrorComponent: RouteError,
    // The data of a screen is usually loaded before the user would notice a pending state.
    defaultPendingComponent: ScreenLoading,
    defaultPendingMs: OPENS_UNSEEN_MS,
    defaultPendingMinMs: 0,
    // Parameters that a route does not read are removed from the URL.
    search: { strict: true },
    ...(history && { history }),
  });
  trackCallPages(router);
  ignoreStaleNavigation(router);
  return router;
}

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: declaration merging with the library requires an interface
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}

import type { AnyRoute } from '@tanstack/react-router';
import type { RouterContext } from '#shared/address/router-context.ts';
import { findMainScreen, isAccessibleTo, type MainScreen } from '#shared/screens/main-screens.ts';
import { sessionQuery } from '#shared/session/session.ts';
import { readStoredRights } from '#shared/session/stored-rights.ts';

type LoaderArgs = { context: RouterContext; location: { pathname: string } };
type Loader = (args: LoaderArgs) => unknown;

/**
 * Prevents routes below `parent` from requesting data if `ForbiddenScreen` replaces them, because all responses would be errors.
 * Must be called once per tree. Screens available to every session do not wait for the session.
 */
export function guardLoaders(parent: AnyRoute): void {
  const children: readonly AnyRoute[] = Object.values(parent.children ?? {});
  for (const route of children) {
    const loader: Loader | undefined = route.options.loader;
    if (loader) route.options.loader = (args: LoaderArgs) => loadIfAccessible(args, loader);
    guardLoaders(route);
  }
}

function loadIfAccessible(args: LoaderArgs, loader: Loader): unknown {
  const screen = findMainScreen(args.location.pathname);
  if (!screen || (screen.operationId === undefined && screen.audience === undefined)) return loader(args);
  const { queryClient } = args.context;
  const known = queryClient.getQueryData(sessionQuery.queryKey);
  if (known) return isAccessibleTo(known, screen) ? loader(args) : undefined;
  // Usually the same user comes back, so data that they may see is requested in parallel with the session.
  const before = readStoredRights();
  if (before && isAccessibleTo(before, screen)) return loader(args);
  return loadAfterSession(args, loader, screen);
}

async function loadAfterSession(args: LoaderArgs, loader: Loader, screen: MainScreen): Promise<unknown> {
  const session = await args.context.queryClient.ensureQueryData(sessionQuery);
  return session && isAccessibleTo(session, screen) ? loader(args) : undefined;
}

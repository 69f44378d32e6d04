import type { AnyRoute } from '@tanstack/react-router';
import type { RouterContext } from '#shared/address/router-context.ts';
import { findMainScreen, isOpenTo, type MainScreen } from '#shared/screens/main-screens.ts';
import { recallRights } from '#shared/session/remembered-rights.ts';
import { sessionQuery } from '#shared/session/session.ts';

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
    if (loader) route.options.loader = (args: LoaderArgs) => loadIfOpen(args, loader);
    guardLoaders(route);
  }
}

function loadIfOpen(args: LoaderArgs, loader: Loader): unknown {
  const screen = findMainScreen(args.location.pathname);
  if (!screen || (screen.operationId === undefined && screen.audience === undefined)) return loader(args);
  const { queryClient } = args.context;
  const known = queryClient.getQueryData(sessionQuery.queryKey);
  if (known) return isOpenTo(known, screen) ? loader(args) : undefined;
  // Usually the same user comes back, so data that they may see is requested in parallel with the session.
  const before = recallRights();
  if (before && isOpenTo(before, screen)) return loader(args);
  return loadOnceKnown(args, loader, screen);
}

async function loadOnceKnown(args: LoaderArgs, loader: Loader, screen: MainScreen): Promise<unknown> {
  const session = await args.context.queryClient.ensureQueryData(sessionQuery);
  return session && isOpenTo(session, screen) ? loader(args) : undefined;
}

import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '#shared/router-context.ts';
import { NotFound } from '#shared/shell/not-found.tsx';
import { RouteError } from '#shared/shell/route-error.tsx';
import { Toasts } from '#ui/toasts.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <Outlet />
      <Toasts />
    </>
  ),
  notFoundComponent: NotFound,
  errorComponent: RouteError,
});

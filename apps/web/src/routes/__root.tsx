import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '#shared/address/router-context.ts';
import { NotFound } from '#shell/not-found.tsx';
import { RouteError } from '#shell/route-error.tsx';
import { ToastRegion } from '#ui/toasts/toast-region.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <Outlet />
      <ToastRegion />
    </>
  ),
  notFoundComponent: NotFound,
  errorComponent: RouteError,
});

import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NotFound } from '#shared/shell/not-found.tsx';
import { RouteError } from '#shared/shell/route-error.tsx';
import { Toasts } from '#ui/toasts.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: () => (
    <>
      <Outlet />
      <Toasts />
    </>
  ),
  notFoundComponent: NotFound,
  errorComponent: RouteError,
});

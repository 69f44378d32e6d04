import { createFileRoute, Outlet } from '@tanstack/react-router';
import { sessionQuery } from '#shared/session.ts';
import { Shell } from '#shared/shell/shell.tsx';

export const Route = createFileRoute('/_console')({
  // A loader, not a guard before the others: screens ask for their data at the same time.
  loader: async ({ context }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (session) return session;
    context.onSessionEnd();
    return new Promise<never>(() => undefined);
  },
  component: function ConsoleLayout() {
    const session = Route.useLoaderData();
    return (
      <Shell session={session}>
        <Outlet />
      </Shell>
    );
  },
});

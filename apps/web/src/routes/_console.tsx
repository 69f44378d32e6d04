import { createFileRoute, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useUploads } from '#features/uploads/upload-store.ts';
import { sessionQuery } from '#shared/session.ts';
import { Shell } from '#shared/shell/shell.tsx';

// Loaded with the first upload.
const UploadTray = lazy(async () => ({
  default: (await import('#features/uploads/upload-tray.tsx')).UploadTray,
}));

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
    const hasUploads = useUploads().length > 0;
    return (
      <Shell session={session}>
        <Outlet />
        {hasUploads && (
          <Suspense fallback={null}>
            <UploadTray />
          </Suspense>
        )}
      </Shell>
    );
  },
});

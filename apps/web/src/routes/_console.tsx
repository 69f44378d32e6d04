import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useBackgroundCompilations } from '#features/approvals/evidence/compilations.ts';
import { restoreUploads } from '#features/uploads/session/restore-uploads.ts';
import { useRefreshAfterUploads } from '#features/uploads/session/use-refresh-after-uploads.ts';
import { useUploads } from '#features/uploads/store/upload-store.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { restoreFromDevice } from '#shared/device-cache/restore-from-device.ts';
import { restoreDownloads, useDownloads } from '#shared/downloads/download-queue.ts';
import { findForbiddenScreen } from '#shared/screens/main-screens.ts';
import { sessionQuery } from '#shared/session/session.ts';
import { useReloadForOtherUser } from '#shared/session/use-reload-for-other-user.ts';
import { Shell } from '#shell/shell.tsx';
import { UnavailableFrame } from '#shell/unavailable-frame.tsx';
import { Part } from '#ui/loading/part.tsx';

// Lazy-loaded because few users open screens without access.
const ForbiddenScreen = lazyComponent(() => import('#shell/forbidden-screen.tsx'), 'ForbiddenScreen');

// Lazy-loaded with the first upload or download.
const UploadTray = lazyComponent(() => import('#features/uploads/tray/upload-tray.tsx'), 'UploadTray');

const EvidenceTray = lazyComponent(() => import('#features/approvals/evidence/evidence-tray.tsx'), 'EvidenceTray');

const DownloadTray = lazyComponent(() => import('#shared/downloads/download-tray.tsx'), 'DownloadTray');

export const Route = createFileRoute('/_console')({
  // A loader instead of a guard, so that screens load in parallel and only their data waits.
  loader: async ({ context }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (session) {
      await restoreFromDevice(context.queryClient, session.deviceCacheKey);
      return session;
    }
    context.onSessionEnd();
    return new Promise<never>(() => undefined);
  },
  pendingComponent: SessionPending,
  component: function ConsoleLayout() {
    const session = Route.useLoaderData();
    useReloadForOtherUser(session.email);
    useEffect(() => restoreDownloads(session.email), [session.email]);
    useEffect(() => restoreUploads(session.email), [session.email]);
    // The path of the shown screen, which stays until the next screen has loaded.
    const shownPath = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
    const closed = findForbiddenScreen(session, shownPath);
    const { uploads, counts } = useUploads();
    useRefreshAfterUploads(counts.done);
    const hasUploads = uploads.length > 0;
    const hasDownloads = useDownloads().length > 0;
    const hasEvidence = useBackgroundCompilations().length > 0;
    return (
      <Shell session={session}>
        {closed ? (
          <Part>
            <ForbiddenScreen screen={closed} />
          </Part>
        ) : (
          <Outlet />
        )}
        {(hasUploads || hasDownloads || hasEvidence) && (
          // Below the screen on narrow displays, because an overlay would cover the bulk actions.
          <div className="flex flex-col gap-8 max-md:shrink-0 max-md:border-line max-md:border-t max-md:p-8 md:fixed md:right-16 md:bottom-80 md:z-30 md:w-360">
            <Part name="The evidence">{hasEvidence && <EvidenceTray />}</Part>
            <Part name="The downloads">{hasDownloads && <DownloadTray />}</Part>
            <Part name="The uploads">{hasUploads && <UploadTray />}</Part>
          </div>
        )}
      </Shell>
    );
  },
});

/** The content depends on the user. Until the user is known, renders nothing unless loading takes more than one attempt. */
function SessionPending() {
  const { failureReason } = useQuery({ ...sessionQuery, enabled: false });
  return failureReason && <UnavailableFrame error={failureReason} />;
}

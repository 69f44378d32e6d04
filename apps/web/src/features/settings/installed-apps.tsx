import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { JsonTree } from '#shared/code/json-tree.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { DialogClose } from '#ui/dialogs/dialog-close.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { appQuery, appsQuery } from './account-queries.ts';

/** Lists the apps that open the user's files, with their details. */
export function InstalledApps() {
  const apps = useQuery(appsQuery);
  const [shownId, setShownId] = useState<string>();
  const items = apps.data?.items ?? [];
  return (
    <section aria-labelledby="apps-heading" className="flex flex-col gap-8">
      <h2 id="apps-heading" className="font-semibold text-section">
        Installed apps
      </h2>
      {apps.isPending && <Skeleton label="Loading the apps" rows={2} />}
      {isUnreadable(apps) && (
        <ErrorView error={apps.error} title="The apps could not be loaded" onRetry={() => void apps.refetch()} />
      )}
      {apps.data && items.length === 0 && <p className="text-ink-2">None.</p>}
      <ul aria-label="Apps" className="flex flex-col">
        {items.map(({ id = '', name, shortDescription }) => (
          <li key={id} className="flex items-center gap-8 border-line border-b py-8">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{name}</span>
              <span className="block truncate text-ink-3 text-small">{shortDescription}</span>
            </span>
            <Button data-op="drive.apps.get" aria-label={`Details of ${name}`} onPress={() => setShownId(id)}>
              Details
            </Button>
          </li>
        ))}
      </ul>
      {shownId !== undefined && <AppDialog appId={shownId} onClose={() => setShownId(undefined)} />}
    </section>
  );
}

function AppDialog({ appId, onClose }: { appId: string; onClose: () => void }) {
  const app = useQuery(appQuery(appId));
  return (
    <Dialog title={app.data?.name ?? 'App'} isOpen onClose={onClose}>
      {app.isPending && <Skeleton label="Loading the app" rows={4} />}
      {isUnreadable(app) && (
        <ErrorView error={app.error} title="The app could not be loaded" onRetry={() => void app.refetch()} />
      )}
      {app.data && <JsonTree value={app.data} />}
      <DialogButtons>
        <DialogClose onClose={onClose}>Close</DialogClose>
      </DialogButtons>
    </Dialog>
  );
}

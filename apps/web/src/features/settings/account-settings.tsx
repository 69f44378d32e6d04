import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { formatSize } from '#shared/format/size.ts';
import { operationUsage } from '#shared/screens/operation-usage.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { aboutQuery } from './account-queries.ts';
import { CallBudgets } from './call-budgets.tsx';
import { InstalledApps } from './installed-apps.tsx';
import { OwnSessions } from './own-sessions.tsx';

/** Shows the user's identity here and in the services, their access, and their sessions. */
export function AccountSettings() {
  const session = useSession();
  return (
    <div className="in-order grid max-w-960 gap-32 p-16 md:grid-cols-2">
      <section aria-labelledby="profile-heading" className="flex flex-col gap-8">
        <h2 id="profile-heading" className="font-semibold text-section">
          Console account
        </h2>
        <DescriptionList
          items={[
            ['Name', session.name],
            ['Email', session.email],
            [
              'Role',
              <span key="role" className="capitalize">
                {session.roles.join(', ')}
              </span>,
            ],
            ['Operations', `${session.operations.size} of ${Object.keys(operationUsage).length} allowed`],
          ]}
        />
      </section>
      <OwnSessions />
      <StorageAccount />
      {canCall(session, 'drive.apps.list') && <InstalledApps />}
      <CallBudgets />
    </div>
  );
}

function StorageAccount() {
  const about = useQuery(aboutQuery);
  if (about.isPending) return <Skeleton label="Loading the account" rows={5} />;
  if (isUnreadable(about)) {
    const retry = () => void about.refetch();
    return <ErrorView error={about.error} title="The account could not be loaded" onRetry={retry} />;
  }
  const { user, storageQuota, maxUploadSize, canCreateDrives, exportFormats = {}, importFormats = {} } = about.data;
  const size = (bytes: string | undefined) => bytes && formatSize(Number(bytes));
  const { limit, usage } = storageQuota ?? {};
  return (
    <section aria-labelledby="storage-heading" className="flex flex-col gap-8">
      <h2 id="storage-heading" className="font-semibold text-section">
        File storage account
      </h2>
      {limit && usage && (
        <meter aria-label="Storage in use" min={0} max={Number(limit)} value={Number(usage)} className="h-8 w-full" />
      )}
      <DescriptionList
        items={[
          ['Name', user?.displayName],
          ['Email', user?.emailAddress],
          ['Permission ID', user?.permissionId && <CopyableId id={user.permissionId} label="permission ID" />],
          ['Used', size(usage)],
          ['Used by files', size(storageQuota?.usageInDrive)],
          ['Used by the trash', size(storageQuota?.usageInDriveTrash)],
          ['Limit', limit ? size(limit) : 'None'],
          ['Maximum upload size', size(maxUploadSize)],
          ['Shared drives', canCreateDrives ? 'You can create shared drives' : 'You cannot create shared drives'],
        ]}
      />
      <Formats title="Export formats" formats={exportFormats} />
      <Formats title="Upload formats converted to documents" formats={importFormats} />
    </section>
  );
}

function Formats({ title, formats }: { title: string; formats: Readonly<Record<string, readonly string[]>> }) {
  const entries = Object.entries(formats);
  if (entries.length === 0) return null;
  return (
    <details>
      <summary className="min-h-24 cursor-default rounded-control py-2 hover:bg-hover">
        {title}: {countOf(entries.length, 'type')}
      </summary>
      <dl className="flex flex-col gap-8 py-8 pl-12">
        {entries.map(([type, others]) => (
          <div key={type}>
            <dt className="font-mono text-small break-all">{type}</dt>
            <dd className="pl-12 font-mono text-ink-3 text-small break-all">{others.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

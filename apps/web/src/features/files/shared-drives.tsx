import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { HardDrive } from 'lucide-react';
import { sharedDrivesQuery } from '#shared/drives/shared-drives-query.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';

/** Lists the user's shared drives. */
export function SharedDrives() {
  const drives = useQuery(sharedDrivesQuery);
  if (drives.isPending) return <Skeleton label="Loading the shared drives" rows={3} />;
  if (isUnreadable(drives)) {
    return (
      <ErrorView
        error={drives.error}
        title="The shared drives could not be loaded"
        onRetry={() => void drives.refetch()}
      />
    );
  }
  const shown = drives.data.drives ?? [];
  if (shown.length === 0) return <EmptyState icon={HardDrive} title="You are not a member of any shared drives" />;
  return (
    <ul aria-label="Shared drives" className="min-h-0 flex-1 overflow-auto bg-surface">
      {shown.map((drive) => (
        <li key={drive.id} className="border-line border-b">
          <Link
            to="/files/$folderId"
            params={{ folderId: drive.id ?? '' }}
            search={{}}
            className="flex h-36 items-center gap-8 px-16 font-medium hover:bg-hover focus-visible:-outline-offset-2"
          >
            <HardDrive size={16} strokeWidth={1.75} aria-hidden className="text-ink-3" />
            {drive.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

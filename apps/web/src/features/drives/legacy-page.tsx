import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { HardDrive } from 'lucide-react';
import { useState } from 'react';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { canCall, useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { DrivesTabs } from './drives-tabs.tsx';
import { type LegacyDialog, LegacyDriveDialog } from './legacy-dialogs.tsx';
import { type TeamDrive, teamDrivesQuery } from './legacy-queries.ts';

/** Lists the shared drives through the deprecated operations, each with its replacement. */
export function LegacyPage() {
  const session = useSession();
  const drives = useQuery(teamDrivesQuery);
  const [dialog, setDialog] = useState<LegacyDialog>();
  const mayChange = canCall(session, 'drive.teamdrives.create');
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Shared drives"
        actions={
          mayChange && (
            <Button onPress={() => setDialog({ kind: 'create' })} data-op="drive.teamdrives.create">
              New team drive
            </Button>
          )
        }
      />
      <DrivesTabs />
      <p className="border-line border-b bg-amber-bg px-16 py-8 text-amber-fg">
        “Team drive” is the former name of “shared drive”, and these operations are deprecated. Use{' '}
        <Link to="/drives" search={{}} className="underline underline-offset-2">
          Shared drives
        </Link>{' '}
        instead, for the same data.
      </p>
      {drives.isPending && <Skeleton label="Loading the team drives" rows={4} />}
      {isUnreadable(drives) && (
        <ErrorView
          error={drives.error}
          title="The team drives could not be loaded"
          onRetry={() => void drives.refetch()}
        />
      )}
      {drives.data && (
        <>
          {drives.data.length === 0 && <EmptyList icon={HardDrive} title="You are not a member of any team drives" />}
          <ul aria-label="Team drives" className="min-h-0 flex-1 overflow-auto bg-surface empty:hidden">
            {drives.data.map((drive) => (
              <LegacyRow key={drive.id} drive={drive} canChange={mayChange} onDialog={setDialog} />
            ))}
          </ul>
          <DataFreshness
            asOfMs={drives.dataUpdatedAt}
            loaded={drives.data.length}
            hasMore={false}
            noun="team drive"
            operationIds={['drive.teamdrives.list']}
          />
        </>
      )}
      {dialog && <LegacyDriveDialog dialog={dialog} onClose={() => setDialog(undefined)} />}
    </div>
  );
}

type LegacyRowProps = { drive: TeamDrive; canChange: boolean; onDialog: (dialog: LegacyDialog) => void };

function LegacyRow({ drive, canChange, onDialog }: LegacyRowProps) {
  const name = drive.name ?? 'Team drive';
  return (
    <li
      aria-label={name}
      className="flex min-h-44 flex-wrap items-center gap-x-12 gap-y-4 border-line border-b px-16 py-6"
    >
      <span className="min-w-160 flex-1 truncate font-medium">{name}</span>
      {drive.id && <CopyableId id={drive.id} label="drive ID" />}
      <span className="ml-auto flex gap-4">
        <Button kind="quiet" onPress={() => onDialog({ kind: 'show', drive })} data-op="drive.teamdrives.get">
          Show
        </Button>
        {canChange && (
          <>
            <Button kind="quiet" onPress={() => onDialog({ kind: 'rename', drive })} data-op="drive.teamdrives.update">
              Rename
            </Button>
            <Button kind="quiet" onPress={() => onDialog({ kind: 'delete', drive })} data-op="drive.teamdrives.delete">
              Delete
            </Button>
          </>
        )}
      </span>
    </li>
  );
}

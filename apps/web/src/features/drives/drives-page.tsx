import { useQuery } from '@tanstack/react-query';
import { HardDrive, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { Provenance } from '#shared/data-table/provenance.tsx';
import { ErrorView } from '#shared/error-view.tsx';
import { mayCall, useSession } from '#shared/session.ts';
import { useNow } from '#shared/use-now.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AdministratorFrame } from './administrator-frame.tsx';
import type { SharedDrive } from './drive.ts';
import { driveColumns } from './drive-columns.tsx';
import { DrivesTabs } from './drives-tabs.tsx';
import { NewDrive } from './new-drive.tsx';
import { drivesQuery } from './queries.ts';

const TICK_MS = 60_000;

type DrivesPageProps = {
  /** Whether all drives of the organisation are shown, with the rights of an administrator. */
  isAdmin: boolean;
  onAdmin: (isAdmin: boolean) => void;
  onOpen: (driveId: string) => void;
};

/** The shared drives, and in administrator mode those of the whole organisation. */
export function DrivesPage({ isAdmin, onAdmin, onOpen }: DrivesPageProps) {
  const session = useSession();
  const [text, setText] = useState('');
  const [showsHidden, setShowsHidden] = useState(false);
  return (
    <AdministratorFrame isAdmin={isAdmin} onEnd={() => onAdmin(false)}>
      <PageHead title="Shared drives" actions={<NewDrive onCreated={onOpen} />} />
      <DrivesTabs />
      <search className="flex shrink-0 flex-wrap items-end gap-x-16 gap-y-8 px-16 py-8">
        <div className="w-240">
          <TextField
            label="Filter by name"
            isLabelHidden
            placeholder="Filter by name"
            value={text}
            onChange={setText}
          />
        </div>
        <Checkbox isSelected={showsHidden} onChange={setShowsHidden}>
          Hidden ones too
        </Checkbox>
        {mayCall(session, 'drive.drives.delete') && (
          <Checkbox isSelected={isAdmin} onChange={onAdmin}>
            Administrator mode: every drive of the organisation
          </Checkbox>
        )}
      </search>
      <DriveTable isAdmin={isAdmin} text={text} showsHidden={showsHidden} onOpen={onOpen} />
    </AdministratorFrame>
  );
}

type DriveTableProps = { isAdmin: boolean; text: string; showsHidden: boolean; onOpen: (driveId: string) => void };

function DriveTable({ isAdmin, text, showsHidden, onOpen }: DriveTableProps) {
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(() => driveColumns(nowMs), [nowMs]);
  const drives = useQuery(drivesQuery(isAdmin));
  if (drives.isPending) return <Skeleton label="Loading the shared drives" rows={4} />;
  if (drives.error) {
    const retry = () => void drives.refetch();
    return <ErrorView error={drives.error} title="The shared drives could not be loaded" onRetry={retry} />;
  }
  const wanted = text.trim().toLowerCase();
  const shown = drives.data.filter(
    ({ name, hidden }) => (showsHidden || !hidden) && (name ?? '').toLowerCase().includes(wanted),
  );
  if (shown.length === 0) {
    return drives.data.length === 0 ? (
      <EmptyState icon={HardDrive} title="You belong to no shared drive" />
    ) : (
      <EmptyState icon={SearchX} title="Nothing matches">
        {drives.data.length} drives are left out by the filters.
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        label="Shared drives"
        columns={columns}
        rows={shown}
        rowId={driveId}
        rowLabel={({ name }) => name ?? 'Shared drive'}
        onOpen={(drive) => onOpen(driveId(drive))}
        hasMore={false}
        isLoadingMore={false}
        onLoadMore={() => undefined}
      />
      <Provenance
        asOfMs={drives.dataUpdatedAt}
        loaded={drives.data.length}
        hasMore={false}
        noun="drive"
        operationIds={['drive.drives.list']}
      />
    </>
  );
}

function driveId({ id }: SharedDrive): string {
  return id ?? '';
}

import { countOf } from '@rotunda/api-client/count-of';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { HardDrive } from 'lucide-react';
import { useMemo } from 'react';
import { useNow } from '#lib/use-now.ts';
import { type ColumnLayout, useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { canCall, useSession } from '#shared/session/session.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FilterField } from '#ui/filters/filter-field.tsx';
import { FilterRow } from '#ui/filters/filter-row.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ListAndPanel } from '#ui/panels/list-and-panel.tsx';
import { AdministratorFrame } from './administrator-frame.tsx';
import { DRIVE_VIEWS } from './built-in-views.ts';
import { getDriveSummary, type SharedDrive } from './drive.ts';
import { driveColumns } from './drive-columns.tsx';
import { DrivePeek } from './drive-peek.tsx';
import { DrivesTabs } from './drives-tabs.tsx';
import { NewDrive } from './new-drive.tsx';
import { createDriveReport, drivesQuery } from './queries.ts';
import type { DrivesSearch } from './search.ts';
import { useDriveActions } from './use-drive-actions.ts';

const TICK_MS = 60_000;

type DrivesPageProps = {
  search: DrivesSearch;
  onSearch: (change: Partial<DrivesSearch>) => void;
  onOpen: (driveId: string) => void;
};

const DRIVE_FILTERS = [{ name: 'q', label: 'Name' }] as const;

/** Lists the shared drives, or in administrator mode those of the whole organisation. */
export function DrivesPage({ search, onSearch, onOpen }: DrivesPageProps) {
  const isAdmin = search.admin ?? false;
  const session = useSession();
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(() => driveColumns(nowMs, isAdmin), [nowMs, isAdmin]);
  const layout = useColumnLayout({ table: 'drives', columns, text: search.cols, onText: (cols) => onSearch({ cols }) });
  const drives = useQuery(drivesQuery(isAdmin, search.orphaned));
  const shown = useMemo(() => filterDrives(drives.data ?? [], search), [drives.data, search]);
  return (
    <AdministratorFrame isAdmin={isAdmin} onEnd={() => onSearch({ admin: undefined, orphaned: undefined })}>
      <PageHead
        title="Shared drives"
        actions={
          <>
            <TableTools
              views={DRIVE_VIEWS}
              name="shared-drives"
              layout={layout}
              rows={shown}
              hasMore={false}
              report={createDriveReport(search)}
            />
            <NewDrive onCreated={onOpen} />
          </>
        }
      />
      <DrivesTabs />
      <search className="shrink-0 border-line border-b py-8">
        <FilterRow>
          <FilterField isSearch label="Name" value={search.q} onChange={(q) => onSearch({ q })} />
          <Checkbox
            isSelected={search.hidden ?? false}
            onChange={(hidden) => onSearch({ hidden: hidden || undefined })}
          >
            Include hidden
          </Checkbox>
          {canCall(session, 'drive.drives.delete') && (
            <Checkbox
              isSelected={isAdmin}
              onChange={(admin) => onSearch({ admin: admin || undefined, orphaned: undefined })}
            >
              Administrator mode: every drive of the organisation
            </Checkbox>
          )}
          {isAdmin && (
            <Checkbox
              isSelected={search.orphaned ?? false}
              onChange={(orphaned) => onSearch({ orphaned: orphaned || undefined })}
            >
              Without organizers
            </Checkbox>
          )}
        </FilterRow>
      </search>
      <DriveTable
        drives={drives}
        shown={shown}
        layout={layout}
        nowMs={nowMs}
        search={search}
        onSearch={onSearch}
        onOpen={onOpen}
      />
    </AdministratorFrame>
  );
}

function filterDrives(drives: readonly SharedDrive[], { q = '', hidden: showsHidden }: DrivesSearch) {
  const wanted = q.trim().toLowerCase();
  return drives.filter(({ name, hidden }) => (showsHidden || !hidden) && (name ?? '').toLowerCase().includes(wanted));
}

type DriveTableProps = DrivesPageProps & {
  drives: UseQueryResult<readonly SharedDrive[]>;
  /** The drives that match the filters. */
  shown: readonly SharedDrive[];
  layout: ColumnLayout<SharedDrive>;
  nowMs: number;
};

function DriveTable({ drives, shown, layout, nowMs, search, onSearch, onOpen }: DriveTableProps) {
  const actionsOf = useDriveActions(search.admin ?? false);
  if (drives.isPending) return <Skeleton head="columns" label="Loading the shared drives" rows={4} />;
  if (isUnreadable(drives)) {
    const retry = () => void drives.refetch();
    return <ErrorView error={drives.error} title="The shared drives could not be loaded" onRetry={retry} />;
  }
  const peeked = shown.find((drive) => getDriveId(drive) === search.peek);
  return (
    <ListAndPanel
      panel={
        peeked && (
          <DrivePeek
            key={peeked.id}
            drive={peeked}
            isAdmin={search.admin ?? false}
            onOpen={() => onOpen(getDriveId(peeked))}
            onClose={() => onSearch({ peek: undefined })}
          />
        )
      }
    >
      {shown.length === 0 ? (
        <EmptyList
          icon={HardDrive}
          title={getEmptyTitle(drives.data.length, search)}
          noMatch="No shared drives match this name"
          description={
            search.orphaned
              ? undefined
              : `${countOf(drives.data.length, 'drive')} ${drives.data.length === 1 ? 'is' : 'are'} hidden.`
          }
          filters={DRIVE_FILTERS}
          search={search}
          onSearch={onSearch}
          wider={search.hidden ? [] : [{ label: 'Include hidden drives', search: { hidden: true } }]}
        />
      ) : (
        <DataTable
          label="Shared drives"
          columns={layout.columns}
          layout={layout}
          rows={shown}
          rowId={getDriveId}
          rowLabel={({ name }) => name ?? 'Shared drive'}
          rowSummary={(drive) => getDriveSummary(drive, nowMs)}
          openId={search.peek}
          rowActions={(drive) => Object.values(actionsOf(drive))}
          rowLink={(drive) => ({
            to: '/drives/$driveId',
            params: { driveId: getDriveId(drive) },
            search: search.admin ? { admin: true } : {},
          })}
          onOpen={(drive) => onOpen(getDriveId(drive))}
          onPeek={(drive) => onSearch({ peek: getDriveId(drive) })}
          hasMore={false}
          isLoadingMore={false}
          onLoadMore={() => undefined}
        />
      )}
      <DataFreshness
        asOfMs={drives.dataUpdatedAt}
        loaded={drives.data.length}
        shown={shown.length}
        hasMore={false}
        noun="drive"
        operationIds={['drive.drives.list']}
      />
    </ListAndPanel>
  );
}

function getEmptyTitle(loaded: number, { orphaned }: DrivesSearch): string {
  if (orphaned) return 'Every shared drive has an organizer';
  return loaded === 0 ? 'You are not a member of any shared drives' : 'All your shared drives are hidden';
}

function getDriveId({ id }: SharedDrive): string {
  return id ?? '';
}

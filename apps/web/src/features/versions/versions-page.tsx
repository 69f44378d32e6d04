import { useQuery } from '@tanstack/react-query';
import { Layers, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNow } from '#lib/use-now.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { peekLink } from '#shared/lists/row-link.ts';
import { deploymentsQuery, type Version, versionsQuery } from '#shared/script/queries.ts';
import { useWriteRefusal } from '#shared/script/use-write-refusal.ts';
import { announceKey } from '#shared/shortcuts/announce.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { ListAndPanel } from '#ui/panels/list-and-panel.tsx';
import { NewVersionDialog } from './new-version-dialog.tsx';
import type { VersionSearch } from './search.ts';
import { getVersionSummary, versionColumns } from './version-columns.tsx';
import { VersionPanel } from './version-panel.tsx';

const TICK_MS = 60_000;

export type VersionsPageProps = {
  scriptId: string;
  search: VersionSearch;
  onSearch: (change: VersionSearch) => void;
  onCompare: (base: number, head: number) => void;
};

/** Lists the versions of a project: their descriptions, changes and deployments. */
export function VersionsPage({ scriptId, search, onSearch, onCompare }: VersionsPageProps) {
  const [isCreating, setIsCreating] = useState(false);
  const refusal = useWriteRefusal(scriptId, 'script.projects.versions.create');
  const versions = useQuery(versionsQuery(scriptId));
  const deployments = useQuery(deploymentsQuery(scriptId)).data ?? [];
  const previousOf = usePrevious(versions.data);
  const previous = search.peek === undefined ? undefined : previousOf(search.peek);
  useShortcut('n', () => setIsCreating(true), { disabledReason: refusal });
  useShortcut('c', () => {
    if (search.peek !== undefined && previous !== undefined) onCompare(previous, search.peek);
    else announceKey(search.peek === undefined ? 'Open a version first.' : 'No earlier version');
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-44 shrink-0 flex-wrap items-center justify-end gap-12 border-line border-b px-16 py-6">
        {refusal && <p className="text-ink-3 text-small">{refusal}</p>}
        <Button
          kind="primary"
          data-op="script.projects.versions.create"
          disabledReason={refusal}
          onPress={() => setIsCreating(true)}
        >
          <Plus size={14} strokeWidth={1.75} aria-hidden />
          New version
        </Button>
      </div>
      <ListAndPanel
        panel={
          search.peek !== undefined && (
            <VersionPanel
              scriptId={scriptId}
              versionNumber={search.peek}
              previous={previous}
              deployments={deployments}
              onClose={() => onSearch({ peek: undefined })}
            />
          )
        }
      >
        <VersionTable
          scriptId={scriptId}
          versions={versions}
          deployments={deployments}
          previousOf={previousOf}
          openNumber={search.peek}
          onOpen={(peek) => onSearch({ peek: peek === search.peek ? undefined : peek })}
        />
      </ListAndPanel>
      {isCreating && (
        <NewVersionDialog
          scriptId={scriptId}
          onClose={() => setIsCreating(false)}
          onCreated={(peek) => {
            setIsCreating(false);
            onSearch({ peek });
          }}
        />
      )}
    </div>
  );
}

type VersionTableProps = Pick<Parameters<typeof versionColumns>[0], 'scriptId' | 'deployments' | 'previousOf'> & {
  versions: ReturnType<typeof useQuery<Version[]>>;
  openNumber: number | undefined;
  onOpen: (versionNumber: number) => void;
};

function VersionTable({ versions, openNumber, onOpen, ...options }: VersionTableProps) {
  const nowMs = useNow(TICK_MS);
  if (versions.isPending) return <Skeleton head="columns" label="Loading the versions" rows={8} />;
  if (isUnreadable(versions)) {
    return (
      <ErrorView
        error={versions.error}
        title="The versions could not be loaded"
        onRetry={() => void versions.refetch()}
      />
    );
  }
  return (
    <>
      {versions.data.length === 0 ? (
        <EmptyList icon={Layers} title="No versions yet">
          Create a version to deploy the current code.
        </EmptyList>
      ) : (
        <DataTable
          label="Versions"
          columns={versionColumns({ ...options, nowMs })}
          rows={versions.data}
          rowId={getVersionId}
          rowLabel={({ versionNumber, description }) =>
            `Version ${versionNumber}${description ? `, ${description}` : ''}`
          }
          rowSummary={(version) => getVersionSummary(version, options.deployments, nowMs)}
          openId={openNumber === undefined ? undefined : String(openNumber)}
          rowLink={({ versionNumber = 0 }) => peekLink(versionNumber)}
          onOpen={({ versionNumber = 0 }) => onOpen(versionNumber)}
          hasMore={false}
          isLoadingMore={false}
          onLoadMore={() => undefined}
        />
      )}
      <DataFreshness
        asOfMs={versions.dataUpdatedAt}
        loaded={versions.data.length}
        hasMore={false}
        noun="version"
        operationIds={['script.projects.versions.list']}
      />
    </>
  );
}

function getVersionId({ versionNumber }: Version): string {
  return String(versionNumber);
}

function usePrevious(versions: readonly Version[] | undefined): (versionNumber: number) => number | undefined {
  return useMemo(() => {
    const numbers = (versions ?? []).map(({ versionNumber = 0 }) => versionNumber);
    return (versionNumber) => numbers.find((candidate) => candidate < versionNumber);
  }, [versions]);
}

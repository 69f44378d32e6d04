import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { BellOff, CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { applyClientFilters } from '#features/processes/list/client-filters.ts';
import { searchOfFunction } from '#features/processes/list/of-project.ts';
import type { ProcessList } from '#features/processes/list/process-list.ts';
import type { ProcessSearch } from '#features/processes/list/process-search.ts';
import { getProcessKey } from '#features/processes/list/queries.ts';
import { getStatusEdge, type Process } from '#features/processes/status/process-status.tsx';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useLoadedOrder } from '#shared/data-table/columns/use-loaded-order.ts';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { hasFailed } from '#shared/script/failures/failed-statuses.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { WindowPart } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { listErrorActions } from './error-actions.ts';
import { errorColumns, getErrorSummary, getText } from './error-columns.tsx';
import { type ErrorGroup, groupByError } from './error-groups.ts';
import { useChangeErrorNote, useErrorNotes } from './error-notes.ts';
import { type FailedRuns, failedRunsQuery } from './failed-runs.ts';

// Lazy-loaded when a note is edited.
const ErrorNoteDialog = lazyComponent(() => import('./error-note-dialog.tsx'), 'ErrorNoteDialog');

type ProcessErrorGroupsProps = {
  /** The loaded processes, the newest first. */
  processes: readonly Process[];
  list: ProcessList;
  search: ProcessSearch;
  /** Whether the service sends errors. */
  hasErrors: boolean;
  /** Whether more processes can be loaded. */
  hasMore: boolean;
  nowMs: number;
  onSearch: (change: Partial<ProcessSearch>) => void;
  isWithinProject: boolean;
};

/** Groups the failed runs of a list by error fingerprint. Opening a row lists its runs. */
export function ProcessErrorGroups({ processes, list, search, hasErrors, hasMore, ...rest }: ProcessErrorGroupsProps) {
  const loaded = useMemo(() => processes.filter(hasFailed), [processes]);
  const newest = loaded[0] && getProcessKey(loaded[0]);
  const query = useQuery({ ...failedRunsQuery(list, { ...(newest && { newest }) }), enabled: hasErrors });
  if (hasErrors && query.isPending) return <Skeleton label="Loading the errors" rows={8} />;
  if (hasErrors && isUnreadable(query)) {
    return (
      <ErrorView error={query.error} title="The errors could not be loaded" onRetry={() => void query.refetch()} />
    );
  }
  const failed: FailedRuns = query.data ?? { processes: loaded, isCapped: hasMore };
  const matching = applyClientFilters(failed.processes, search, rest.nowMs);
  return <ErrorTable failed={matching} coverage={describeCoverage(failed, hasErrors)} {...rest} />;
}

function describeCoverage({ processes, isCapped }: FailedRuns, hasErrors: boolean): string {
  const runs = countOf(processes.length, 'failed run');
  if (!hasErrors) return `This service does not send errors. ${runs} of the loaded processes, by function and status.`;
  return isCapped ? `Newest ${runs} only; earlier ones are not counted` : `${runs} in this list`;
}

type ErrorTableProps = Pick<ProcessErrorGroupsProps, 'nowMs' | 'onSearch' | 'isWithinProject'> & {
  failed: readonly Process[];
  /** The scope of the counted failed runs. */
  coverage: string;
};

function ErrorTable({ failed, coverage, nowMs, onSearch, isWithinProject }: ErrorTableProps) {
  const noteOf = useErrorNotes();
  const change = useChangeErrorNote();
  const [isMutedShown, setIsMutedShown] = useState(false);
  const [annotated, setAnnotated] = useState<string>();
  const groups = useMemo(() => groupByError(failed), [failed]);
  const muted = groups.filter(({ label }) => noteOf(label)?.isMuted);
  const shown = isMutedShown ? groups : groups.filter((group) => !muted.includes(group));
  const columns = errorColumns(nowMs, noteOf).filter(({ id }) => !isWithinProject || id !== 'projects');
  const order = useLoadedOrder(shown, columns);
  return (
    <>
      <p className="flex min-h-28 shrink-0 flex-wrap items-center gap-x-16 border-line border-b px-16 py-4 text-ink-2 text-small">
        {coverage}
        {muted.length > 0 && (
          <TextButton onPress={() => setIsMutedShown(!isMutedShown)}>
            {isMutedShown ? 'Hide' : 'Show'} {countOf(muted.length, 'muted error')}
          </TextButton>
        )}
      </p>
      {shown.length === 0 ? (
        <EmptyState icon={muted.length > 0 ? BellOff : CircleCheck} title={getEmptyTitle(muted.length)} />
      ) : (
        <DataTable
          label="Errors"
          columns={columns}
          rows={order.rows}
          loadedOrder={order}
          rowId={({ key }) => key}
          rowLabel={(group) => `${getText(group)}, ${countOf(group.count, 'time')}`}
          rowSummary={(group) => getErrorSummary(group, noteOf, nowMs)}
          rowEdge={({ newest }) => getStatusEdge(newest)}
          rowActions={({ label }) => listErrorActions(label, noteOf(label), { change, onAnnotate: setAnnotated })}
          onOpen={(group) => onSearch(getSearch(group, isWithinProject))}
          hasMore={false}
          isLoadingMore={false}
          onLoadMore={noop}
        />
      )}
      {annotated !== undefined && (
        <WindowPart onClose={() => setAnnotated(undefined)}>
          <ErrorNoteDialog
            label={annotated}
            note={noteOf(annotated)?.note ?? ''}
            onClose={() => setAnnotated(undefined)}
          />
        </WindowPart>
      )}
    </>
  );
}

const noop = () => undefined;

function getEmptyTitle(mutedCount: number): string {
  return mutedCount > 0 ? 'All errors in this list are muted' : 'No failed runs in this list';
}

function getSearch({ label, newest }: ErrorGroup, isWithinProject: boolean): Partial<ProcessSearch> {
  if (label !== undefined) return { mode: undefined, error: label };
  const { processStatus } = newest;
  return { ...searchOfFunction(newest, isWithinProject), status: processStatus && [processStatus] };
}

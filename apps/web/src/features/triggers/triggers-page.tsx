import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useNow } from '#lib/use-now.ts';
import { usePendingWrites } from '#shared/api/use-pending-writes.ts';
import { useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { toReportSource } from '#shared/reports/report-source.ts';
import type { UndoableWrite } from '#shared/script/use-undoable-write.ts';
import { useWriteRefusal } from '#shared/script/use-write-refusal.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { WindowPart } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { applyPendingSwitches, TRIGGER_WRITES, type TriggerSwitch } from './apply-pending-switches.ts';
import { type Trigger, triggersQuery } from './queries.ts';
import { formatSchedule } from './schedule-text.ts';
import type { TriggerSearch } from './search.ts';
import { type RenderStatus, triggerColumns, triggerDetail } from './trigger-columns.tsx';
import { useFunctionNames } from './use-function-names.ts';
import { useTriggerActions } from './use-trigger-actions.ts';

// Lazy-loaded because its date fields include a calendar.
const TriggerDialog = lazyComponent(() => import('./trigger-dialog.tsx'), 'TriggerDialog');

const TICK_MS = 10_000;

type TriggersPageProps = {
  scriptId: string;
  search: TriggerSearch;
  onSearch: (change: Partial<TriggerSearch>) => void;
  /** Renders the status of a run. */
  renderStatus: RenderStatus;
};

/** Lists the triggers of a project: the functions, their schedules and the results of their last runs. */
export function TriggersPage(props: TriggersPageProps) {
  const { scriptId } = props;
  const triggers = useQuery(triggersQuery(scriptId));
  const writes = usePendingWrites<UndoableWrite<TriggerSwitch>>(TRIGGER_WRITES);
  const [edited, setEdited] = useState<Trigger | 'new'>();
  const functionNames = useFunctionNames(scriptId);
  const refusal = useWriteRefusal(scriptId, 'script.projects.triggers.create');
  useShortcut('n', () => setEdited('new'), { disabledReason: refusal });
  if (triggers.isPending) return <Skeleton label="Loading the triggers" rows={4} />;
  if (isUnreadable(triggers)) {
    return (
      <ErrorView
        error={triggers.error}
        title="The triggers could not be loaded"
        onRetry={() => void triggers.refetch()}
      />
    );
  }
  return (
    <>
      <TriggerTable
        {...props}
        triggers={applyPendingSwitches(triggers.data, writes)}
        functionNames={functionNames}
        newRefusal={refusal}
        onNew={() => setEdited('new')}
        onEdit={setEdited}
      />
      <DataFreshness
        asOfMs={triggers.dataUpdatedAt}
        loaded={triggers.data.length}
        hasMore={false}
        noun="trigger"
        operationIds={['script.projects.triggers.list']}
      />
      {edited && (
        <WindowPart onClose={() => setEdited(undefined)}>
          <TriggerDialog
            scriptId={scriptId}
            trigger={edited === 'new' ? undefined : edited}
            functionNames={[...(functionNames ?? [])]}
            refusal={refusal}
            onClose={() => setEdited(undefined)}
          />
        </WindowPart>
      )}
    </>
  );
}

type TriggerTableProps = TriggersPageProps & {
  triggers: readonly Trigger[];
  functionNames: ReadonlySet<string> | undefined;
  newRefusal: string | undefined;
  onNew: () => void;
  onEdit: (trigger: Trigger) => void;
};

function TriggerTable(props: TriggerTableProps) {
  const { scriptId, search, onSearch, triggers, functionNames, renderStatus, newRefusal, onNew, onEdit } = props;
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(
    () => triggerColumns({ nowMs, functionNames, renderStatus }),
    [nowMs, functionNames, renderStatus],
  );
  const layout = useColumnLayout({
    table: 'triggers',
    columns,
    text: search.cols,
    onText: (cols) => onSearch({ cols }),
  });
  const rowActions = useTriggerActions(scriptId, onEdit);
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-8 px-16 py-8">
        {newRefusal && <p className="mr-auto text-ink-3 text-small">{newRefusal}</p>}
        <TableTools
          name="triggers"
          layout={layout}
          rows={triggers}
          hasMore={false}
          report={toReportSource('script.projects.triggers.list', 'Triggers', { scriptId })}
        />
        <Button kind="primary" data-op="script.projects.triggers.create" disabledReason={newRefusal} onPress={onNew}>
          <Plus size={14} strokeWidth={1.75} aria-hidden />
          New trigger
        </Button>
      </div>
      {triggers.length === 0 ? (
        <EmptyList icon={CalendarClock} title="No triggers">
          A trigger runs a function of this project on a schedule.
        </EmptyList>
      ) : (
        <DataTable
          label="Triggers"
          columns={layout.columns}
          layout={layout}
          rows={triggers}
          rowId={getTriggerId}
          rowLabel={({ functionName, schedule }) => `${functionName}, ${formatSchedule(schedule)}`}
          narrowDetail={(trigger) => triggerDetail(trigger, nowMs)}
          onOpen={onEdit}
          rowActions={rowActions}
          hasMore={false}
          isLoadingMore={false}
          onLoadMore={() => undefined}
        />
      )}
    </>
  );
}

function getTriggerId({ triggerId = '' }: Trigger): string {
  return triggerId;
}

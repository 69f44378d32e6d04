import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNow } from '#lib/use-now.ts';
import { useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { toReportSource } from '#shared/reports/report-source.ts';
import { useWriteRefusal } from '#shared/script/use-write-refusal.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { getPropertyDetail, propertyColumns } from './property-columns.tsx';
import { PropertyDialog } from './property-dialog.tsx';
import { propertiesQuery, type ScriptProperty } from './queries.ts';
import type { PropertySearch } from './search.ts';
import { StorageUsage } from './storage-usage.tsx';
import { usePropertyActions } from './use-property-actions.ts';
import { useRevealedValues } from './use-revealed-values.ts';

const TICK_MS = 10_000;

type PropertiesPageProps = {
  scriptId: string;
  search: PropertySearch;
  onSearch: (change: Partial<PropertySearch>) => void;
};

/** Lists the script properties of a project, with who changed them and when. Values are shown on request. */
export function PropertiesPage(props: PropertiesPageProps) {
  const { scriptId } = props;
  const properties = useQuery(propertiesQuery(scriptId));
  const [edited, setEdited] = useState<ScriptProperty | 'new'>();
  const refusal = useWriteRefusal(scriptId, 'script.projects.properties.create');
  useShortcut('n', () => setEdited('new'), { disabledReason: refusal });
  if (properties.isPending) return <Skeleton label="Loading the properties" rows={4} />;
  if (isUnreadable(properties)) {
    return (
      <ErrorView
        error={properties.error}
        title="The properties could not be loaded"
        onRetry={() => void properties.refetch()}
      />
    );
  }
  return (
    <>
      <PropertyTable
        {...props}
        properties={properties.data}
        refusal={refusal}
        onNew={() => setEdited('new')}
        onEdit={setEdited}
      />
      <DataFreshness
        asOfMs={properties.dataUpdatedAt}
        loaded={properties.data.length}
        hasMore={false}
        noun="property"
        operationIds={['script.projects.properties.list']}
      />
      {edited && (
        <PropertyDialog
          scriptId={scriptId}
          property={edited === 'new' ? undefined : edited}
          names={properties.data.map(({ name = '' }) => name)}
          refusal={refusal}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

type PropertyTableProps = PropertiesPageProps & {
  properties: readonly ScriptProperty[];
  refusal: string | undefined;
  onNew: () => void;
  onEdit: (property: ScriptProperty) => void;
};

function PropertyTable(props: PropertyTableProps) {
  const { scriptId, search, onSearch, properties, refusal, onNew, onEdit } = props;
  const nowMs = useNow(TICK_MS);
  const values = useRevealedValues(scriptId);
  const { findValue, show } = values;
  const onShow = refusal === undefined ? show : undefined;
  const columns = useMemo(() => propertyColumns({ nowMs, findValue, onShow }), [nowMs, findValue, onShow]);
  const layout = useColumnLayout({
    table: 'properties',
    columns,
    text: search.cols,
    onText: (cols) => onSearch({ cols }),
  });
  const rowActions = usePropertyActions(scriptId, values, onEdit);
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-8 px-16 py-8">
        <p className="mr-auto text-ink-3 text-small">
          <StorageUsage properties={properties} /> {refusal}
        </p>
        <TableTools
          name="properties"
          layout={layout}
          rows={properties}
          hasMore={false}
          report={toReportSource('script.projects.properties.list', 'Script properties', { scriptId })}
        />
        <Button kind="primary" data-op="script.projects.properties.create" disabledReason={refusal} onPress={onNew}>
          <Plus size={14} strokeWidth={1.75} aria-hidden />
          New property
        </Button>
      </div>
      {properties.length === 0 ? (
        <EmptyList icon={KeyRound} title="No script properties">
          Scripts store settings and state here between runs.
        </EmptyList>
      ) : (
        <DataTable
          label="Script properties"
          columns={layout.columns}
          layout={layout}
          rows={properties}
          rowId={getName}
          rowLabel={getName}
          narrowDetail={(property) => getPropertyDetail(property, nowMs)}
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

function getName({ name = '' }: ScriptProperty): string {
  return name;
}

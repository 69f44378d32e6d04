import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Download, History } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { saveFile } from '#lib/save-file.ts';
import { useNow } from '#lib/use-now.ts';
import { getActionLabel } from '#shared/audit/action-labels.ts';
import { outcomeLabels } from '#shared/audit/outcome-labels.ts';
import { ColumnChooser } from '#shared/data-table/columns/column-chooser.tsx';
import { type ColumnLayout, useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { ErrorView, explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { retainRows } from '#shared/lists/retain-rows.ts';
import { peekLink } from '#shared/lists/row-link.ts';
import { toReportSource } from '#shared/reports/report-source.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { ScreenViews } from '#shared/views/screen-views.tsx';
import { PanelPart, WindowPart } from '#ui/loading/part.tsx';
import { ProgressLine } from '#ui/loading/progress-line.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { MenuButton } from '#ui/menus/menu-button.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ListAndPanel } from '#ui/panels/list-and-panel.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { activityColumns, getActivityDetail } from './activity-columns.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { ACTIVITY_VIEWS } from './built-in-views.ts';
import { type AuditEntry, activityQuery, readExport } from './queries.ts';
import { ACTIVITY_FILTERS, type ActivitySearch, toFilter } from './search.ts';
import { TrailCheck } from './trail-check.tsx';

// Preloaded after the list, so that the first panel to open receives the keys pressed next.
const EntryPanel = lazyComponent(() => import('./entry-panel.tsx'), 'EntryPanel');
const ReportDialog = lazyComponent(() => import('#shared/reports/report-dialog.tsx'), 'ReportDialog');

const TICK_MS = 30_000;

type ActivityPageProps = { search: ActivitySearch; onSearch: (change: Partial<ActivitySearch>) => void };

/** Lists who did what through the console, with the outcomes and an undo for each change. */
export function ActivityPage({ search, onSearch }: ActivityPageProps) {
  const pages = useInfiniteQuery({ ...activityQuery(search), ...retainRows('activity', hasEntries) });
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(() => activityColumns(nowMs), [nowMs]);
  const layout = useColumnLayout({
    table: 'activity',
    columns,
    text: search.cols,
    onText: (cols) => onSearch({ cols }),
  });
  const rows = useMemo(() => pages.data?.pages.flatMap(({ entries }) => entries) ?? [], [pages.data]);
  useEffect(() => {
    if (!pages.isPending) void EntryPanel.preload();
  }, [pages.isPending]);
  useShortcut('R', () => void pages.refetch());
  const peek = (entry: AuditEntry | undefined) => onSearch({ peek: entry?.id });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title="Activity" actions={<ActivityActions search={search} layout={layout} />} />
      <ActivityFilters search={search} onChange={onSearch} />
      <ListAndPanel
        panel={
          search.peek !== undefined && (
            <PanelPart onClose={() => peek(undefined)}>
              <EntryPanel key={search.peek} entryId={search.peek} onClose={() => peek(undefined)} />
            </PanelPart>
          )
        }
      >
        <ProgressLine isActive={pages.isRefetching || pages.isPlaceholderData} label="Refreshing" />
        {pages.isPending && <Skeleton head="columns" label="Loading the activity" rows={12} />}
        {isUnreadable(pages) && (
          <ErrorView
            error={pages.error}
            title="The activity could not be loaded"
            onRetry={() => void pages.refetch()}
          />
        )}
        {pages.data && rows.length === 0 && <NoActivity search={search} onSearch={onSearch} />}
        {rows.length > 0 && (
          <DataTable
            label="Activity"
            columns={layout.columns}
            layout={layout}
            rows={rows}
            rowId={getEntryId}
            rowLabel={({ actor, action, outcome }) =>
              `${getActionLabel(action)} by ${actor?.email || 'the console'}, ${outcomeLabels[outcome]}`
            }
            narrowDetail={(entry) => getActivityDetail(entry, nowMs)}
            openId={search.peek}
            rowLink={(entry) => peekLink(getEntryId(entry))}
            onOpen={peek}
            hasMore={pages.hasNextPage && !pages.isPlaceholderData}
            isStale={pages.isPlaceholderData}
            isLoadingMore={pages.isFetchingNextPage}
            onLoadMore={() => void pages.fetchNextPage()}
          />
        )}
        {pages.data && (
          <DataFreshness
            asOfMs={pages.dataUpdatedAt}
            loaded={rows.length}
            hasMore={pages.hasNextPage}
            noun="entry"
            isOutdated={pages.isPlaceholderData}
            operationIds={['bff.audit.search']}
          />
        )}
      </ListAndPanel>
    </div>
  );
}

function ActivityActions({ search, layout }: { search: ActivitySearch; layout: ColumnLayout<AuditEntry> }) {
  const write = useMutation({
    mutationFn: (format: 'ndjson' | 'csv') => readExport(search, format),
    onSuccess: (content, format) => saveFile(`activity.${format}`, content.type, content),
    onError: (error) => notify(`The activity was not exported: ${explainError(error)}`),
  });
  const [isScheduling, setIsScheduling] = useState(false);
  useShortcut('e', () => write.mutate('csv'));
  return (
    <>
      <ScreenViews screen="activity" systemViews={ACTIVITY_VIEWS} />
      <ColumnChooser layout={layout} />
      <MenuButton
        label="Export all matching entries"
        kind="quiet"
        hotkey="e"
        actions={[
          { id: 'csv', label: 'As CSV', onAction: () => write.mutate('csv') },
          { id: 'ndjson', label: 'As JSON, one entry per line', onAction: () => write.mutate('ndjson') },
          { id: 'schedule', label: 'Schedule…', onAction: () => setIsScheduling(true) },
        ]}
      >
        <Download size={16} strokeWidth={1.75} aria-hidden />
        <span className="max-md:sr-only @max-[520px]:sr-only">Export</span>
      </MenuButton>
      <TrailCheck />
      {isScheduling && (
        <WindowPart onClose={() => setIsScheduling(false)}>
          <ReportDialog
            source={toReportSource('bff.audit.search', 'Activity', toFilter(search, Date.now()))}
            onClose={() => setIsScheduling(false)}
          />
        </WindowPart>
      )}
    </>
  );
}

function NoActivity({ search, onSearch }: Pick<ActivityPageProps, 'search' | 'onSearch'>) {
  return (
    <EmptyList
      icon={History}
      title="No activity yet"
      noMatch="No entries match these filters"
      filters={ACTIVITY_FILTERS}
      search={search}
      onSearch={onSearch}
      wider={[
        ...(search.from || search.to ? [{ label: 'Any time', search: { from: undefined, to: undefined } }] : []),
        ...(search.kind === 'all' ? [] : [{ label: 'Include all entry types', search: { kind: 'all' } }]),
      ]}
    >
      Every change made through this console appears here, with its author and the previous values.
    </EmptyList>
  );
}

function getEntryId({ id }: AuditEntry): string {
  return id;
}

function hasEntries({ pages }: { pages: readonly { entries: readonly AuditEntry[] }[] }): boolean {
  return pages.some(({ entries }) => entries.length > 0);
}

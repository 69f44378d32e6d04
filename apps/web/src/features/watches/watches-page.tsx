import { useQuery } from '@tanstack/react-query';
import { BellRing, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useNow } from '#lib/use-now.ts';
import { type ColumnLayout, useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { peekLink } from '#shared/lists/row-link.ts';
import { useLiveTopics } from '#shared/live/live-topics.ts';
import { toReportSource } from '#shared/reports/report-source.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { AddWatchDialog } from './add-watch-dialog.tsx';
import { WATCH_VIEWS } from './built-in-views.ts';
import { useOpenWatch, useStopWatch, type Watch, watchesQuery } from './queries.ts';
import type { WatchSearch } from './search.ts';
import { watchColumns, watchDetail } from './watch-columns.tsx';
import { watchKinds } from './watch-kinds.ts';
import { WatchPanel } from './watch-panel.tsx';

const REPORT = toReportSource('bff.watches.list', 'Watches', {});
const TICK_MS = 10_000;
const DAY_SECONDS = 86_400;
const TOPICS = ['watches'];

type WatchesPageProps = { search: WatchSearch; onSearch: (change: Partial<WatchSearch>) => void };

/** Lists the user's watches with their expiry and their last message. */
export function WatchesPage({ search, onSearch }: WatchesPageProps) {
  const watches = useQuery(watchesQuery);
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(() => watchColumns(nowMs), [nowMs]);
  const layout = useColumnLayout({
    table: 'watches',
    columns,
    text: search.cols,
    onText: (cols) => onSearch({ cols }),
  });
  const canAdd = watches.data?.canOpen === true;
  const refusal =
    watches.data && !canAdd ? 'Watches are unavailable: the services cannot reach this console.' : undefined;
  useLiveTopics(TOPICS);
  useShortcut('n', () => onSearch({ add: 'file' }), {
    disabledReason: watches.data ? refusal : 'The watches are still loading.',
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Watches"
        actions={
          <>
            <TableTools
              views={WATCH_VIEWS}
              name="watches"
              layout={layout}
              rows={watches.data?.watches ?? []}
              hasMore={false}
              report={REPORT}
            />
            <Button
              kind="primary"
              disabledReason={refusal}
              isBusy={!watches.data}
              onPress={() => onSearch({ add: 'file' })}
            >
              <Plus size={14} strokeWidth={1.75} aria-hidden />
              New watch
            </Button>
          </>
        }
      />
      {watches.data && !canAdd && (
        <p className="px-16 pb-8 text-ink-3 text-small">
          Watches are unavailable: the services cannot reach this console. An administrator has to set BFF_HOOK_ORIGIN.
        </p>
      )}
      {watches.isPending && <Skeleton head="columns" label="Loading the watches" rows={5} />}
      {isUnreadable(watches) && (
        <ErrorView
          error={watches.error}
          title="The watches could not be loaded"
          onRetry={() => void watches.refetch()}
        />
      )}
      {watches.data && (
        <WatchTable
          watches={watches.data.watches}
          layout={layout}
          nowMs={nowMs}
          asOfMs={watches.dataUpdatedAt}
          search={search}
          onSearch={onSearch}
        />
      )}
      {search.add !== undefined && canAdd && (
        <AddWatchDialog
          kind={search.add}
          target={search.target ?? ''}
          onClose={() => onSearch({ add: undefined, target: undefined })}
        />
      )}
    </div>
  );
}

type WatchTableProps = WatchesPageProps & {
  watches: readonly Watch[];
  layout: ColumnLayout<Watch>;
  nowMs: number;
  asOfMs: number;
};

function WatchTable({ watches, layout, nowMs, asOfMs, search, onSearch }: WatchTableProps) {
  const shown = watches.find(({ watchId }) => watchId === search.peek);
  const stop = useStopWatch();
  const open = useOpenWatch();
  const peek = (watch: Watch | undefined) => onSearch({ peek: watch?.watchId });
  const notifyFailure = (error: Error) => notify(explainFailure('The watch was not changed', error));
  const end = (watch: Watch, done: string) =>
    stop.mutate(watch, {
      onSuccess: () => {
        notify(`${done}: ${watch.label}`);
        peek(undefined);
      },
      onError: notifyFailure,
    });
  const renew = (watch: Watch) => {
    const { kind, label, targetId } = watch;
    const draft = { kind, label, lifeSeconds: DAY_SECONDS, ...(targetId !== undefined && { targetId }) };
    // Opens the new watch first, so that no message is lost in between.
    open.mutate(draft, { onSuccess: () => end(watch, 'Renewed for a day'), onError: notifyFailure });
  };
  return (
    <>
      <div className="flex min-h-0 flex-1">
        {watches.length === 0 ? (
          <EmptyList icon={BellRing} title="No watches yet">
            A watch notifies this console of changes, even while no page is open.
          </EmptyList>
        ) : (
          <DataTable
            label="Watches"
            columns={layout.columns}
            layout={layout}
            rows={watches}
            rowId={getWatchId}
            rowLabel={({ label, kind }) => `${label}, ${watchKinds[kind].label}`}
            narrowDetail={(watch) => watchDetail(watch, nowMs)}
            openId={search.peek}
            rowLink={(watch) => peekLink(getWatchId(watch))}
            onOpen={peek}
            hasMore={false}
            isLoadingMore={false}
            onLoadMore={() => undefined}
          />
        )}
        {shown && (
          <WatchPanel
            watch={shown}
            isBusy={stop.isPending || open.isPending}
            onStop={() => end(shown, 'Stopped watching')}
            onRenew={() => renew(shown)}
            onClose={() => peek(undefined)}
          />
        )}
      </div>
      <DataFreshness
        asOfMs={asOfMs}
        loaded={watches.length}
        hasMore={false}
        noun="watch"
        operationIds={['bff.watches.list']}
      />
    </>
  );
}

function getWatchId({ watchId }: Watch): string {
  return watchId;
}

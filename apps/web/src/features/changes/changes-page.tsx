import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useNow } from '#lib/use-now.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { sharedDrivesQuery } from '#shared/drives/shared-drives-query.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { retainRows } from '#shared/lists/retain-rows.ts';
import { peekLink } from '#shared/lists/row-link.ts';
import { useStableRows } from '#shared/lists/use-stable-rows.ts';
import { useLiveState } from '#shared/live/live-state.ts';
import { useLiveTopics } from '#shared/live/live-topics.ts';
import { useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { ScreenViews } from '#shared/views/screen-views.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { NewRows } from '#ui/display/new-rows.tsx';
import { ProgressLine } from '#ui/loading/progress-line.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { CHANGE_VIEWS } from './built-in-views.ts';
import { changeColumns, changeDetail } from './change-columns.tsx';
import { changeKey, changeStateLabel, getTitle, sortChanges } from './change-facts.ts';
import { ChangeFilters } from './change-filters.tsx';
import { ChangePanel } from './change-panel.tsx';
import { EmptyChanges } from './empty-changes.tsx';
import { LatestFiles } from './latest-files.tsx';
import { type Change, changesQuery, DEFAULT_SINCE, getChangesKey, startQuery } from './queries.ts';
import type { ChangesSearch } from './search.ts';
import { storeToken } from './stored-token.ts';

const TICK_MS = 10_000;
const TOPICS = ['changes'];
const MAX_AUTOMATIC_PAGES = 10; // The service returns the oldest changes first, so the newest are on the last page.

type ChangesPageProps = { search: ChangesSearch; onSearch: (change: Partial<ChangesSearch>) => void };

/** Lists the changes of files and shared drives since a time or a token. */
export function ChangesPage({ search, onSearch }: ChangesPageProps) {
  const { email } = useSession();
  const client = useQueryClient();
  const since = search.since ?? DEFAULT_SINCE;
  // The list fetches the token.
  const start = useQuery({ ...startQuery(email, search.drive, since), enabled: false });
  useLiveTopics(TOPICS);
  const goOnFrom = (next: string) => {
    storeToken(email, search.drive, next);
    const unseen = { drive: search.drive, since: 'seen' } as const;
    client.setQueryData(startQuery(email, search.drive, 'seen').queryKey, { token: next, isOfTime: true });
    void client.resetQueries({ queryKey: getChangesKey(email, unseen) });
    onSearch({ from: undefined, since: 'seen', peek: undefined });
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Changes"
        detail={
          search.from === undefined &&
          start.data?.isOfTime === false && (
            <span className="text-ink-3 text-small">Since you last marked changes as seen</span>
          )
        }
        actions={<ScreenViews screen="changes" systemViews={CHANGE_VIEWS} />}
      />
      <ChangeFilters search={search} onChange={(change) => onSearch({ ...change, peek: undefined })} />
      <ChangeList
        key={JSON.stringify(getChangesKey(email, search))}
        email={email}
        search={search}
        onSearch={onSearch}
        onGoOn={goOnFrom}
      />
    </div>
  );
}

type ChangeListProps = ChangesPageProps & { email: string; onGoOn: (token: string) => void };

function ChangeList({ email, search, onSearch, onGoOn }: ChangeListProps) {
  const pages = useInfiniteQuery({ ...changesQuery(email, search), ...retainRows('changes', hasChanges) });
  useLoadLaterPages(pages);
  const drives = useQuery(sharedDrivesQuery);
  const nowMs = useNow(TICK_MS);
  const driveNames = useMemo(
    () => new Map((drives.data?.drives ?? []).map(({ id = '', name = '' }) => [id, name])),
    [drives.data],
  );
  const columns = useMemo(() => changeColumns(nowMs, driveNames), [nowMs, driveNames]);
  const latest = useMemo(
    () => sortChanges(pages.data?.pages.flatMap(({ changes }) => changes ?? []) ?? [], search),
    [pages.data, search],
  );
  const { rows, newCount, showNew } = useStableRows(latest, changeKey, {
    // Later pages are loaded explicitly, and appear at the top.
    list: JSON.stringify([
      search.removed,
      search.drive,
      search.mine,
      search.space,
      pages.data?.pages.length,
      pages.isPlaceholderData,
    ]),
    isOpen: search.peek !== undefined,
  });
  const shown = rows.find((change) => changeKey(change) === search.peek);
  const live = useLiveState();
  const newest = pages.data?.pages.at(-1)?.newStartPageToken;
  const peek = (change: Change | undefined) => onSearch({ peek: change && changeKey(change) });
  useShortcut('R', () => void pages.refetch());
  if (pages.isPending) return <Skeleton head="columns" label="Loading the changes" rows={8} />;
  if (isUnreadable(pages)) {
    const retry = () => void pages.refetch();
    return <ErrorView error={pages.error} title="The changes could not be loaded" onRetry={retry} />;
  }
  return (
    <>
      {pages.hasNextPage && !pages.isPlaceholderData && !isLoadedLater(pages) && (
        <div className="flex shrink-0 items-center justify-center gap-8 bg-blue-bg py-4">
          <Button kind="quiet" isBusy={pages.isFetchingNextPage} onPress={() => void pages.fetchNextPage()}>
            Load newer changes
          </Button>
        </div>
      )}
      <ProgressLine isActive={pages.isPlaceholderData} label="Loading the changes" />
      <NewRows count={newCount} onShow={showNew} />
      <div className="flex min-h-0 flex-1">
        {rows.length === 0 ? (
          <div className="min-w-0 flex-1 overflow-auto">
            <EmptyChanges search={search} onSearch={onSearch} />
            <LatestFiles driveId={search.drive} nowMs={nowMs} />
          </div>
        ) : (
          <DataTable
            label="Changes"
            columns={columns}
            rows={rows}
            rowId={changeKey}
            rowLabel={(change) => `${getTitle(change)}, ${changeStateLabel(change)}`}
            narrowDetail={(change) => changeDetail(change, nowMs)}
            openId={search.peek}
            rowLink={(change) => peekLink(changeKey(change))}
            onOpen={peek}
            hasMore={false}
            isStale={pages.isPlaceholderData}
            isLoadingMore={false}
            onLoadMore={() => undefined}
          />
        )}
        {shown && <ChangePanel change={shown} onClose={() => peek(undefined)} />}
      </div>
      {newest !== undefined && rows.length > 0 && (
        <p className="flex shrink-0 flex-wrap items-center gap-8 border-line border-t px-16 py-4">
          <Button onPress={() => onGoOn(newest)}>Mark as seen</Button>
          {search.from !== undefined && (
            <span className="inline-flex items-center gap-6 text-ink-3 text-small">
              Next page token <CopyableId id={newest} label="next page token" />
            </span>
          )}
        </p>
      )}
      <DataFreshness
        asOfMs={pages.dataUpdatedAt}
        loaded={rows.length}
        hasMore={pages.hasNextPage}
        noun="change"
        isOutdated={pages.isPlaceholderData}
        live={live}
        operationIds={['drive.changes.list', 'drive.changes.getStartPageToken']}
      />
    </>
  );
}

function hasChanges({ pages }: { pages: readonly { changes?: readonly Change[] }[] }): boolean {
  return pages.some(({ changes = [] }) => changes.length > 0);
}

type Pages = Pick<
  ReturnType<typeof useInfiniteQuery>,
  'data' | 'hasNextPage' | 'isFetching' | 'isError' | 'isPlaceholderData' | 'fetchNextPage'
>;

/** Reports whether the next page loads automatically, because the last page contains the newest changes. */
function isLoadedLater({
  data,
  isError,
}: {
  data: { pages: readonly unknown[] } | undefined;
  isError: boolean;
}): boolean {
  return !isError && (data?.pages.length ?? 0) < MAX_AUTOMATIC_PAGES;
}

function useLoadLaterPages(pages: Omit<Pages, 'data'> & { data: { pages: readonly unknown[] } | undefined }): void {
  const isDue = pages.hasNextPage && !pages.isFetching && !pages.isPlaceholderData && isLoadedLater(pages);
  const { fetchNextPage } = pages;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
}

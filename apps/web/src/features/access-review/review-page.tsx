import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { explainIncomplete } from '#shared/indexes/incomplete.ts';
import { useIndexList } from '#shared/indexes/use-index-list.ts';
import { hasIndexRows, retainRows } from '#shared/lists/retain-rows.ts';
import { PanelPart } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ListAndPanel } from '#ui/panels/list-and-panel.tsx';
import { DecisionList } from './decision-list.tsx';
import { grantColumns } from './grant-columns.tsx';
import { GrantList } from './grant-list.tsx';
import { grantId, grantReport, grantsQuery, readGrantPages } from './queries.ts';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewProgress } from './review-progress.tsx';
import { REVIEW_VIEWS, type ReviewSearch } from './search.ts';
import { useDecide } from './use-decide.ts';

// Preloaded after the list, so that the first panel to open receives the keys pressed next.
const GrantPanel = lazyComponent(() => import('./grant-panel.tsx'), 'GrantPanel');

type ReviewPageProps = {
  search: ReviewSearch;
  onSearch: (change: Partial<ReviewSearch>) => void;
  onOpenFile: (fileId: string) => void;
};

/** Lists access to files for anyone or for someone outside the organisation. Reviewers keep, narrow or remove each grant. */
export function ReviewPage(props: ReviewPageProps) {
  return props.search.show === 'decided' ? <DecisionList {...props} /> : <Queue {...props} />;
}

function Queue({ search, onSearch }: ReviewPageProps) {
  const query = grantsQuery(search);
  const found = useInfiniteQuery({ ...query, ...retainRows('outside access', hasIndexRows) });
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  // Notes by grant. They persist after Undo, and when the reviewer returns to the row.
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const isQueue = search.show === undefined;
  const data = useMemo(() => (isQueue ? without(found.data, hidden) : found.data), [found.data, hidden, isQueue]);
  const decide = useDecide(
    (id) => setHidden((before) => new Set([...before, id])),
    (id) => setHidden((before) => new Set([...before].filter((other) => other !== id))),
  );
  const everything = readGrantPages(search);
  const list = useIndexList(
    { ...found, data },
    {
      queryKey: query.queryKey,
      rowId: grantId,
      everything,
      peekId: search.peek,
      onSearch,
    },
  );
  const first = found.data?.pages[0];
  const layout = useColumnLayout({
    table: 'access-review',
    columns: grantColumns,
    text: search.cols,
    onText: (cols) => onSearch({ cols }),
  });
  useEffect(() => {
    if (!found.isPending) void GrantPanel.preload();
  }, [found.isPending]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Access review"
        detail={
          first?.dueCount !== undefined && (
            <ReviewProgress
              dueCount={first.dueCount}
              reviewedCount={first.reviewedCount ?? 0}
              coverage={first.coverage}
              justDecided={countRows(found.data) - countRows(data)}
            />
          )
        }
        actions={
          <TableTools
            views={REVIEW_VIEWS}
            name="access-review"
            layout={layout}
            rows={list.rows}
            incomplete={first && explainIncomplete(first.coverage)}
            hasMore={found.hasNextPage}
            pages={everything}
            report={grantReport(search)}
          />
        }
      />
      <ReviewFilters search={search} onSearch={onSearch} />
      <ListAndPanel
        panel={
          list.peeked && (
            <PanelPart>
              <GrantPanel
                key={search.peek}
                {...list.peeked}
                note={notes[grantId(list.peeked.row)] ?? ''}
                onNote={(grant, note) => setNotes((before) => ({ ...before, [grantId(grant)]: note }))}
                onDecide={decide}
              />
            </PanelPart>
          )
        }
      >
        {found.isPending && <Skeleton head="columns" label="Loading access" rows={6} />}
        {isUnreadable(found) && (
          <ErrorView error={found.error} title="The access could not be loaded" onRetry={() => void found.refetch()} />
        )}
        {first && (
          <GrantList
            list={list}
            coverage={first.coverage}
            query={found}
            layout={layout}
            search={search}
            onSearch={onSearch}
          />
        )}
      </ListAndPanel>
    </div>
  );
}

type Pages = { pages: readonly { rows: readonly { fileId: string; permissionId: string }[] }[] };

/** Returns the pages without the grants that were just decided and are still in the index. */
function without<Data extends Pages>(data: Data | undefined, hidden: ReadonlySet<string>): Data | undefined {
  if (!data || hidden.size === 0) return data;
  const pages = data.pages.map((page) => ({ ...page, rows: page.rows.filter((row) => !hidden.has(grantId(row))) }));
  return { ...data, pages };
}

function countRows(data: Pages | undefined): number {
  return (data?.pages ?? []).reduce((sum, { rows }) => sum + rows.length, 0);
}

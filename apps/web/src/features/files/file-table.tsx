import { countOf } from '@rotunda/api-client/count-of';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import type { ColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { LoadMore } from '#shared/data-table/load-more.tsx';
import { ErrorView } from '#shared/errors/error-view.tsx';
import { isFolder, type StoredFile } from '#shared/files/file.ts';
import type { Column } from '#shared/lists/column.ts';
import { type Everything, useRowSelection } from '#shared/lists/use-row-selection.ts';
import { contentRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Part } from '#ui/loading/part.tsx';
import { ProgressLine } from '#ui/loading/progress-line.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import type { ShowActions } from './actions/show-actions.ts';
import { useFileActions } from './actions/use-file-actions.tsx';
import { isByRelevance } from './file-list.ts';
import { NoFiles } from './no-files.tsx';
import { createFileLink } from './resolve-shortcut.ts';
import { type FileSearch, orders } from './search/search.ts';

/** Extensions of file lists by other parts of the console. */
export type FileTools = {
  /** Optional columns of other parts of the console. */
  columns: readonly Column<StoredFile>[];
  rowActions: (file: StoredFile) => MenuAction[];
  /** Renders additional bulk actions for the selected files. `onDone` clears the selection. */
  selectionActions: (files: readonly StoredFile[], onDone: () => void, show: ShowActions) => ReactNode;
};

// Lazy-loaded once there are rows to select.
const BulkBar = lazyComponent(() => import('./actions/bulk-bar.tsx'), 'BulkBar');

type FileTableProps = {
  pages: UseInfiniteQueryResult;
  files: readonly StoredFile[];
  /** The number of loaded files, including those hidden by a filter. */
  loadedCount: number;
  everything: Everything<StoredFile>;
  /** Whether the service did not search all drives, so that files may be missing. */
  isIncomplete: boolean;
  search: FileSearch;
  onSearch: (change: Partial<FileSearch>) => void;
  onOpen: (file: StoredFile) => void;
  tools: FileTools;
  layout: ColumnLayout<StoredFile>;
  /** Returns the spoken summary of a file after its name. */
  rowSummary: (file: StoredFile) => string;
};

/** A list of files with actions for single and selected files. */
export function FileTable({ pages, files, everything, search, onSearch, onOpen, tools, ...table }: FileTableProps) {
  const { layout, rowSummary, isIncomplete, loadedCount } = table;
  const canReadContent = contentRefusal(useSession()) === undefined;
  const selection = useRowSelection(files, getFileId, everything);
  const { actionsOf, rename, dialog } = useFileActions(() => undefined);
  if (pages.isPending) return <Skeleton head="columns" label="Loading the files" rows={12} />;
  if (pages.error && files.length === 0) {
    return <ErrorView error={pages.error} title="The files could not be loaded" onRetry={() => void pages.refetch()} />;
  }
  const isSortable = !isByRelevance(search, canReadContent);
  const sort = isSortable && { key: search.sort ?? 'name_natural', isDescending: search.desc ?? false };
  return (
    <>
      <ProgressLine isActive={pages.isRefetching || pages.isPlaceholderData} label="Refreshing" />
      {files.length === 0 && pages.hasNextPage ? (
        <div className="flex flex-col items-start gap-8 p-16">
          <p>No matches in the first {countOf(loadedCount, 'item')}.</p>
          <LoadMore isLoading={pages.isFetchingNextPage} onLoadMore={() => void pages.fetchNextPage()} />
        </div>
      ) : files.length === 0 ? (
        <NoFiles search={search} onSearch={onSearch} isIncomplete={isIncomplete} />
      ) : (
        <DataTable
          label="Files"
          columns={layout.columns}
          layout={layout}
          rows={files}
          rowId={getFileId}
          rowLabel={(file) => `${file.name}, ${isFolder(file) ? 'folder' : 'file'}`}
          rowSummary={rowSummary}
          selection={selection}
          rowActions={(file) => [...tools.rowActions(file), ...actionsOf(file)]}
          openId={search.peek}
          rowLink={createFileLink}
          onOpen={onOpen}
          onPeek={(file) => onSearch({ peek: getFileId(file) })}
          onRename={rename}
          hasMore={pages.hasNextPage && !pages.isPlaceholderData}
          isStale={pages.isPlaceholderData}
          isLoadingMore={pages.isFetchingNextPage}
          onLoadMore={() => void pages.fetchNextPage()}
          sort={sort || undefined}
          {...(isSortable && {
            onSort: (next) => onSearch({ sort: toSortKey(next.key), desc: next.isDescending || undefined }),
          })}
        />
      )}
      <Part>
        <BulkBar
          selection={selection}
          isTrash={search.in === 'trash'}
          renderMore={(show) => tools.selectionActions(selection.rows, selection.onClear, show)}
        />
      </Part>
      {dialog}
      <DataFreshness
        asOfMs={pages.dataUpdatedAt}
        loaded={loadedCount}
        shown={files.length}
        hasMore={pages.hasNextPage}
        noun="item"
        isOutdated={pages.isPlaceholderData}
        operationIds={['drive.files.list']}
        coverage={isIncomplete ? <span className="text-amber-fg">not all drives searched</span> : undefined}
      />
    </>
  );
}

function getFileId(file: StoredFile): string {
  return file.id ?? '';
}

/** Returns the sort order of a column. Omits the default. */
function toSortKey(key: string): FileSearch['sort'] {
  const order = orders.find(({ value }) => value === key)?.value;
  return order === 'name_natural' ? undefined : order;
}

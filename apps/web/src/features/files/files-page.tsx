import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FolderOpen, SearchX } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { Provenance } from '#shared/data-table/provenance.tsx';
import { ErrorView } from '#shared/error-view.tsx';
import { operationPagesQuery } from '#shared/operation-query.ts';
import { useNow } from '#shared/use-now.ts';
import { useShortcut } from '#shared/use-shortcut.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { EmptyTrash } from './empty-trash.tsx';
import { isFolder, type StoredFile } from './file.ts';
import { fileColumns } from './file-columns.tsx';
import { FileToolbar } from './file-toolbar.tsx';
import { NewItem } from './new-item.tsx';
import { PlaceTabs } from './place-tabs.tsx';
import { breadcrumbQuery } from './queries.ts';
import type { FileSearch } from './search.ts';

const TICK_MS = 60_000;

export type FilesPageProps = {
  /** The folder whose content is shown; undefined for the places. */
  folderId?: string;
  search: FileSearch;
  list: ParamsOf<'drive.files.list'>;
  onSearch: (change: Partial<FileSearch>) => void;
  onOpenFolder: (folderId: string) => void;
  onOpenFile: (fileId: string) => void;
  /** Goes to the folder above; undefined for the places, which have none. */
  onUp: (parentId: string | undefined) => void;
  /** Beside the title, for places that files can be put in. */
  actions?: ReactNode;
};

/** Folders and files: a place or folder to browse, or what a search found. */
export function FilesPage({
  folderId,
  search,
  list,
  onSearch,
  onOpenFolder,
  onOpenFile,
  onUp,
  actions,
}: FilesPageProps) {
  const crumbs = useQuery({ ...breadcrumbQuery(folderId ?? ''), enabled: folderId !== undefined }).data;
  const title = search.q ? `Files with “${search.q}”` : (crumbs?.at(-1)?.name ?? 'Files');
  useShortcut('Backspace', () => onUp(crumbs?.at(-2)?.id), folderId !== undefined);
  const open = (file: StoredFile) => {
    const targetId = file.shortcutDetails?.targetId ?? file.id ?? '';
    const isTargetFolder =
      isFolder(file) || file.shortcutDetails?.targetMimeType === 'application/vnd.google-apps.folder';
    if (isTargetFolder) onOpenFolder(targetId);
    else onOpenFile(targetId);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title={title}
        actions={
          search.in === 'trash' ? (
            <EmptyTrash />
          ) : (
            !search.q && (
              <>
                <NewItem folderId={folderId} />
                {actions}
              </>
            )
          )
        }
      />
      <FileToolbar search={search} onSearch={onSearch} />
      {folderId && !search.q ? <Breadcrumb folderId={folderId} /> : <PlaceTabs />}
      <FileTable list={list} search={search} onSearch={onSearch} onOpen={open} />
    </div>
  );
}

type FileTableProps = {
  list: ParamsOf<'drive.files.list'>;
  search: FileSearch;
  onSearch: (change: Partial<FileSearch>) => void;
  onOpen: (file: StoredFile) => void;
};

function FileTable({ list, search, onSearch, onOpen }: FileTableProps) {
  const nowMs = useNow(TICK_MS);
  const pages = useInfiniteQuery(operationPagesQuery('drive.files.list', list));
  const files = useMemo(() => pages.data?.pages.flatMap((page) => page.files ?? []) ?? [], [pages.data]);
  const columns = useMemo(() => fileColumns(nowMs), [nowMs]);
  if (pages.isPending) return <Skeleton label="Loading files" rows={12} />;
  if (pages.error && files.length === 0) {
    return <ErrorView error={pages.error} title="The files could not be loaded" onRetry={() => void pages.refetch()} />;
  }
  if (files.length === 0) return <NoFiles search={search} />;
  const sort = search.q ? undefined : { key: search.sort ?? 'name_natural', isDescending: search.desc ?? false };
  return (
    <>
      <ProgressLine isActive={pages.isRefetching} label="Loading again" />
      <DataTable
        label="Files"
        columns={columns}
        rows={files}
        rowId={fileId}
        rowLabel={(file) => `${file.name}, ${isFolder(file) ? 'folder' : 'file'}`}
        onOpen={onOpen}
        hasMore={pages.hasNextPage}
        isLoadingMore={pages.isFetchingNextPage}
        onLoadMore={() => void pages.fetchNextPage()}
        sort={sort}
        {...(!search.q && {
          onSort: (next) => onSearch({ sort: toSortKey(next.key), desc: next.isDescending || undefined }),
        })}
      />
      <Provenance asOfMs={pages.dataUpdatedAt} loaded={files.length} hasMore={pages.hasNextPage} noun="items" />
    </>
  );
}

function fileId(file: StoredFile): string {
  return file.id ?? '';
}

function toSortKey(key: string): FileSearch['sort'] {
  return key === 'modifiedTime' || key === 'quotaBytesUsed' ? key : undefined;
}

function NoFiles({ search }: { search: FileSearch }) {
  if (search.q || search.kind || search.days) {
    return (
      <EmptyState icon={SearchX} title="Nothing matches">
        Names match by the beginnings of words, content by whole words.
      </EmptyState>
    );
  }
  const title = search.in === 'trash' ? 'The trash is empty' : 'There is nothing here yet';
  return <EmptyState icon={FolderOpen} title={title} />;
}

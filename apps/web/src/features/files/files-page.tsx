import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { ListTree } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useNow } from '#lib/use-now.ts';
import { api } from '#shared/api/api.ts';
import { operationPagesQuery } from '#shared/api/operation-query.ts';
import { usePendingWrites } from '#shared/api/use-pending-writes.ts';
import { useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import type { StoredFile } from '#shared/files/file.ts';
import { breadcrumbQuery, type Crumb } from '#shared/folders/breadcrumb-query.ts';
import { hasFiles, retainRows } from '#shared/lists/retain-rows.ts';
import { PinButton } from '#shared/places/pin-button.tsx';
import { useRecordVisit } from '#shared/places/use-record-visit.ts';
import { CLEAR_FILTERS, toReportSource } from '#shared/reports/report-source.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { ViewMenu } from '#shared/views/view-menu.tsx';
import { usePersistedFlag } from '#ui/browser/use-persisted-flag.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { PanelPart, Part } from '#ui/loading/part.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { FILE_CHANGE_KEY, type FileChange } from './actions/use-file-change.ts';
import { applyFileChanges } from './apply-file-changes.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { fileColumns, getFileSummary } from './file-columns.tsx';
import { findPlace } from './file-list.ts';
import { FileTable, type FileTools } from './file-table.tsx';
import { FileToolbar } from './file-toolbar.tsx';
import { fileViews, noSearch } from './file-views.ts';
import { type FolderAccess, folderAccessQuery, hasDifferentAccess } from './own-access.ts';
import { PlaceTabs } from './place-tabs.tsx';
import { resolveShortcut } from './resolve-shortcut.ts';
import { type FileSearch, fileSearch } from './search/search.ts';

// Lazy-loaded in the trash only.
const EmptyTrash = lazyComponent(() => import('./actions/empty-trash.tsx'), 'EmptyTrash');

// Lazy-loaded for users who have it open. Its space is reserved.
const FolderTree = lazyComponent(() => import('./folder-tree.tsx'), 'FolderTree');

// Lazy-loaded when a file is first opened beside the list, because it includes the previews.
const FilePeek = lazyComponent(() => import('./file-peek.tsx'), 'FilePeek');

const TICK_MS = 60_000;
const NO_CRUMBS: readonly Crumb[] = [];

export type FilesPageProps = {
  /** The folder to show. Undefined for places. */
  folderId?: string;
  search: FileSearch;
  list: ParamsOf<'drive.files.list'>;
  onSearch: (change: Partial<FileSearch>) => void;
  onOpenFolder: (folderId: string) => void;
  onOpenFile: (fileId: string) => void;
  /** Opens the parent folder. Undefined for places, which have none. */
  onUp: (parentId: string | undefined) => void;
  /** The actions beside the title, for places that accept files. */
  actions?: ReactNode;
  tools: FileTools;
};

/** Shows folders and files of a place or folder, or search results. */
export function FilesPage({
  folderId,
  search,
  list,
  onSearch,
  onOpenFolder,
  onOpenFile,
  onUp,
  actions,
  tools,
}: FilesPageProps) {
  const crumbs = useQuery({ ...breadcrumbQuery(folderId ?? ''), enabled: folderId !== undefined }).data;
  const pages = useInfiniteQuery({
    ...operationPagesQuery('drive.files.list', list),
    ...retainRows(folderId ?? `in ${search.in}`, hasFiles),
  });
  const isInFolder = folderId !== undefined && search.q === undefined && search.look === undefined;
  const folder = useQuery({ ...folderAccessQuery(folderId ?? ''), enabled: isInFolder }).data;
  const isOwn = isInFolder && search.own === true;
  const changes = usePendingWrites<FileChange>(FILE_CHANGE_KEY);
  const isOfFolder = folderId === undefined ? findPlace(search) === 'mine' : isInFolder;
  const loaded = useMemo(() => {
    const files = pages.data?.pages.flatMap((page) => page.files ?? []) ?? [];
    return applyFileChanges(files, changes, { isOfFolder });
  }, [pages.data, changes, isOfFolder]);
  const files = useMemo(
    () => (isOwn ? loaded.filter((file) => hasDifferentAccess(file, folder)) : loaded),
    [loaded, isOwn, folder],
  );
  const everything = readPages(list, isOwn ? folder : undefined);
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(
    () => [...fileColumns(nowMs, isInFolder ? folder : undefined), ...tools.columns],
    [nowMs, isInFolder, folder, tools.columns],
  );
  const layout = useColumnLayout({ table: 'files', columns, text: search.cols, onText: (cols) => onSearch({ cols }) });
  const [isTreeShown, setIsTreeShown] = usePersistedFlag('rotunda.folder-tree');
  const peeked = files.find(({ id }) => id !== undefined && id === search.peek);
  // Titled "Folder" until its name loads, because "Files" is another screen.
  const name = folderId === undefined ? 'Files' : (crumbs?.at(-1)?.name ?? 'Folder');
  const title = search.q ? `Files with “${search.q}”` : name;
  useRecordVisit('folder', folderId ?? '', folderId && crumbs?.at(-1)?.name);
  const client = useQueryClient();
  // The key may be pressed before the path of the folder is known.
  const goUp = () =>
    void client.ensureQueryData(breadcrumbQuery(folderId ?? '')).then(
      (way) => onUp(way.at(-2)?.id),
      () => onUp(undefined),
    );
  useShortcut('Backspace', goUp, { isHere: folderId !== undefined });
  const open = (file: StoredFile) => {
    const target = resolveShortcut(file);
    if (target.isFolder) onOpenFolder(target.id);
    else onOpenFile(target.id);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title={title}
        detail={
          <>
            <span className="contents max-md:hidden">
              <IconButton
                icon={ListTree}
                label={isTreeShown ? 'Hide folder tree' : 'Show folder tree'}
                aria-pressed={isTreeShown}
                isActive={isTreeShown}
                onPress={() => setIsTreeShown(!isTreeShown)}
              />
            </span>
            {folderId && <PinButton kind="folder" targetId={folderId} title={crumbs?.at(-1)?.name} />}
          </>
        }
        actions={
          <>
            <ViewMenu
              screen="files"
              systemViews={fileViews}
              search={search}
              onShow={(view) => onSearch({ ...noSearch, ...fileSearch.parse(view) })}
            />
            <TableTools
              name="files"
              layout={layout}
              rows={files}
              hasMore={pages.hasNextPage}
              pages={everything}
              report={isOwn ? CLEAR_FILTERS : toReportSource('drive.files.list', name, list)}
            />
            {search.in === 'trash' && (
              <Part>
                <EmptyTrash />
              </Part>
            )}
            {search.in !== 'trash' && !search.q && actions}
          </>
        }
      />
      {folderId && !search.q ? (
        <Breadcrumb folderId={folderId} onOpenFolder={onOpenFolder} />
      ) : (
        <PlaceTabs current={findPlace(search)} />
      )}
      <FileToolbar search={search} onSearch={onSearch} refusal={pages.error} isInFolder={isInFolder} />
      <div className="flex min-h-0 flex-1">
        {isTreeShown && (
          <Part fallback={<div className="w-240 shrink-0 border-line border-r max-md:hidden" />}>
            <FolderTree crumbs={crumbs ?? NO_CRUMBS} isAtTop={folderId === undefined && findPlace(search) === 'mine'} />
          </Part>
        )}
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <FileTable
            pages={pages}
            files={files}
            loadedCount={loaded.length}
            everything={{ list: JSON.stringify([list, isOwn]), pages: pages.hasNextPage ? everything : undefined }}
            isIncomplete={pages.data?.pages.some(({ incompleteSearch }) => incompleteSearch) ?? false}
            search={search}
            onSearch={onSearch}
            onOpen={open}
            tools={tools}
            layout={layout}
            rowSummary={(file) => getFileSummary(file, nowMs, isInFolder ? folder : undefined)}
          />
        </div>
        {peeked && (
          <PanelPart onClose={() => onSearch({ peek: undefined })}>
            <FilePeek
              key={peeked.id}
              file={peeked}
              onOpen={() => open(peeked)}
              onClose={() => onSearch({ peek: undefined })}
            />
          </PanelPart>
        )}
      </div>
    </div>
  );
}

/**
 * Reads all files that a list would show, with as few calls as possible. With a folder, returns only files whose access differs
 * from the folder's.
 */
function readPages(list: ParamsOf<'drive.files.list'>, folder: FolderAccess | undefined) {
  return async function* pagesOf(signal: AbortSignal): AsyncGenerator<readonly StoredFile[]> {
    const params = { ...list, pageSize: getMaxPageSize('drive.files.list') };
    for await (const { files = [] } of api.pages('drive.files.list', params, { signal }))
      yield folder ? files.filter((file) => hasDifferentAccess(file, folder)) : files;
  };
}

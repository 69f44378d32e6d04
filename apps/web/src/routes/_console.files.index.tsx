import { createFileRoute } from '@tanstack/react-router';
import { NewItem } from '#features/files/actions/new-item.tsx';
import { toFileList } from '#features/files/file-list.ts';
import { FilesPage } from '#features/files/files-page.tsx';
import { PlaceTabs } from '#features/files/place-tabs.tsx';
import { type FileSearch, fileSearch } from '#features/files/search/search.ts';
import { DropZone } from '#features/uploads/start/drop-zone.tsx';
import { UploadButton } from '#features/uploads/start/upload-button.tsx';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { operationPagesQuery } from '#shared/api/operation-query.ts';
import { isAllowedIfKnown } from '#shared/session/allowed-operations.ts';
import { Part } from '#ui/loading/part.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { useFileTools } from './-file-tools.tsx';

// Lazy-loaded on their screens only.
const OutsideButton = lazyComponent(() => import('#features/sharing/outside-button.tsx'), 'OutsideButton');
const SharedDrives = lazyComponent(() => import('#features/files/shared-drives.tsx'), 'SharedDrives');

const readSearch = searchValidator(fileSearch);

export const Route = createFileRoute('/_console/files/')({
  validateSearch: (search): FileSearch => readSearch(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const list = toFileList(undefined, deps, isAllowedIfKnown('drive.files.download'));
    if (deps.in !== 'drives')
      void context.queryClient.prefetchInfiniteQuery(operationPagesQuery('drive.files.list', list));
    return list;
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: function FilesRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    const onSearch = useSearchChange(search, navigate);
    const { dialog, ...tools } = useFileTools();
    const list = Route.useLoaderData();
    if (search.in === 'drives' && !search.q) {
      return (
        <div className="flex min-h-0 flex-1 flex-col">
          <PageHead title="Files" />
          <PlaceTabs current="drives" />
          <Part>
            <SharedDrives />
          </Part>
        </div>
      );
    }
    return (
      <>
        <FilesPage
          actions={
            <>
              {search.in === 'open' && (
                <Part>
                  <OutsideButton />
                </Part>
              )}
              <UploadButton folderId={undefined} renderMenu={(ways) => <NewItem folderId={undefined} more={ways} />} />
            </>
          }
          tools={tools}
          search={search}
          list={list}
          onSearch={onSearch}
          onOpenFolder={(folderId) => void navigate({ to: '/files/$folderId', params: { folderId }, search: {} })}
          onOpenFile={(fileId) => void navigate({ to: '/file/$fileId/preview', params: { fileId } })}
          onUp={() => undefined}
        />
        {search.in !== 'trash' && <DropZone folderId={undefined} />}
        {dialog}
      </>
    );
  },
});

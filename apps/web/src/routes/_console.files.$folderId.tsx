import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { NewItem } from '#features/files/actions/new-item.tsx';
import { toFileList } from '#features/files/file-list.ts';
import { FilesPage } from '#features/files/files-page.tsx';
import { type FileSearch, fileSearch } from '#features/files/search/search.ts';
import { DropZone } from '#features/uploads/start/drop-zone.tsx';
import { UploadButton } from '#features/uploads/start/upload-button.tsx';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { operationPagesQuery } from '#shared/api/operation-query.ts';
import { isNotFound } from '#shared/errors/is-not-found.ts';
import { NotFoundNotice } from '#shared/errors/missing-resource.tsx';
import { breadcrumbQuery } from '#shared/folders/breadcrumb-query.ts';
import { isAllowedIfKnown } from '#shared/session/allowed-operations.ts';
import { useFileTools } from './-file-tools.tsx';

const readSearch = searchValidator(fileSearch);

export const Route = createFileRoute('/_console/files/$folderId')({
  validateSearch: (search): FileSearch => readSearch(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    const list = toFileList(params.folderId, deps, isAllowedIfKnown('drive.files.download'));
    void context.queryClient.prefetchInfiniteQuery(operationPagesQuery('drive.files.list', list));
    void context.queryClient.prefetchQuery(breadcrumbQuery(params.folderId));
    return list;
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: function FolderRoute() {
    const { folderId: shownId } = Route.useParams();
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    const { dialog, ...tools } = useFileTools();
    const onSearch = useSearchChange(search, navigate);
    const list = Route.useLoaderData();
    const { error } = useQuery(breadcrumbQuery(shownId));
    // The response for its contents is the same as for an empty folder.
    if (isNotFound(error)) return <NotFoundNotice kind="folder" id={shownId} />;
    return (
      <>
        <FilesPage
          folderId={shownId}
          actions={
            <UploadButton folderId={shownId} renderMenu={(ways) => <NewItem folderId={shownId} more={ways} />} />
          }
          tools={tools}
          search={search}
          list={list}
          onSearch={onSearch}
          onOpenFolder={(folderId) => void navigate({ to: '/files/$folderId', params: { folderId }, search: {} })}
          onOpenFile={(fileId) => void navigate({ to: '/file/$fileId/preview', params: { fileId } })}
          onUp={(parentId) =>
            void (parentId
              ? navigate({ to: '/files/$folderId', params: { folderId: parentId }, search: {} })
              : navigate({ to: '/files', search: {} }))
          }
        />
        <DropZone folderId={shownId} />
        {dialog}
      </>
    );
  },
});

import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { FileHead } from '#features/files/file-head.tsx';
import { fileQuery } from '#features/files/queries.ts';
import { ErrorView } from '#shared/error-view.tsx';
import { useVisit } from '#shared/places/use-visit.ts';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export const Route = createFileRoute('/_console/file/$fileId')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(fileQuery(params.fileId));
  },
  component: function FileRoute() {
    const { fileId } = Route.useParams();
    const navigate = Route.useNavigate();
    const file = useQuery(fileQuery(fileId));
    useVisit('file', fileId, file.data?.name);
    if (file.isPending) return <Skeleton label="Loading the file" rows={6} />;
    if (file.error)
      return <ErrorView error={file.error} title="The file could not be loaded" onRetry={() => void file.refetch()} />;
    return (
      <div className="flex min-h-0 flex-1 flex-col">
        <FileHead
          file={file.data}
          onGone={() => {
            const [parentId] = file.data.parents ?? [];
            void (parentId
              ? navigate({ to: '/files/$folderId', params: { folderId: parentId }, search: {} })
              : navigate({ to: '/files', search: {} }));
          }}
        />
        <LinkTabs
          label="File"
          tabs={[
            { to: '/file/$fileId/preview', params: { fileId }, label: 'Preview' },
            ...(file.data.capabilities?.canReadRevisions === false
              ? []
              : [{ to: '/file/$fileId/revisions', params: { fileId }, label: 'Revisions', hasParts: true }]),
            { to: '/file/$fileId/sharing', params: { fileId }, label: 'Sharing' },
            { to: '/file/$fileId/comments', params: { fileId }, label: 'Comments' },
            { to: '/file/$fileId/approvals', params: { fileId }, label: 'Approvals' },
            { to: '/file/$fileId/labels', params: { fileId }, label: 'Labels' },
          ]}
        />
        <Outlet />
      </div>
    );
  },
});

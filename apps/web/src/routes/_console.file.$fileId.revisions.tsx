import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { fileQuery } from '#features/files/queries.ts';
import { runWhenFileLoaded } from '#features/files/run-when-file-loaded.ts';
import { revisionsQuery } from '#features/revisions/queries.ts';
import { RevisionsTab } from '#features/revisions/revisions-tab.tsx';
import { canListRevisions } from '#shared/permissions/can-list.ts';

export const Route = createFileRoute('/_console/file/$fileId/revisions')({
  loader: ({ context: { queryClient }, params: { fileId } }) => {
    runWhenFileLoaded(
      queryClient,
      fileId,
      (file) => canListRevisions(file) && queryClient.prefetchQuery(revisionsQuery(fileId)),
    );
  },
  component: function RevisionsRoute() {
    const { fileId } = Route.useParams();
    const navigate = Route.useNavigate();
    const file = useSuspenseQuery(fileQuery(fileId));
    const compare = (base: string | undefined, head: string | undefined) =>
      void navigate({ to: '/file/$fileId/revisions/compare', params: { fileId }, search: { base, head } });
    return <RevisionsTab file={file.data} onCompare={compare} />;
  },
});

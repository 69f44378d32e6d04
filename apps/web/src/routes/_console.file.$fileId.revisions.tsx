import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { fileQuery } from '#features/files/queries.ts';
import { revisionsQuery } from '#features/revisions/queries.ts';
import { RevisionsTab } from '#features/revisions/revisions-tab.tsx';

export const Route = createFileRoute('/_console/file/$fileId/revisions')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(revisionsQuery(params.fileId));
  },
  component: function RevisionsRoute() {
    const file = useSuspenseQuery(fileQuery(Route.useParams().fileId));
    return <RevisionsTab file={file.data} />;
  },
});

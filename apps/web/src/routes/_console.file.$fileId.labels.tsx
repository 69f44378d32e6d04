import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { fileQuery } from '#features/files/queries.ts';
import { LabelsTab } from '#features/labels/labels-tab.tsx';
import { labelsQuery } from '#features/labels/queries.ts';

export const Route = createFileRoute('/_console/file/$fileId/labels')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(labelsQuery(params.fileId));
  },
  component: function LabelsRoute() {
    const file = useSuspenseQuery(fileQuery(Route.useParams().fileId));
    return <LabelsTab file={file.data} />;
  },
});

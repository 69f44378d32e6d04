import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { FilePreview } from '#features/files/file-preview.tsx';
import { fileQuery } from '#features/files/queries.ts';

export const Route = createFileRoute('/_console/file/$fileId/preview')({
  component: function FilePreviewRoute() {
    const file = useSuspenseQuery(fileQuery(Route.useParams().fileId));
    return <FilePreview file={file.data} />;
  },
});

import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { approvalQuery } from '#features/approvals/queries.ts';
import { ReviewScreen } from '#features/approvals/review-screen.tsx';
import { PreviewContent } from '#features/files/file-preview.tsx';
import { fileQuery } from '#features/files/queries.ts';
import { ErrorView } from '#shared/error-view.tsx';
import { useVisit } from '#shared/places/use-visit.ts';
import { Skeleton } from '#ui/skeleton.tsx';

export const Route = createFileRoute('/_console/reviews/$fileId/$approvalId')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(fileQuery(params.fileId));
    void context.queryClient.prefetchQuery(approvalQuery(params.fileId, params.approvalId));
  },
  component: function ReviewRoute() {
    const { fileId, approvalId } = Route.useParams();
    const file = useQuery(fileQuery(fileId));
    useVisit('approval', `${fileId}/${approvalId}`, file.data?.name);
    if (file.isPending) return <Skeleton label="Loading the file" rows={6} />;
    if (file.error) {
      return <ErrorView error={file.error} title="The file could not be loaded" onRetry={() => void file.refetch()} />;
    }
    return (
      <ReviewScreen
        fileId={fileId}
        approvalId={approvalId}
        title={file.data.name ?? 'File'}
        canEdit={file.data.capabilities?.canEdit ?? false}
      >
        <PreviewContent file={file.data} />
      </ReviewScreen>
    );
  },
});

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CommentsTab } from '#features/comments/comments-tab.tsx';
import { commentsQuery } from '#features/comments/queries.ts';
import { fileQuery } from '#features/files/queries.ts';

export const Route = createFileRoute('/_console/file/$fileId/comments')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(commentsQuery(params.fileId, false));
  },
  component: function CommentsRoute() {
    const file = useSuspenseQuery(fileQuery(Route.useParams().fileId));
    return <CommentsTab file={file.data} />;
  },
});

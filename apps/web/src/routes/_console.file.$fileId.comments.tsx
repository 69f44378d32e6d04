import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { CommentsTab } from '#features/comments/comments-tab.tsx';
import { commentsQuery } from '#features/comments/queries.ts';
import { fileQuery } from '#features/files/queries.ts';
import { searchValidator } from '#shared/validate-search.ts';

/** What the address of the comments holds: the thread that is shown alone. */
const commentsSearch = z.object({ thread: z.catch(z.optional(z.string()), undefined) });
const readSearch = searchValidator(commentsSearch);

export const Route = createFileRoute('/_console/file/$fileId/comments')({
  validateSearch: (search): z.infer<typeof commentsSearch> => readSearch(search),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(commentsQuery(params.fileId, false));
  },
  component: function CommentsRoute() {
    const file = useSuspenseQuery(fileQuery(Route.useParams().fileId));
    return <CommentsTab file={file.data} threadId={Route.useSearch().thread} />;
  },
});

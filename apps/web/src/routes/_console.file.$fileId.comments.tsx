import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CommentsTab } from '#features/comments/comments-tab.tsx';
import { commentsQuery } from '#features/comments/queries.ts';
import { fileQuery } from '#features/files/queries.ts';
import { type SearchOf, searchParams, textParam } from '#shared/search-params.ts';
import { searchValidator } from '#shared/validate-search.ts';

/** What the address of the comments holds: the thread that is shown alone. */
const commentsSearch = searchParams({ thread: textParam });
const readSearch = searchValidator(commentsSearch);

export const Route = createFileRoute('/_console/file/$fileId/comments')({
  validateSearch: (search): SearchOf<typeof commentsSearch> => readSearch(search),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(commentsQuery(params.fileId, false));
  },
  component: function CommentsRoute() {
    const file = useSuspenseQuery(fileQuery(Route.useParams().fileId));
    return <CommentsTab file={file.data} threadId={Route.useSearch().thread} />;
  },
});

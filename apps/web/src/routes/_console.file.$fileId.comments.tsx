import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { getChangedSince } from '#features/comments/changed-since.ts';
import { CommentsTab } from '#features/comments/comments-tab.tsx';
import { commentsQuery } from '#features/comments/queries.ts';
import { type CommentSearch, commentSearch } from '#features/comments/search.ts';
import { fileQuery } from '#features/files/queries.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { loadFirstData, waitUntilSettled } from '#shared/api/first-data.ts';

const readSearch = searchValidator(commentSearch);

export const Route = createFileRoute('/_console/file/$fileId/comments')({
  validateSearch: (search): CommentSearch => readSearch(search),
  loaderDeps: ({ search: { deleted = false, since } }) => ({ deleted, since }),
  loader: ({ context, params, deps }) => {
    const comments = commentsQuery(params.fileId, deps.deleted, getChangedSince(deps.since, Date.now()));
    return waitUntilSettled(loadFirstData(context.queryClient, comments));
  },
  component: function CommentsRoute() {
    const file = useSuspenseQuery(fileQuery(Route.useParams().fileId));
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    const change = (next: CommentSearch) => void navigate({ search: { ...search, ...next } });
    return <CommentsTab file={file.data} search={search} onSearch={change} />;
  },
});

import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { grantsQuery } from '#features/access-review/queries.ts';
import { ReviewPage } from '#features/access-review/review-page.tsx';
import { type ReviewSearch, reviewSearch } from '#features/access-review/search.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';

const readSearch = searchValidator(reviewSearch);

export const Route = createFileRoute('/_console/access-review')({
  validateSearch: (search): ReviewSearch => readSearch(search),
  loaderDeps: ({ search: { peek: _, ...filters } }) => filters,
  loader: ({ context, deps }) => {
    if (deps.show !== 'decided') void context.queryClient.prefetchInfiniteQuery(grantsQuery(deps));
  },
  component: function ReviewRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    const go = useNavigate();
    return (
      <ReviewPage
        search={search}
        onSearch={useSearchChange(search, navigate)}
        onOpenFile={(fileId) => void go({ to: '/file/$fileId/sharing', params: { fileId } })}
      />
    );
  },
});

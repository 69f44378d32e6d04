import { createFileRoute } from '@tanstack/react-router';
import { requestsQuery } from '#features/access-requests/queries.ts';
import { RequestsPage } from '#features/access-requests/requests-page.tsx';
import { type RequestSearch, requestSearch } from '#features/access-requests/search.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';

const readSearch = searchValidator(requestSearch);

export const Route = createFileRoute('/_console/access-requests')({
  validateSearch: (search): RequestSearch => readSearch(search),
  loaderDeps: ({ search: { peek: _, ...filters } }) => filters,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(requestsQuery(deps));
  },
  component: function RequestsRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return <RequestsPage search={search} onSearch={useSearchChange(search, navigate)} />;
  },
});

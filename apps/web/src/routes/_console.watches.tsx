import { createFileRoute } from '@tanstack/react-router';
import { watchesQuery } from '#features/watches/queries.ts';
import { type WatchSearch, watchSearch } from '#features/watches/search.ts';
import { WatchesPage } from '#features/watches/watches-page.tsx';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';

const readSearch = searchValidator(watchSearch);

export const Route = createFileRoute('/_console/watches')({
  validateSearch: (search): WatchSearch => readSearch(search),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(watchesQuery);
  },
  component: function WatchesRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return <WatchesPage search={search} onSearch={useSearchChange(search, navigate, { isReplaced: () => true })} />;
  },
});

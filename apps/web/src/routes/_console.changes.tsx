import { createFileRoute } from '@tanstack/react-router';
import { ChangesPage } from '#features/changes/changes-page.tsx';
import { changesQuery } from '#features/changes/queries.ts';
import { type ChangesSearch, changesSearch } from '#features/changes/search.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { sessionQuery } from '#shared/session/session.ts';

const readSearch = searchValidator(changesSearch);

export const Route = createFileRoute('/_console/changes')({
  validateSearch: (search): ChangesSearch => readSearch(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const session = await queryClient.ensureQueryData(sessionQuery);
    if (session) void queryClient.prefetchInfiniteQuery(changesQuery(session.email, deps));
  },
  component: function ChangesRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return <ChangesPage search={search} onSearch={useSearchChange(search, navigate)} />;
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { ActivityPage } from '#features/activity/activity-page.tsx';
import { activityQuery } from '#features/activity/queries.ts';
import { type ActivitySearch, activitySearch } from '#features/activity/search.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';

const readSearch = searchValidator(activitySearch);

export const Route = createFileRoute('/_console/activity')({
  validateSearch: (search): ActivitySearch => readSearch(search),
  loaderDeps: ({ search: { peek: _peek, cols: _cols, ...filters } }) => filters,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(activityQuery(deps));
  },
  component: function ActivityRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return <ActivityPage search={search} onSearch={useSearchChange(search, navigate)} />;
  },
});

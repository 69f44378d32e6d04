import { createFileRoute } from '@tanstack/react-router';
import { ComparePage } from '#features/compare/compare-page.tsx';
import { type CompareSearch, compareSearch } from '#features/compare/search.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { versionsQuery } from '#shared/script/queries.ts';

const readSearch = searchValidator(compareSearch);

export const Route = createFileRoute('/_console/scripts/$scriptId/compare')({
  validateSearch: (search): CompareSearch => readSearch(search),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(versionsQuery(params.scriptId));
  },
  component: function CompareRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <ComparePage
        scriptId={Route.useParams().scriptId}
        search={search}
        onSearch={(change) => void navigate({ search: { ...search, ...change }, replace: true })}
      />
    );
  },
});

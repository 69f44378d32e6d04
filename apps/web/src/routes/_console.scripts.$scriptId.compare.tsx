import { createFileRoute } from '@tanstack/react-router';
import { ComparePage } from '#features/compare/compare-page.tsx';
import { prefetchComparison } from '#features/compare/prefetch-comparison.ts';
import { type CompareSearch, compareSearch } from '#features/compare/search.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { waitUntilSettled } from '#shared/api/first-data.ts';

const readSearch = searchValidator(compareSearch);

export const Route = createFileRoute('/_console/scripts/$scriptId/compare')({
  validateSearch: (search): CompareSearch => readSearch(search),
  loaderDeps: ({ search: { base, head } }) => ({ base, head }),
  loader: ({ context, params, deps }) =>
    waitUntilSettled(prefetchComparison(context.queryClient, params.scriptId, deps)),
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

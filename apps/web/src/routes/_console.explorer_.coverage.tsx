import { createFileRoute } from '@tanstack/react-router';
import { CoveragePage } from '#features/explorer/coverage/coverage-page.tsx';
import { type CoverageSearch, coverageSearch } from '#features/explorer/coverage/coverage-search.ts';
import { usageQuery } from '#features/explorer/coverage/usage-query.ts';
import { searchValidator } from '#shared/address/validate-search.ts';

const readSearch = searchValidator(coverageSearch);

export const Route = createFileRoute('/_console/explorer_/coverage')({
  validateSearch: (search): CoverageSearch => readSearch(search),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(usageQuery);
  },
  component: function CoverageRoute() {
    const navigate = Route.useNavigate();
    return (
      <CoveragePage
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search })}
        onOpen={(operationId) => void navigate({ to: '/explorer/$operationId', params: { operationId } })}
      />
    );
  },
});

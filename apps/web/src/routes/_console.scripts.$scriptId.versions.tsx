import { createFileRoute } from '@tanstack/react-router';
import { type VersionSearch, versionSearch } from '#features/versions/search.ts';
import { VersionsPage } from '#features/versions/versions-page.tsx';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { deploymentsQuery, versionsQuery } from '#shared/script/queries.ts';

const readSearch = searchValidator(versionSearch);

export const Route = createFileRoute('/_console/scripts/$scriptId/versions')({
  validateSearch: (search): VersionSearch => readSearch(search),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(versionsQuery(params.scriptId));
    void context.queryClient.prefetchQuery(deploymentsQuery(params.scriptId));
  },
  component: function VersionsRoute() {
    const { scriptId } = Route.useParams();
    const navigate = Route.useNavigate();
    const search = Route.useSearch();
    return (
      <VersionsPage
        scriptId={scriptId}
        search={search}
        onSearch={useSearchChange(search, navigate)}
        onCompare={(base, head) =>
          void navigate({ to: '/scripts/$scriptId/compare', params: { scriptId }, search: { base, head } })
        }
      />
    );
  },
});

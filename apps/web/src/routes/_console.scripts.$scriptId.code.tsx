import { createFileRoute } from '@tanstack/react-router';
import { CodePage } from '#features/code/code-page.tsx';
import { type CodeSearch, codeSearch } from '#features/code/search.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { contentQuery, versionsQuery } from '#shared/script/queries.ts';

const readSearch = searchValidator(codeSearch);

export const Route = createFileRoute('/_console/scripts/$scriptId/code')({
  validateSearch: (search): CodeSearch => readSearch(search),
  loaderDeps: ({ search: { version } }) => ({ version }),
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(contentQuery(params.scriptId, deps.version));
    void context.queryClient.prefetchQuery(versionsQuery(params.scriptId));
  },
  component: function CodeRoute() {
    const { scriptId } = Route.useParams();
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <CodePage
        key={scriptId}
        scriptId={scriptId}
        search={search}
        onSearch={(change) => void navigate({ search: { ...search, ...change }, replace: 'line' in change })}
      />
    );
  },
});

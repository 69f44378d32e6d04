import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, createFileRoute, useRouter } from '@tanstack/react-router';
import { toProcessList } from '#features/processes/list/process-list.ts';
import { type ProcessSearch, processSearch, toServiceSearch } from '#features/processes/list/process-search.ts';
import { processPagesQuery } from '#features/processes/list/queries.ts';
import { ProcessesPage } from '#features/processes/processes-page.tsx';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';

const readSearch = searchValidator(processSearch);

export const Route = createFileRoute('/_console/processes')({
  validateSearch: (search): ProcessSearch => readSearch(search),
  // The panel beside the list does not affect the list.
  loaderDeps: ({ search }) => toServiceSearch(search),
  loader: ({ context, deps }) => {
    const list = toProcessList(deps, Date.now());
    // Only one page: further pages that were loaded before are not requested again.
    void context.queryClient.prefetchInfiniteQuery({ ...processPagesQuery(list), pages: 1 });
    return list;
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: function ProcessesRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    const router = useRouter();
    const queryClient = useQueryClient();
    return (
      <ProcessesPage
        search={search}
        list={Route.useLoaderData()}
        onSearch={useSearchChange(search, navigate)}
        onRefresh={() => void renew(queryClient, router)}
      />
    );
  },
});

/** Runs the loader again, so that relative times count from now. Removes the cached list first. */
async function renew(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('script.processes.'),
    refetchType: 'none',
  });
  await router.invalidate({ filter: (match) => match.routeId === Route.id });
}

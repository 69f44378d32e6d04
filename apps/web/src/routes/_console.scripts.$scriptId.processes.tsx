import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { toProcessList } from '#features/processes/list/process-list.ts';
import { type ProcessSearch, processSearch, toServiceSearch } from '#features/processes/list/process-search.ts';
import { processPagesQuery } from '#features/processes/list/queries.ts';
import { ProcessesPage } from '#features/processes/processes-page.tsx';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';

const readSearch = searchValidator(processSearch);

export const Route = createFileRoute('/_console/scripts/$scriptId/processes')({
  validateSearch: (search): ProcessSearch => readSearch(search),
  loaderDeps: ({ search }) => toServiceSearch(search),
  loader: ({ context, params, deps }) => {
    const list = toProcessList({ ...deps, script: params.scriptId }, Date.now());
    void context.queryClient.prefetchInfiniteQuery({ ...processPagesQuery(list), pages: 1 });
    return list;
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: function ProjectProcessesRoute() {
    const { scriptId } = Route.useParams();
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    const onSearch = useSearchChange(search, navigate);
    const router = useRouter();
    const queryClient = useQueryClient();
    const renew = async () => {
      const queryKey = ['script.processes.listScriptProcesses'];
      await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      await router.invalidate({ filter: (match) => match.routeId === Route.id });
    };
    return (
      <ProcessesPage
        isWithinProject
        search={{ ...search, script: scriptId }}
        list={Route.useLoaderData()}
        onSearch={({ script: _script, ...change }) => onSearch(change)}
        onRefresh={() => void renew()}
      />
    );
  },
});

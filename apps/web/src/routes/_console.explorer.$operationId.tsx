import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { type ExplorerSearch, explorerSearch } from '#features/explorer/explorer-search.ts';
import { documentQuery } from '#features/explorer/operation/document.ts';
import { findOperation } from '#features/explorer/operation/operation.ts';
import { OperationPage } from '#features/explorer/operation-page.tsx';
import { runsQuery } from '#features/explorer/runs/runs-api.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { loadFirstData, waitUntilSettled } from '#shared/api/first-data.ts';
import { accessQuery } from '#shared/operations/access-query.ts';
import { NotFound } from '#shell/not-found.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';

const readSearch = searchValidator(explorerSearch);

export const Route = createFileRoute('/_console/explorer/$operationId')({
  validateSearch: (search): ExplorerSearch => readSearch(search),
  loader: ({ context, params: { operationId } }) => {
    const { queryClient } = context;
    const service = findOperation(operationId)?.service;
    void queryClient.prefetchQuery(accessQuery);
    const runs = loadFirstData(queryClient, runsQuery(operationId));
    return waitUntilSettled(runs, ...(service ? [queryClient.prefetchQuery(documentQuery(service))] : []));
  },
  notFoundComponent: NotFound,
  component: function OperationRoute() {
    const { operationId } = Route.useParams();
    const { params = {}, run } = Route.useSearch();
    const router = useRouter();
    const operation = findOperation(operationId);
    const runs = useQuery({ ...runsQuery(operationId), enabled: run !== undefined });
    if (!operation) throw notFound();
    if (run !== undefined && runs.isPending) return <Skeleton label="Loading the run" rows={6} />;
    const body = runs.data?.find(({ runId }) => runId === run)?.body ?? '';
    return (
      <OperationPage
        key={`${operationId} ${run} ${JSON.stringify(params)}`}
        operation={operation}
        initial={{ params, body }}
        toHref={(shown) => {
          const search = {
            params: Object.fromEntries(Object.entries(shown).map(([name, values]) => [name, [...values]])),
          };
          return router.buildLocation({ to: '/explorer/$operationId', params: { operationId }, search }).href;
        }}
      />
    );
  },
});

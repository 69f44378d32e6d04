import { createFileRoute } from '@tanstack/react-router';
import { DeploymentSummary } from '#features/deployments/deployment-summary.tsx';
import { MetricsPanel } from '#features/metrics/metrics-panel.tsx';
import { metricsQueries } from '#features/metrics/metrics-queries.ts';
import { type MetricsSearch, metricsSearch } from '#features/metrics/search.ts';
import { FailingFunctions } from '#features/processes/errors/failing-functions.tsx';
import { CompactProcesses } from '#features/processes/list/compact-processes.tsx';
import { toProcessList } from '#features/processes/list/process-list.ts';
import { newestProcessesQuery } from '#features/processes/list/queries.ts';
import { ProjectOverview } from '#features/projects/project-overview.tsx';
import { useNow } from '#lib/use-now.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { deploymentHistoryQuery } from '#shared/script/deployments/deployment-history.ts';
import { FAILED_STATUSES } from '#shared/script/failures/failed-statuses.ts';
import { contentQuery, deploymentsQuery } from '#shared/script/queries.ts';

const TICK_MS = 60_000;
const readSearch = searchValidator(metricsSearch);

export const Route = createFileRoute('/_console/scripts/$scriptId/overview')({
  validateSearch: (search): MetricsSearch => readSearch(search),
  loader: ({ context: { queryClient }, params: { scriptId } }) => {
    void queryClient.prefetchQuery(deploymentsQuery(scriptId));
    void queryClient.prefetchQuery(contentQuery(scriptId));
    const { weeks, days } = metricsQueries(scriptId, {});
    void queryClient.prefetchQuery(weeks);
    void queryClient.prefetchQuery(days);
    void queryClient.prefetchQuery(deploymentHistoryQuery(scriptId));
    const failures = toProcessList({ script: scriptId, status: [...FAILED_STATUSES] }, Date.now());
    void queryClient.prefetchQuery(newestProcessesQuery(failures));
  },
  component: function OverviewRoute() {
    const { scriptId } = Route.useParams();
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    const nowMs = useNow(TICK_MS);
    return (
      <ProjectOverview
        scriptId={scriptId}
        metrics={
          <MetricsPanel
            scriptId={scriptId}
            search={search}
            onSearch={(change) => void navigate({ search: { ...search, ...change }, replace: true })}
            onOpen={({ startMs, endMs }) =>
              void navigate({
                to: '/processes',
                search: {
                  script: scriptId,
                  deployment: search.deployment,
                  from: new Date(startMs).toISOString(),
                  to: new Date(endMs).toISOString(),
                },
              })
            }
          />
        }
        failures={
          <>
            <FailingFunctions scriptId={scriptId} />
            <CompactProcesses
              title="Recent failures"
              search={{ script: scriptId, status: [...FAILED_STATUSES] }}
              emptyText="No failures"
            />
          </>
        }
        deployments={<DeploymentSummary scriptId={scriptId} nowMs={nowMs} />}
      />
    );
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { DeploymentSummary } from '#features/deployments/deployment-summary.tsx';
import { MetricsPanel } from '#features/metrics/metrics-panel.tsx';
import { type MetricsSearch, metricsSearch } from '#features/metrics/search.ts';
import { FailingFunctions } from '#features/processes/errors/failing-functions.tsx';
import { CompactProcesses } from '#features/processes/list/compact-processes.tsx';
import { ProjectOverview } from '#features/projects/project-overview.tsx';
import { useNow } from '#lib/use-now.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { contentQuery, deploymentsQuery } from '#shared/script/queries.ts';

const TICK_MS = 60_000;
const readSearch = searchValidator(metricsSearch);

export const Route = createFileRoute('/_console/scripts/$scriptId/overview')({
  validateSearch: (search): MetricsSearch => readSearch(search),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(deploymentsQuery(params.scriptId));
    void context.queryClient.prefetchQuery(contentQuery(params.scriptId));
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
              search={{ script: scriptId, status: ['FAILED', 'TIMED_OUT'] }}
              emptyText="No failures"
            />
          </>
        }
        deployments={<DeploymentSummary scriptId={scriptId} nowMs={nowMs} />}
      />
    );
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { CompactProcesses } from '#features/processes/list/compact-processes.tsx';
import { RunLog } from '#features/processes/log/run-log.tsx';
import { RunLogDifference } from '#features/processes/log/run-log-difference.tsx';
import { prefetchRun } from '#features/run/prefetch-run.ts';
import { RunPage } from '#features/run/run-page.tsx';
import { type RunSearch, runSearch } from '#features/run/search.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { waitUntilSettled } from '#shared/api/first-data.ts';

const readSearch = searchValidator(runSearch);

export const Route = createFileRoute('/_console/scripts/$scriptId/run')({
  validateSearch: (search): RunSearch => readSearch(search),
  loaderDeps: ({ search: { target, dev } }) => ({ target, dev }),
  loader: ({ context, params, deps }) => waitUntilSettled(prefetchRun(context.queryClient, params.scriptId, deps)),
  component: function RunRoute() {
    const { scriptId } = Route.useParams();
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <RunPage
        key={scriptId}
        scriptId={scriptId}
        search={search}
        onSearch={(change) => void navigate({ search: { ...search, ...change }, replace: true })}
        renderEarlier={(fn) => (
          <CompactProcesses title={`Earlier runs of ${fn}`} search={{ script: scriptId, fn }} emptyText="No runs yet" />
        )}
        renderLog={(run) => <RunLog key={run.startedMs} scriptId={scriptId} {...run} />}
        renderLogDifference={(before, after) => (
          <RunLogDifference before={{ scriptId, ...before }} after={{ scriptId, ...after }} />
        )}
      />
    );
  },
});

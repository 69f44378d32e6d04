import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { toProcessList } from '#features/processes/list/process-list.ts';
import { newestProcessesQuery } from '#features/processes/list/queries.ts';
import type { Process } from '#features/processes/status/process-status.tsx';
import { useNow } from '#lib/use-now.ts';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { FAILED_STATUSES } from '#shared/script/failures/failed-statuses.ts';
import { FailingSince } from '#shared/script/failures/failing-since.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';

const MAX_SHOWN = 3;
const TICK_MS = 60_000;

/** Shows since when the functions with the newest failures of a project have been failing, each with the change before. */
export function FailingFunctions({ scriptId }: { scriptId: string }) {
  const nowMs = useNow(TICK_MS);
  const search = { script: scriptId, status: [...FAILED_STATUSES] };
  const failed = useQuery(newestProcessesQuery(toProcessList(search, nowMs)));
  const newest = findNewestByFunction(failed.data?.processes ?? []);
  return (
    <section aria-labelledby="failing-functions">
      <h2 id="failing-functions" className="mb-8 font-semibold text-section">
        Failing functions
      </h2>
      <p className="mb-8">
        <Link
          to="/processes"
          search={{ script: scriptId, mode: 'timeline' }}
          className="word-target text-accent-ink underline underline-offset-2 hover:text-ink"
        >
          Project timeline
        </Link>
      </p>
      {failed.isPending && <Skeleton label="Loading the failures" rows={2} rowClass="h-24" />}
      {isUnreadable(failed) && <p className="text-ink-3">Could not be loaded: {explainError(failed.error)}</p>}
      {failed.isSuccess && newest.length === 0 && <p className="text-ink-3">No failures</p>}
      <ul className="flex flex-col gap-12">
        {newest.slice(0, MAX_SHOWN).map(({ functionName, deploymentId }) => (
          <li key={functionName}>
            <Link
              to="/processes"
              search={{ ...search, fn: functionName }}
              className="word-target font-mono text-small hover:underline"
            >
              {functionName}
            </Link>
            <FailingSince target={{ scriptId, projectName: undefined, functionName, deploymentId }} isDetailed />
          </li>
        ))}
      </ul>
      {newest.length > MAX_SHOWN && (
        <p className="mt-4 text-ink-3 text-small">and {countOf(newest.length - MAX_SHOWN, 'more function')}</p>
      )}
    </section>
  );
}

/** Returns the functions of processes, newest first, with the deployment of their newest process. Null for none. */
function findNewestByFunction(
  processes: readonly Process[],
): readonly { functionName: string; deploymentId: string | null }[] {
  const deployments = new Map<string, string | null>();
  for (const { functionName, deploymentId = null } of processes) {
    if (functionName && !deployments.has(functionName)) deployments.set(functionName, deploymentId);
  }
  return [...deployments].map(([functionName, deploymentId]) => ({ functionName, deploymentId }));
}

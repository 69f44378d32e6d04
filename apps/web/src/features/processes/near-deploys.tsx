import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDateTime, formatDuration } from '#shared/format/time.ts';
import { findDeployMarks } from '#shared/script/deployments/deploy-marks.ts';
import { deploymentHistoryQuery } from '#shared/script/deployments/deployment-history.ts';
import { deploymentsQuery } from '#shared/script/queries.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';

const BEFORE_MS = 7 * 24 * 3_600_000;
const AFTER_MS = 3_600_000;
const MAX_SHOWN = 3;

/** Lists the last deployment changes of the project in the week before a process and the hour after it, newest first. */
export function NearDeploys({ scriptId, startTime }: { scriptId: string; startTime: string }) {
  const history = useQuery(deploymentHistoryQuery(scriptId));
  const deployments = useQuery(deploymentsQuery(scriptId));
  if (history.isPending || deployments.isPending) {
    return <Skeleton label="Loading deployments around this run" rows={2} rowClass="h-24" />;
  }
  const startMs = Date.parse(startTime);
  const near = findDeployMarks(history.data, deployments.data ?? [])
    .filter(({ timeMs }) => timeMs >= startMs - BEFORE_MS && timeMs <= startMs + AFTER_MS)
    .toReversed();
  return (
    <section>
      <h3 className="mb-6 font-semibold">Deployments around this run</h3>
      {near.length === 0 ? (
        <p className="text-ink-3 text-small">
          {deployments.error
            ? 'The deployments could not be loaded.'
            : 'No deployments in the 7 days before or the hour after this run.'}
        </p>
      ) : (
        <ul aria-label="Deployments around this run" className="flex flex-col gap-4">
          {near.slice(0, MAX_SHOWN).map(({ deploymentId, timeMs, label }) => (
            <li key={`${deploymentId} ${timeMs}`}>
              <Link
                to="/scripts/$scriptId/deployments"
                params={{ scriptId }}
                className="text-accent-ink underline underline-offset-2 hover:text-ink"
              >
                Deployed {label}
              </Link>{' '}
              <span className="text-ink-2">
                {formatDuration(Math.abs(startMs - timeMs))} {timeMs <= startMs ? 'before' : 'after'} the start,{' '}
                {formatDateTime(timeMs)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {near.length > MAX_SHOWN && <p className="text-ink-3 text-small">and {near.length - MAX_SHOWN} more</p>}
    </section>
  );
}

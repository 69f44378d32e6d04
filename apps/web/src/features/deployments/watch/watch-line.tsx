import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { type DeploymentWatch, useEndWatch, watchesQuery } from '#shared/deploy/watch-queries.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { formatDateMinute } from '#shared/format/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { notify } from '#ui/toasts/toasts.tsx';

const SHOWN_MS = 7 * 86_400_000;

type WatchLineProps = { scriptId: string; deploymentId: string; nowMs: number; refusal: string | undefined };

/** Shows the watch of a deployment since it was changed, or its result. Renders nothing without a watch. */
export function WatchLine({ scriptId, deploymentId, nowMs, refusal }: WatchLineProps) {
  const watch = useQuery(watchesQuery(scriptId)).data?.find((one) => one.deploymentId === deploymentId);
  const end = useEndWatch();
  if (!watch || Date.parse(watch.endTime) < nowMs - SHOWN_MS) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-4">
      <p className={watch.state === 'failing' ? 'font-medium text-red-fg' : 'text-ink-2'}>{toText(watch)}</p>
      {watch.state === 'waiting' && (
        <Button
          kind="quiet"
          disabledReason={refusal}
          isBusy={end.isPending}
          onPress={() =>
            end.mutate(
              { scriptId, deploymentId },
              { onError: (error) => notify(explainFailure('The deployment is still watched', error)) },
            )
          }
        >
          Stop watching
        </Button>
      )}
    </div>
  );
}

function toText(watch: DeploymentWatch): string {
  const { state, failures, maxFailures, endTime, action, formerVersionNumber, versionNumber } = watch;
  const { reason = '' } = watch;
  const counted = countOf(failures, 'failed run');
  const version = versionNumber === undefined ? 'the new version' : `version ${versionNumber}`;
  if (state === 'rolledBack') return `Rolled back to version ${formerVersionNumber}: ${version} had ${counted}.`;
  if (state === 'failing') return `Limit of failures reached: ${version} had ${counted}. ${reason}`.trim();
  if (state === 'passed') return `Watch ended: ${version} had ${counted}, below the limit of ${maxFailures}.`;
  if (state === 'ended') return `Watch ended early. ${reason}`;
  const then = action === 'rollBack' ? `rolls back at ${maxFailures}` : `alerts at ${maxFailures}`;
  return `Watched until ${formatDateMinute(Date.parse(endTime))}: ${counted}, ${then}. ${reason}`.trim();
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ScheduledDeployment, scheduledQuery, useCancelSchedule } from '#shared/deploy/schedule-queries.ts';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { formatDateMinute, formatDistance, getZoneLabel } from '#shared/format/time.ts';
import { readDeploymentText } from '#shared/script/deployments/deployment-text.ts';
import type { Deployment } from '#shared/script/queries.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { notify } from '#ui/toasts/toasts.tsx';

const MAX_PAST = 5;
/** The operations to refetch after a scheduled deployment. */
const CHANGED_READS = [
  'script.projects.deployments.list',
  'script.projects.versions.list',
  'bff.deploymentHistory.list',
] as const;

type ScheduledListProps = {
  scriptId: string;
  deployments: readonly Deployment[];
  nowMs: number;
  /** The reason why the user cannot change deployments, if any. */
  refusal: string | undefined;
  /** Edits a schedule. The deployment is undefined for a new deployment. */
  onChange: (scheduled: ScheduledDeployment, deployment: Deployment | undefined) => void;
};

/** Lists the scheduled deployments of a project and their recent results. */
export function ScheduledList({ scriptId, deployments, nowMs, refusal, onChange }: ScheduledListProps) {
  const scheduled = useQuery(scheduledQuery(scriptId));
  const all = scheduled.data ?? [];
  useRefetchAfterDeploy(all);
  if (isUnreadable(scheduled)) {
    return (
      <p className="text-ink-3 text-small">
        The scheduled deployments could not be loaded: {explainError(scheduled.error)}
      </p>
    );
  }
  const waiting = all.filter(({ state }) => state === 'waiting').reverse();
  const past = all.filter(({ state }) => state !== 'waiting').slice(0, MAX_PAST);
  if (all.length === 0) return null;
  return (
    <section
      aria-labelledby="scheduled-deployments"
      className="flex flex-col gap-8 rounded-card border border-line bg-surface p-16"
    >
      <h2 id="scheduled-deployments" className="font-semibold text-section">
        Scheduled deployments
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {[...waiting, ...past].map((one) => {
          const deployment = deployments.find(({ deploymentId }) => deploymentId === one.deploymentId);
          return (
            <li
              key={one.scheduledDeploymentId}
              className="flex flex-wrap items-center gap-x-12 gap-y-4 py-8 first:pt-0 last:pb-0"
            >
              <Summary scheduled={one} deployment={deployment} nowMs={nowMs} />
              {one.state === 'waiting' && (
                <RowButtons
                  scheduled={one}
                  refusal={refusal}
                  onChange={deployment || one.deploymentId === undefined ? () => onChange(one, deployment) : undefined}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type SummaryProps = { scheduled: ScheduledDeployment; deployment: Deployment | undefined; nowMs: number };

function Summary({ scheduled, deployment, nowMs }: SummaryProps) {
  const { time, planner, state, reason, versionNumber, deployedVersionNumber } = scheduled;
  const timeMs = Date.parse(time);
  const { name } = readDeploymentText(deployment?.deploymentConfig?.description ?? scheduled.description);
  const version = versionNumber ?? deployedVersionNumber;
  return (
    <div className="min-w-0 flex-1 basis-240">
      <p className="wrap-anywhere">
        <span className="font-medium">{name || 'Unnamed deployment'}</span>:{' '}
        {version === undefined ? 'latest code' : `version ${version}`}, {formatDateMinute(timeMs, nowMs)}{' '}
        {getZoneLabel(timeMs)} <span className="text-ink-3">({formatDistance(timeMs, nowMs)})</span>
      </p>
      <p className="wrap-anywhere text-ink-2 text-small">
        <span className={state === 'failed' ? 'font-medium text-red-fg' : undefined}>{STATES[state]}</span>
        {reason !== undefined && `: ${reason}`}
        {reason === undefined && ` · ${planner.name}`}
        {state === 'waiting' && toConditions(scheduled)}
      </p>
    </div>
  );
}

/** Describes the conditions of a schedule. */
function toConditions({ deploymentId, isUnlessChanged, watch }: ScheduledDeployment): string {
  const conditions = [
    deploymentId === undefined && 'New deployment',
    isUnlessChanged && 'Only if the project is unchanged',
    watch && (watch.action === 'rollBack' ? 'Rolls back after failures' : 'Alerts on failures'),
  ];
  return conditions.flatMap((text) => (text ? [` · ${text}`] : [])).join('');
}

const STATES: Readonly<Record<ScheduledDeployment['state'], string>> = {
  waiting: 'Scheduled',
  done: 'Deployed',
  failed: 'Not deployed',
  cancelled: 'Cancelled',
};

type RowButtonsProps = {
  scheduled: ScheduledDeployment;
  refusal: string | undefined;
  /** Undefined if the deployment no longer exists. */
  onChange: (() => void) | undefined;
};

function RowButtons({ scheduled, refusal, onChange }: RowButtonsProps) {
  const { email } = useSession();
  const cancel = useCancelSchedule();
  const { scheduledDeploymentId, planner } = scheduled;
  const isOwn = planner.email === email;
  return (
    <div className="flex gap-8">
      {onChange && (
        <Button
          disabledReason={refusal ?? (isOwn ? undefined : `Only ${planner.name} can change it. Cancel it instead.`)}
          onPress={onChange}
        >
          Change
        </Button>
      )}
      <Button
        kind="quiet"
        disabledReason={refusal}
        isBusy={cancel.isPending}
        onPress={() =>
          cancel.mutate(scheduledDeploymentId, {
            onSuccess: () => notify('Cancelled the scheduled deployment'),
            onError: (error) => notify(explainFailure('The deployment is still scheduled', error)),
          })
        }
      >
        Cancel
      </Button>
    </div>
  );
}

/** Refetches the deployments after a scheduled one was created. */
function useRefetchAfterDeploy(all: readonly ScheduledDeployment[]): void {
  const client = useQueryClient();
  const doneCount = all.filter(({ state }) => state === 'done').length;
  useEffect(() => {
    if (doneCount === 0) return;
    for (const id of CHANGED_READS) void client.invalidateQueries({ queryKey: [id] });
  }, [client, doneCount]);
}

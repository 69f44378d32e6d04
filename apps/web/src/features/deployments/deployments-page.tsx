import { useQuery } from '@tanstack/react-query';
import { Plus, Rocket } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '#lib/use-now.ts';
import { FreezeText } from '#shared/deploy/freeze-notice.tsx';
import type { ScheduledDeployment } from '#shared/deploy/schedule-queries.ts';
import { useFreeze } from '#shared/deploy/use-freeze.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { type DeploymentRecord, deploymentHistoryQuery } from '#shared/script/deployments/deployment-history.ts';
import {
  type Deployment,
  deploymentsQuery,
  isHeadDeployment,
  type Version,
  versionsQuery,
} from '#shared/script/queries.ts';
import { useWriteRefusal } from '#shared/script/use-write-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { announceKey } from '#shared/shortcuts/announce.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { CreateFirstVersion } from './create-first-version.tsx';
import { DeploymentCard } from './deployment-card.tsx';
import { FreezeDialog } from './freeze/freeze-dialog.tsx';
import { NewDeploymentDialog } from './new-deployment-dialog.tsx';
import { PointDialog } from './point-dialog.tsx';
import { ScheduledList } from './schedule/scheduled-list.tsx';
import type { DeploymentSearch } from './search.ts';
import { UndeployDialog } from './undeploy-dialog.tsx';

const TICK_MS = 60_000;
const MAX_DEPLOYMENTS = 20; // The service's limit of versioned deployments per project.

/** The open dialog, and its deployment. */
type OpenDialog =
  | { kind: 'new'; scheduled?: ScheduledDeployment }
  | { kind: 'freezes' }
  | { kind: 'point'; deployment: Deployment; offered: number; scheduled?: ScheduledDeployment }
  | { kind: 'undeploy'; deployment: Deployment };

export type DeploymentsPageProps = { scriptId: string; search: DeploymentSearch };

/** Lists the deployments of a project as cards, with HEAD last. */
export function DeploymentsPage({ scriptId, search }: DeploymentsPageProps) {
  const deployments = useQuery(deploymentsQuery(scriptId));
  const knownVersions = useQuery(versionsQuery(scriptId)).data;
  const versions = knownVersions ?? [];
  const history = useQuery(deploymentHistoryQuery(scriptId)).data ?? [];
  const [dialog, setDialog] = useState<OpenDialog>();
  const nowMs = useNow(TICK_MS);
  const session = useSession();
  const { finding } = useFreeze();
  const refusal = useWriteRefusal(scriptId, 'script.projects.deployments.update');
  const newRefusal = refusal ?? newDeploymentRefusal(deployments.data ?? [], versions);
  const newest = versions[0]?.versionNumber ?? 0;
  const offer = (deployment: Deployment, version = search.to ?? newest) =>
    setDialog({ kind: 'point', deployment, offered: version });
  const versioned = deployments.data?.filter((deployment) => !isHeadDeployment(deployment)) ?? [];
  useShortcut('n', () => setDialog({ kind: 'new' }), { disabledReason: newRefusal });
  useShortcut(
    'b',
    () => {
      const focusedId = document.activeElement?.closest('[data-deployment]')?.getAttribute('data-deployment');
      const deployment = versioned.find(({ deploymentId }) => deploymentId === focusedId) ?? versioned[0];
      const former = deployment && findPreviousVersion(deployment, versions, history);
      if (deployment && former !== undefined) setDialog({ kind: 'point', deployment, offered: former });
      else announceKey('No deployment has an earlier version to roll back to.');
    },
    { disabledReason: refusal },
  );
  if (deployments.isPending) return <Skeleton label="Loading the deployments" rows={6} />;
  if (isUnreadable(deployments)) {
    return (
      <ErrorView
        error={deployments.error}
        title="The deployments could not be loaded"
        onRetry={() => void deployments.refetch()}
      />
    );
  }
  return (
    <div data-scroll-restoration-id="screen" className="min-h-0 flex-1 overflow-auto">
      <div className="flex max-w-960 flex-col gap-16 p-16">
        <div className="flex flex-wrap items-center justify-end gap-12">
          {newRefusal && <p className="text-ink-3 text-small">{newRefusal}</p>}
          {!refusal && knownVersions?.length === 0 && (
            <CreateFirstVersion scriptId={scriptId} onCreated={() => setDialog({ kind: 'new' })} />
          )}
          {session.roles.includes('operator') && (
            <Button kind="quiet" onPress={() => setDialog({ kind: 'freezes' })}>
              Freezes
            </Button>
          )}
          <Button
            kind="primary"
            data-op="script.projects.deployments.create"
            disabledReason={newRefusal}
            onPress={() => setDialog({ kind: 'new' })}
          >
            <Plus size={14} strokeWidth={1.75} aria-hidden />
            New deployment
          </Button>
        </div>
        {finding && (
          <div className="rounded-card border border-amber-solid bg-amber-bg px-12 py-8 text-amber-fg">
            <FreezeText finding={finding} />
          </div>
        )}
        {search.to !== undefined && <p className="text-ink-2">Choose a deployment for version {search.to}.</p>}
        <ScheduledList
          scriptId={scriptId}
          deployments={deployments.data}
          nowMs={nowMs}
          refusal={refusal}
          onChange={(scheduled, deployment) =>
            setDialog(
              deployment
                ? { kind: 'point', deployment, offered: scheduled.versionNumber ?? newest, scheduled }
                : { kind: 'new', scheduled },
            )
          }
        />
        {versioned.length === 0 && (
          <EmptyList icon={Rocket} title="No version deployed">
            A deployment serves one version at a fixed URL.
          </EmptyList>
        )}
        {deployments.data.map((deployment) => (
          <DeploymentCard
            key={deployment.deploymentId}
            scriptId={scriptId}
            deployment={deployment}
            versions={versions}
            previous={findPreviousVersion(deployment, versions, history)}
            nowMs={nowMs}
            refusal={refusal}
            onPoint={(version) => offer(deployment, version)}
            onUndeploy={() => setDialog({ kind: 'undeploy', deployment })}
          />
        ))}
      </div>
      {dialog && (
        <DeploymentDialog
          scriptId={scriptId}
          dialog={dialog}
          versions={versions}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

type DeploymentDialogProps = {
  scriptId: string;
  dialog: OpenDialog;
  versions: readonly Version[];
  onClose: () => void;
};

function DeploymentDialog({ scriptId, dialog, versions, onClose }: DeploymentDialogProps) {
  if (dialog.kind === 'freezes') return <FreezeDialog onClose={onClose} />;
  if (dialog.kind === 'undeploy') {
    return <UndeployDialog scriptId={scriptId} deployment={dialog.deployment} onClose={onClose} />;
  }
  const shared = { scriptId, versions, onClose };
  if (dialog.kind === 'new') {
    const newest = dialog.scheduled?.versionNumber ?? versions[0]?.versionNumber ?? 0;
    return <NewDeploymentDialog {...shared} offered={newest} scheduled={dialog.scheduled} />;
  }
  const { deployment, offered, scheduled } = dialog;
  return <PointDialog {...shared} deployment={deployment} offered={offered} scheduled={scheduled} />;
}

/** Returns the reason why no version can be deployed now, if any. */
function newDeploymentRefusal(deployments: readonly Deployment[], versions: readonly Version[]): string | undefined {
  if (versions.length === 0) return 'Create a version first.';
  const count = deployments.filter((deployment) => !isHeadDeployment(deployment)).length;
  return count >= MAX_DEPLOYMENTS
    ? `A project has at most ${MAX_DEPLOYMENTS} deployments. Undeploy one first.`
    : undefined;
}

/**
 * Returns the number of the version that a deployment served before, if the console has recorded it, or else of the preceding
 * version.
 */
function findPreviousVersion(
  { deploymentId, deploymentConfig }: Deployment,
  versions: readonly Version[],
  history: readonly DeploymentRecord[],
): number | undefined {
  const current = deploymentConfig?.versionNumber;
  if (current === undefined) return undefined;
  const served = history
    .filter((record) => record.deploymentId === deploymentId)
    .map(({ versionNumber }) => versionNumber)
    .find((number) => number !== undefined && number !== current);
  return served ?? versions.map(({ versionNumber = 0 }) => versionNumber).find((number) => number < current);
}

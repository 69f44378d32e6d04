import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { readDeploymentText } from '#shared/script/deployments/deployment-text.ts';
import { type Deployment, isHeadDeployment, type Version } from '#shared/script/queries.ts';
import { SUPPORTING_ROLES } from '#shared/session/role-groups.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { EntryPoints } from './entry-points.tsx';
import { HistoryList } from './history-list.tsx';
import { failuresQuery } from './queries.ts';
import { VersionFailures } from './version-failures.tsx';
import { WatchLine } from './watch/watch-line.tsx';

type DeploymentCardProps = {
  scriptId: string;
  deployment: Deployment;
  versions: readonly Version[];
  /** The number of the version to roll back to, if any. */
  previous: number | undefined;
  nowMs: number;
  /** The reason why the user cannot change deployments, if any. The page shows it once for all cards. */
  refusal: string | undefined;
  /** Opens the version selection for the deployment. Suggests the newest version unless one is given. */
  onPoint: (versionNumber?: number) => void;
  onUndeploy: () => void;
};

/** The card of one deployment: its version, its access, its health and its history. */
export function DeploymentCard({
  scriptId,
  deployment,
  versions,
  previous,
  nowMs,
  refusal,
  onPoint,
  onUndeploy,
}: DeploymentCardProps) {
  const { deploymentId = '', deploymentConfig, updateTime, entryPoints = [] } = deployment;
  const isHead = isHeadDeployment(deployment);
  const { name, message } = readDeploymentText(deploymentConfig?.description);
  const title = isHead ? 'HEAD' : name || 'Unnamed deployment';
  return (
    <article
      aria-label={title}
      data-deployment={deploymentId}
      tabIndex={-1}
      className="flex flex-col gap-12 rounded-card border border-line bg-surface p-16"
    >
      <header className="flex flex-wrap items-baseline gap-x-12 gap-y-4">
        <h2 className="font-semibold text-section">{title}</h2>
        <CopyableId id={deploymentId} label="deployment ID" />
        <VersionLine deployment={deployment} versions={versions} />
        {!isHead && (
          <div className="ml-auto flex flex-wrap gap-8">
            {previous !== undefined && (
              <Button
                data-op="script.projects.deployments.update"
                disabledReason={refusal}
                onPress={() => onPoint(previous)}
              >
                Roll back
              </Button>
            )}
            <Button data-op="script.projects.deployments.update" disabledReason={refusal} onPress={() => onPoint()}>
              Change version
            </Button>
            <Button
              kind="quiet"
              data-op="script.projects.deployments.delete"
              disabledReason={refusal}
              onPress={onUndeploy}
            >
              Undeploy
            </Button>
          </div>
        )}
      </header>
      {isHead ? (
        <p className="text-ink-2">Test deployment: always runs the latest saved code, for editors only.</p>
      ) : (
        <p className="text-ink-2">
          Changed <RelativeTime value={updateTime} nowMs={nowMs} />
          <Failures scriptId={scriptId} deploymentId={deploymentId} since={updateTime} />
        </p>
      )}
      {!isHead && <WatchLine scriptId={scriptId} deploymentId={deploymentId} nowMs={nowMs} refusal={refusal} />}
      {message && <p className="whitespace-pre-line">Last change: {message}</p>}
      <EntryPoints scriptId={scriptId} entryPoints={entryPoints} deploymentId={deploymentId} />
      <Places scriptId={scriptId} deployment={deployment} />
      {!isHead && <HistoryList scriptId={scriptId} deploymentId={deploymentId} nowMs={nowMs} />}
      {!isHead && <ByVersion scriptId={scriptId} deploymentId={deploymentId} refusal={refusal} onPointAt={onPoint} />}
    </article>
  );
}

function VersionLine({ deployment, versions }: { deployment: Deployment; versions: readonly Version[] }) {
  const number = deployment.deploymentConfig?.versionNumber;
  if (number === undefined) return null;
  const latest = Math.max(number, ...versions.map(({ versionNumber = 0 }) => versionNumber));
  return (
    <span>
      <span className="font-medium">Version {number}</span>
      {latest > number && <span className="text-amber-fg"> (latest is {latest})</span>}
    </span>
  );
}

const ICON = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Shows the failures by version on request, because they take one call per version. */
function ByVersion(props: ComponentProps<typeof VersionFailures>) {
  const [isOpen, setIsOpen] = useState(false);
  const refusal = roleRefusal(
    useSession(),
    'script.processes.listScriptProcesses',
    'Loading processes',
    SUPPORTING_ROLES,
  );
  return (
    <>
      <div>
        <Button
          data-op="script.processes.listScriptProcesses"
          aria-expanded={isOpen}
          disabledReason={refusal}
          onPress={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown {...ICON} /> : <ChevronRight {...ICON} />}
          Failures by version
        </Button>
      </div>
      {isOpen && <VersionFailures {...props} />}
    </>
  );
}

type FailuresProps = { scriptId: string; deploymentId: string; since: string | undefined };

function Failures({ scriptId, deploymentId, since }: FailuresProps) {
  const session = useSession();
  const isAllowed = canCall(session, 'script.processes.listScriptProcesses');
  const failures = useQuery({ ...failuresQuery(scriptId, deploymentId, since), enabled: isAllowed }).data;
  if (!failures) return null;
  if (failures.count === 0) return <>, no failure since</>;
  return (
    <>
      ,{' '}
      <Link
        to="/processes"
        search={{ script: scriptId, deployment: deploymentId, status: ['FAILED', 'TIMED_OUT'], from: since }}
        className="word-target font-medium text-red-fg underline-offset-2 hover:underline"
      >
        {failures.count}
        {failures.isCapped && '+'} {failures.count === 1 ? 'failure' : 'failures'} since
      </Link>
    </>
  );
}

/** The links of a deployment. */
function Places({ scriptId, deployment }: { scriptId: string; deployment: Deployment }) {
  const { deploymentId = '', deploymentConfig, entryPoints = [] } = deployment;
  const link = 'word-target text-accent-ink underline-offset-2 hover:underline';
  const version = deploymentConfig?.versionNumber;
  const canRun = entryPoints.some(({ entryPointType }) => entryPointType === 'EXECUTION_API');
  return (
    <ul className="flex flex-wrap gap-x-16 gap-y-4">
      <li>
        <Link to="/scripts/$scriptId/code" params={{ scriptId }} search={{ version }} className={link}>
          Code
        </Link>
      </li>
      <li>
        <Link
          to="/scripts/$scriptId/overview"
          params={{ scriptId }}
          search={{ deployment: deploymentId }}
          className={link}
        >
          Metrics
        </Link>
      </li>
      <li>
        <Link to="/processes" search={{ script: scriptId, deployment: deploymentId }} className={link}>
          Processes
        </Link>
      </li>
      <li>
        <Link
          to="/processes"
          search={{ script: scriptId, deployment: deploymentId, mode: 'timeline' }}
          className={link}
        >
          Timeline
        </Link>
      </li>
      {canRun && (
        <li>
          <Link
            to="/scripts/$scriptId/run"
            params={{ scriptId }}
            search={version === undefined ? { dev: true } : { target: deploymentId }}
            className={link}
          >
            Run
          </Link>
        </li>
      )}
    </ul>
  );
}

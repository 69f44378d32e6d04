import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { readDeploymentText } from '#shared/script/deployments/deployment-text.ts';
import { deploymentsQuery, isHeadDeployment } from '#shared/script/queries.ts';

/** Summarises the deployments of a project: which version is served where. */
export function DeploymentSummary({ scriptId, nowMs }: { scriptId: string; nowMs: number }) {
  const deployments = useQuery(deploymentsQuery(scriptId));
  const versioned = deployments.data?.filter((deployment) => !isHeadDeployment(deployment)) ?? [];
  return (
    <section aria-labelledby="deployment-summary">
      <h2 id="deployment-summary" className="mb-8 font-semibold text-section">
        <Link to="/scripts/$scriptId/deployments" params={{ scriptId }} className="word-target hover:underline">
          Deployments
        </Link>
      </h2>
      {isUnreadable(deployments) && (
        <p className="text-ink-3">Could not be loaded: {explainError(deployments.error)}</p>
      )}
      {deployments.isSuccess && versioned.length === 0 && <p className="text-ink-3">No version deployed.</p>}
      <ul className="flex flex-col gap-6">
        {versioned.map(({ deploymentId, deploymentConfig, updateTime }) => (
          <li key={deploymentId} className="flex flex-wrap gap-x-8">
            <span className="font-medium">Version {deploymentConfig?.versionNumber}</span>
            <span className="min-w-0 truncate">{readDeploymentText(deploymentConfig?.description).name}</span>
            <span className="text-ink-3">
              <RelativeTime value={updateTime} nowMs={nowMs} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { isExecutable } from '#shared/script/is-executable.ts';
import type { Deployment } from '#shared/script/queries.ts';
import type { RunSearch } from './search.ts';

/** What a run executes. */
type RunTarget = {
  /** The deployments that can be run. */
  executables: readonly Deployment[];
  target: Deployment | undefined;
  isDevMode: boolean;
  /** The version to run. Undefined for HEAD. */
  version: number | undefined;
};

/** Returns what to run of a project with these deployments. Without a deployment that can be run, only HEAD is available. */
export function findRunTarget(deployments: readonly Deployment[], asked: Pick<RunSearch, 'target' | 'dev'>): RunTarget {
  const executables = deployments.filter(isExecutable);
  const target = executables.find(({ deploymentId }) => deploymentId === asked.target) ?? executables[0];
  const isDevMode = asked.dev ?? executables.length === 0;
  return { executables, target, isDevMode, version: isDevMode ? undefined : target?.deploymentConfig?.versionNumber };
}

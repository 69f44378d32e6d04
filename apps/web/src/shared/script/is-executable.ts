import type { Deployment } from './queries.ts';

/** Reports whether functions of a deployment can be run externally: it serves a version as an API executable. */
export function isExecutable({ deploymentConfig, entryPoints = [] }: Deployment): boolean {
  const hasVersion = deploymentConfig?.versionNumber !== undefined;
  return hasVersion && entryPoints.some(({ entryPointType }) => entryPointType === 'EXECUTION_API');
}

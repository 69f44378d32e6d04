import type { Deployment } from './queries.ts';

/** Whether functions of a deployment can be run from outside: it serves a version as an API executable. */
export function isExecutable({ deploymentConfig, entryPoints = [] }: Deployment): boolean {
  const hasVersion = deploymentConfig?.versionNumber !== undefined;
  return hasVersion && entryPoints.some(({ entryPointType }) => entryPointType === 'EXECUTION_API');
}

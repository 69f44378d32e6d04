import { invalidArgument } from '#core/errors/service-error-format.ts';
import { operation } from '#core/operations/operation.ts';
import {
  countVersionedDeployments,
  insertDeployment,
  setDeployer,
  toDeployment,
} from '#script/projects/deployment-store.ts';
import { limitReached } from '#script/projects/limit-error.ts';
import { requireProject } from '#script/projects/require-project.ts';
import { generateDeploymentId } from '#script/projects/script-ids.ts';
import { readConfig } from './deployment-config.ts';

const MAX_DEPLOYMENTS = 20;

export const handler = operation('script.projects.deployments.create', (context) => {
  const { db, clock, caller, params, body } = context;
  const { id: scriptId } = requireProject(context, params.scriptId, 'writer');
  if (!body?.versionNumber) throw invalidArgument('New deployments must have a non-zero version number.', []);
  const config = readConfig(db, scriptId, body);
  if (countVersionedDeployments(db, scriptId) >= MAX_DEPLOYMENTS) {
    throw limitReached(`Scripts may only have up to ${MAX_DEPLOYMENTS} versioned deployments at a time.`);
  }
  const deployment = { ...config, scriptId, deploymentId: generateDeploymentId(), updatedAt: clock.nowMs() };
  insertDeployment(db, deployment);
  setDeployer(db, deployment.deploymentId, caller);
  return toDeployment(context, deployment);
});

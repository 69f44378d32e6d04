import { operation } from '#core/operations/operation.ts';
import { setDeployer, toDeployment, updateDeployment } from '#script/projects/deployment-store.ts';
import { readConfig } from './deployment-config.ts';
import { requireWritableDeployment } from './require-deployment.ts';

export const handler = operation('script.projects.deployments.update', (context) => {
  const { db, clock, caller, params, body } = context;
  const former = requireWritableDeployment(context, params, 'modified');
  const config = readConfig(db, former.scriptId, body?.deploymentConfig, 'deploymentConfig.');
  const deployment = { ...former, ...config, updatedAt: clock.nowMs() };
  updateDeployment(db, deployment);
  setDeployer(db, deployment.deploymentId, caller);
  return toDeployment(context, deployment);
});

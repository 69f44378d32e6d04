import { operation } from '#core/operation.ts';
import { entityNotFound, requireProject } from '#script/projects/require-project.ts';
import { findDeployment, toDeployment } from './deployment-store.ts';

export const handler = operation('script.projects.deployments.get', ({ db, caller, params }) => {
  const { id } = requireProject({ db, caller }, params.scriptId);
  const deployment = findDeployment(db, id, params.deploymentId);
  if (!deployment) throw entityNotFound();
  return toDeployment(db, deployment);
});

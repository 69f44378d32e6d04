import { operation } from '#core/operations/operation.ts';
import { deleteDeployment } from '#script/projects/deployment-store.ts';
import { requireWritableDeployment } from './require-deployment.ts';

export const handler = operation('script.projects.deployments.delete', (context) => {
  const { deploymentId } = requireWritableDeployment(context, context.params, 'deleted');
  deleteDeployment(context.db, deploymentId);
  return {};
});

import { operation } from '#core/operations/operation.ts';
import { toDeployment } from '#script/projects/deployment-store.ts';
import { requireDeployment } from './require-deployment.ts';

export const handler = operation('script.projects.deployments.get', (context) =>
  toDeployment(context, requireDeployment(context, context.params)),
);

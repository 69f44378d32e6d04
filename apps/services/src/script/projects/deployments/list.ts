import { operation } from '#core/operations/operation.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { readPage } from '#core/operations/read-page.ts';
import { getPageSize } from '#core/schemas/requested-page-size.ts';
import { listDeployments, toDeployment } from '#script/projects/deployment-store.ts';
import { requireProject } from '#script/projects/require-project.ts';

export const handler = operation('script.projects.deployments.list', (context) => {
  const { db, caller, params } = context;
  const { id } = requireProject({ db, caller }, params.scriptId);
  const pageSize = getPageSize('script.projects.deployments.list', params.pageSize);
  const tokens = new PageTokens(db, { id: 'script.projects.deployments.list', service: 'script' }, [
    caller.accountId,
    id,
  ]);
  const cursor = tokens.read(params.pageToken);
  const after = { updatedAt: Number(cursor?.[0] ?? -1), deploymentId: String(cursor?.[1] ?? '') };
  const found = listDeployments(db, id, { after, limit: pageSize + 1 });
  const { resources, last } = readPage(found, pageSize, (deployment) => toDeployment(context, deployment));
  return {
    ...(resources.length > 0 && { deployments: resources }),
    ...(last && { nextPageToken: tokens.write([last.updatedAt, last.deploymentId]) }),
  };
});

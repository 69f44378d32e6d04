import { z } from 'zod';
import { readPages } from '#domain/calls/read-pages.ts';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { ListedDeployment } from './compare-deployments.ts';
import type { DeploymentHistory } from './deployment-history.ts';

export type ObserveDeps = { history: DeploymentHistory; calls: UserCallExecutor; clock: Clock };

const DEPLOYMENTS_PAGE_SIZE = 50;

const page = z.object({
  deployments: z
    .array(
      z.object({
        deploymentId: z.string(),
        deploymentConfig: z
          .object({ versionNumber: z.number().optional(), description: z.string().optional() })
          .default({}),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});

/** Lists the deployments of a script that a user can see, and records changes. Throws if the call fails. */
export async function observeDeployments(
  { history, calls, clock }: ObserveDeps,
  principal: Principal,
  scriptId: string,
  requestId: string,
): Promise<void> {
  const askedAt = clock.nowMs();
  const seen: ListedDeployment[] = [];
  const pages = readPages(async (token) => {
    const call = {
      operationId: 'script.projects.deployments.list',
      params: { scriptId, pageSize: DEPLOYMENTS_PAGE_SIZE, ...token },
    } as const;
    return page.parse((await calls.execute(principal, call, requestId)).body ?? {});
  });
  for await (const { deployments } of pages) {
    for (const { deploymentId, deploymentConfig } of deployments) {
      const { versionNumber = null, description = null } = deploymentConfig;
      seen.push({ deploymentId, version: versionNumber, description });
    }
  }
  await history.detectChanges(scriptId, seen, askedAt);
}

import type { OperationId } from '@rotunda/api-client/operations';
import type { Logger } from 'pino';
import type { CallWatch } from '#calls/call-watch.ts';
import type { Intent } from '#deployments/deployment-history.ts';
import { type ObserveDeps, observeDeployments } from '#deployments/observe-deployments.ts';
import { ProblemError } from '#http/problem.ts';
import type { CrawlStore } from '#indexes/crawl-store.ts';
import type { TargetStore } from '#indexes/target-store.ts';
import { policyTable } from '#policy/policy-table.ts';

/** What hears of changes. `observe` is there once calls can be made. */
export type WatchChangesDeps = {
  targets: TargetStore;
  crawls: CrawlStore;
  log: Logger;
  observe: () => ObserveDeps;
};

const DEPLOYMENT_ACTIONS: Readonly<Partial<Record<OperationId, Intent['action']>>> = {
  'script.projects.deployments.create': 'created',
  'script.projects.deployments.update': 'updated',
  'script.projects.deployments.delete': 'deleted',
};

/** Keeps in step with what people change here: the history of deployments, and the indexes that they look at. */
export function watchChanges({ targets, crawls, log, observe }: WatchChangesDeps): CallWatch {
  return {
    async begin(principal, { operationId, params }) {
      if (policyTable[operationId].risk === 'read') return undefined;
      const action = DEPLOYMENT_ACTIONS[operationId];
      const { scriptId, deploymentId, fileId } = params;
      if (action && scriptId !== undefined) {
        const target = deploymentId === undefined ? undefined : String(deploymentId);
        const { history } = observe();
        const intentId = await history.intend(principal, { scriptId: String(scriptId), deploymentId: target, action });
        const look = () => observeDeployments(observe(), principal, String(scriptId), intentId);
        return {
          async ended(error) {
            if (isRefusal(error)) await history.forget(intentId);
            // The next look at the history takes in what this one does not.
            else look().catch((cause: unknown) => log.info({ err: cause }, 'deployments were not looked at'));
          },
        };
      }
      const isIndexed = operationId.startsWith('drive.approvals.') || operationId === 'drive.accessproposals.resolve';
      if (!isIndexed || fileId === undefined) return undefined;
      return {
        async ended(error) {
          if (error !== undefined) return;
          await targets.hurry(principal.personId, String(fileId));
          await crawls.hurry(principal.personId);
        },
      };
    },
  };
}

/** Whether a call has certainly changed nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof ProblemError && error.status < 500;
}

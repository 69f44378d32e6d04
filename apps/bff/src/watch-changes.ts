import type { Logger } from 'pino';
import type { ApprovalHistory } from '#approvals/approval-history.ts';
import { watchApproval } from '#approvals/approval-watch.ts';
import type { CallWatch } from '#calls/call-watch.ts';
import type { DeploymentWatch } from '#deployments/deployment-watch.ts';
import type { CrawlStore } from '#indexes/crawl-store.ts';
import type { TargetStore } from '#indexes/target-store.ts';
import { policyTable } from '#policy/policy-table.ts';

/** What hears of changes. */
export type WatchChangesDeps = {
  targets: TargetStore;
  crawls: CrawlStore;
  deployments: DeploymentWatch;
  approvals: ApprovalHistory;
  log: Logger;
};

/** Keeps in step with what people change here: the histories of deployments and approvals, and the indexes. */
export function watchChanges({ targets, crawls, deployments, approvals, log }: WatchChangesDeps): CallWatch {
  return {
    async begin(principal, call) {
      const { operationId, params } = call;
      if (policyTable[operationId].risk === 'read') return undefined;
      const isIndexed = operationId.startsWith('drive.approvals.') || operationId === 'drive.accessproposals.resolve';
      if (!isIndexed || params.fileId === undefined) return deployments.begin(principal, call);
      const fileId = String(params.fileId);
      const step = watchApproval(approvals, log, principal, call);
      return {
        async ended(error) {
          await step?.ended(error);
          if (error !== undefined) return;
          await targets.hurry(principal.personId, fileId);
          await crawls.hurry(principal.personId);
        },
      };
    },
  };
}

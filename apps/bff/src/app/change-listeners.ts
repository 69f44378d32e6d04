import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { Logger } from 'pino';
import type { ApprovalHistory } from '#features/approval-history/approval-history.ts';
import { watchApproval } from '#features/approval-history/approval-watch.ts';
import type { DeploymentWatch } from '#features/deployment-history/deployment-watch.ts';
import type { FileChangeBroadcast } from '#features/indexes/file-change-broadcast.ts';
import type { CallObserver } from '#upstream/proxy/call-observer.ts';

/** How the operations begin that change what indexes show of a file, or who can see it. */
const INDEXED = ['drive.approvals.', 'drive.accessproposals.', 'drive.permissions.'];

/** What hears of changes. */
export type ChangeListenersDeps = {
  news: FileChangeBroadcast;
  deployments: DeploymentWatch;
  approvals: ApprovalHistory;
  log: Logger;
};

/** Keeps in step with what people change here: the histories of deployments and approvals, and the indexes. */
export function createChangeListeners({ news, deployments, approvals, log }: ChangeListenersDeps): CallObserver {
  return {
    begin(principal, call) {
      const { operationId, params } = call;
      if (operationTraits[operationId].risk === 'read') return undefined;
      if (!INDEXED.some((start) => operationId.startsWith(start)) || params.fileId === undefined)
        return deployments.begin(principal, call);
      const fileId = String(params.fileId);
      const step = watchApproval(approvals, log, principal, call);
      return Promise.resolve({
        async ended(error) {
          await step?.ended(error);
          if (error !== undefined) return;
          await news.publishChange(fileId).catch((cause: unknown) => {
            log.warn({ err: cause }, 'failed to refresh indexes after a change');
          });
        },
      });
    },
  };
}

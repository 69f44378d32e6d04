import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { Topic } from '@rotunda/api-client/trait-types';
import type { Logger } from 'pino';
import type { ApprovalHistory } from '#features/approval-history/approval-history.ts';
import { watchApproval } from '#features/approval-history/approval-watch.ts';
import type { FreezeGuard } from '#features/deployment-freeze/freeze-guard.ts';
import type { DeploymentWatch } from '#features/deployment-history/deployment-watch.ts';
import type { ChangedFileReader } from '#features/indexes/crawl/changed-file-reader.ts';
import type { FileChangeBroadcast } from '#features/indexes/crawl/file-change-broadcast.ts';
import type { CallObserver } from '#upstream/client/call-observer.ts';

/** What indexes show of a file, and who can see it. */
const INDEXED: readonly Topic[] = ['approvals', 'accessRequests', 'fileAccess'];

/** What hears of changes. */
export type ChangeListenersDeps = {
  /** Found when it is needed, since it makes calls that are observed. */
  changedFiles: () => ChangedFileReader;
  news: FileChangeBroadcast;
  deployments: DeploymentWatch;
  freeze: () => FreezeGuard;
  approvals: ApprovalHistory;
  log: Logger;
};

/** Keeps in step with what people change here: the histories of deployments and approvals, and the indexes. */
export function createChangeListeners({
  changedFiles,
  news,
  deployments,
  freeze,
  approvals,
  log,
}: ChangeListenersDeps): CallObserver {
  return {
    begin(principal, call) {
      const { operationId, params } = call;
      const { effects } = operationTraits[operationId];
      if (effects.length === 0) return undefined;
      if (!effects.some((topic) => INDEXED.includes(topic)) || params.fileId === undefined)
        return freeze()
          .require(principal, call)
          .then(() => deployments.begin(principal, call));
      const fileId = String(params.fileId);
      const step = watchApproval(approvals, log, principal, call);
      return Promise.resolve({
        async ended(error, change) {
          await step?.ended(error, change);
          if (error !== undefined) return;
          await news.publishChange(fileId).catch((cause: unknown) => {
            log.warn({ err: cause }, 'failed to refresh indexes after a change');
          });
          // Nobody waits for it, and jobs leave it to the scan, which has the same calls to make.
          if (call.caller === 'job') return;
          changedFiles()
            .read(principal, fileId)
            .catch((cause: unknown) => log.info({ err: cause }, 'failed to read a changed file at once'));
        },
      });
    },
  };
}

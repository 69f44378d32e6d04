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

/** The topics of the file data that indexes show, including who can access a file. */
const INDEXED: readonly Topic[] = ['approvals', 'accessRequests', 'fileAccess'];

/** The dependencies of the change listeners. */
export type ChangeListenersDeps = {
  /** Resolved lazily, because the reader makes calls that are observed. */
  changedFiles: () => ChangedFileReader;
  fileChanges: FileChangeBroadcast;
  deployments: DeploymentWatch;
  freeze: () => FreezeGuard;
  approvals: ApprovalHistory;
  log: Logger;
};

/**
 * Creates the listeners that keep deployment and approval histories and the indexes up to date with changes made in the console.
 */
export function createChangeListeners({
  changedFiles,
  fileChanges,
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
          await fileChanges.publishChange(fileId).catch((cause: unknown) => {
            log.warn({ err: cause }, 'failed to refresh indexes after a change');
          });
          // Runs in the background. Jobs skip it, because the scan makes the same calls anyway.
          if (call.caller === 'job') return;
          changedFiles()
            .read(principal, fileId)
            .catch((cause: unknown) => log.info({ err: cause }, 'failed to read a changed file immediately'));
        },
      });
    },
  };
}

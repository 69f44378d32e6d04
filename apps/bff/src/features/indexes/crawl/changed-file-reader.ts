import { randomUUID } from 'node:crypto';
import type { Principal } from '#domain/principal.ts';
import { FolderPaths } from '#features/indexes/readers/folder-paths.ts';
import { findReader, type IndexReader, type IndexReaders } from '#features/indexes/readers/index-reader.ts';
import { readTarget } from '#features/indexes/readers/read-target.ts';
import type { CrawlStore } from '#features/indexes/store/crawl-store.ts';
import type { ExecuteCall, IndexKey } from '#features/indexes/store/index-target.ts';
import type { RowStore } from '#features/indexes/store/row-store.ts';
import type { TargetStore } from '#features/indexes/store/target-store.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';

/** The dependencies of the reader. `calls` run at user priority. */
export type ChangedFileDeps = {
  crawls: CrawlStore;
  targets: TargetStore;
  rows: RowStore;
  readers: IndexReaders;
  calls: UserCallExecutor;
  invalidations: UserInvalidations;
};

/**
 * Rereads a file immediately for the user who changed it in the console. Items that they have just decided must not stay in their
 * lists until the scan reaches the file, because the scan may be busy with thousands of files or paused for an exceeded quota.
 */
export class ChangedFileReader {
  readonly #deps: ChangedFileDeps;

  constructor(deps: ChangedFileDeps) {
    this.#deps = deps;
  }

  /** Updates a file's rows in the lists that the user is viewing. Throws ProblemError if a call fails. */
  async read(principal: Principal, fileId: string): Promise<void> {
    const { crawls, readers } = this.#deps;
    for (const key of await crawls.listActiveOf(principal.userId)) {
      const reader = findReader(readers, key.name);
      if (reader?.fileQuery !== undefined) await this.#readInto(key, reader, principal, fileId);
    }
  }

  // The target stays due: the scan may be writing data read before the change, so it must read the file again.
  async #readInto(key: IndexKey, reader: IndexReader, principal: Principal, fileId: string): Promise<void> {
    const { targets, rows, calls, invalidations } = this.#deps;
    const target = await targets.find(key, fileId);
    if (!target || !calls.isAllowed(principal, reader.operationId)) return;
    const request: ExecuteCall = async (call) => (await calls.execute(principal, call, randomUUID())).body;
    const read = await readTarget(reader, request, target, { principal, paths: new FolderPaths(request) });
    if (read.isIncomplete) return;
    await rows.replace(key.userId, key.name, fileId, read.rows);
    await invalidations.publish(key.userId, `index:${key.name}`);
  }
}

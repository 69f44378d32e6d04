import { randomUUID } from 'node:crypto';
import type { Principal } from '#domain/principal.ts';
import { findReader, type IndexReader, type IndexReaders } from '#features/indexes/readers/index-reader.ts';
import type { CrawlStore } from '#features/indexes/store/crawl-store.ts';
import type { IndexKey } from '#features/indexes/store/index-target.ts';
import type { TargetStore } from '#features/indexes/store/target-store.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import { readFile } from './file-feed.ts';
import { getRank } from './target-rank.ts';

/** The dependencies for opened files. `calls` run at user priority. */
export type OpenedFilesDeps = {
  crawls: CrawlStore;
  targets: TargetStore;
  readers: IndexReaders;
  calls: UserCallExecutor;
};

/**
 * Prioritises a file that the user has opened in the user's indexes: a queued file, or a file older than the horizon, which the
 * sweep may reach only after days. Files that were read before are followed anyway.
 */
export class OpenedFiles {
  readonly #deps: OpenedFilesDeps;

  constructor(deps: OpenedFilesDeps) {
    this.#deps = deps;
  }

  /** Throws ProblemError if a call fails. */
  async prioritize(principal: Principal, fileId: string): Promise<void> {
    const { crawls, readers } = this.#deps;
    for (const key of await crawls.listActiveOf(principal.userId)) {
      const reader = findReader(readers, key.name);
      if (reader?.fileQuery !== undefined) await this.#prioritizeIn(key, reader, principal, fileId);
    }
  }

  async #prioritizeIn(key: IndexKey, reader: IndexReader, principal: Principal, fileId: string): Promise<void> {
    const { crawls, targets } = this.#deps;
    if (!(await targets.find(key, fileId))) await this.#put(key, reader, principal, fileId);
    if (await targets.prioritize(key, [fileId], 'waiting')) await crawls.prioritize(key);
  }

  async #put(key: IndexKey, reader: IndexReader, principal: Principal, fileId: string): Promise<void> {
    const { crawls, targets, calls } = this.#deps;
    const crawl = await crawls.find(key);
    if (!crawl || !calls.isAllowed(principal, reader.operationId)) return;
    const file = await readFile(async (call) => (await calls.execute(principal, call, randomUUID())).body, {
      fileId,
      fields: reader.fileFields,
    });
    if (file && reader.shouldRead(file)) await targets.put(key, crawl.generation, [{ ...file, rank: getRank(file) }]);
  }
}

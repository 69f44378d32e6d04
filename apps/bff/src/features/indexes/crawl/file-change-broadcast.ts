import type { CrawlStore } from '#features/indexes/store/crawl-store.ts';
import type { IndexKey } from '#features/indexes/store/index-target.ts';
import type { TargetStore } from '#features/indexes/store/target-store.ts';

const FILES_AT_ONCE = 500;

/**
 * Passes on which files are worth another look, to the indexes of others that have read them before. Nothing else goes
 * from one person to another: each file is read again with the credential of the person whose index it is.
 */
export class FileChangeBroadcast {
  readonly #crawls: CrawlStore;
  readonly #targets: TargetStore;

  constructor(crawls: CrawlStore, targets: TargetStore) {
    this.#crawls = crawls;
    this.#targets = targets;
  }

  /** Tells of a change that was made here, before any feed of changes does. */
  async publishChange(fileId: string): Promise<void> {
    for (const key of await this.#crawls.listActive()) await this.#prioritize(key, [fileId]);
  }

  /** Tells what somebody's feed of changes has brought, to people whose role may not follow one. */
  async publishFeed(fileIds: readonly string[]): Promise<void> {
    if (fileIds.length === 0) return;
    const keys = (await this.#crawls.listActive()).filter(({ isFollowing }) => !isFollowing);
    for (const key of keys) {
      for (let start = 0; start < fileIds.length; start += FILES_AT_ONCE) {
        await this.#prioritize(key, fileIds.slice(start, start + FILES_AT_ONCE));
      }
    }
  }

  async #prioritize(key: IndexKey, fileIds: readonly string[]): Promise<void> {
    if (await this.#targets.prioritize(key, fileIds)) await this.#crawls.prioritize(key);
  }
}

import type { CrawlStore } from '#features/indexes/store/crawl-store.ts';
import type { IndexKey } from '#features/indexes/store/index-target.ts';
import type { TargetStore } from '#features/indexes/store/target-store.ts';

const FILES_AT_ONCE = 500;

/**
 * Broadcasts which files to reread to the indexes of other users that have read them before. No other data passes between users:
 * each file is reread with the credential of the index's user.
 */
export class FileChangeBroadcast {
  readonly #crawls: CrawlStore;
  readonly #targets: TargetStore;

  constructor(crawls: CrawlStore, targets: TargetStore) {
    this.#crawls = crawls;
    this.#targets = targets;
  }

  /** Publishes a change made in the console before any change feed reports it. */
  async publishChange(fileId: string): Promise<void> {
    for (const key of await this.#crawls.listActive()) await this.#prioritize(key, [fileId]);
  }

  /** Publishes the changes in one user's feed to users whose role may not follow a feed. */
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

import { randomUUID } from 'node:crypto';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { FolderPaths } from '#features/indexes/readers/folder-paths.ts';
import type { IndexReader } from '#features/indexes/readers/index-reader.ts';
import type { CrawlStore } from '#features/indexes/store/crawl-store.ts';
import type { ExecuteCall, IndexKey } from '#features/indexes/store/index-target.ts';
import type { RowStore } from '#features/indexes/store/row-store.ts';
import type { TargetStore } from '#features/indexes/store/target-store.ts';
import type { Lease } from '#platform/store/lease.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { FileChangeBroadcast } from './file-change-broadcast.ts';
import type { SharedReads } from './shared-reads.ts';

export type CrawlDeps = {
  crawls: CrawlStore;
  targets: TargetStore;
  rows: RowStore;
  shared: SharedReads;
  fileChanges: FileChangeBroadcast;
  calls: UserCallExecutor;
  clock: Clock;
  /** Called when rows or coverage have changed. */
  onChange: () => void;
};

/** The index to update, its user, and the lease that must be held. */
export type CrawlWork = { reader: IndexReader; key: IndexKey; principal: Principal; lease: Lease };

const CALLS_PER_FLUSH = 50;

/** One run of an index: its user, the calls that it makes, and whether it should end. */
export class CrawlSession {
  readonly deps: CrawlDeps;
  readonly reader: IndexReader;
  readonly key: IndexKey;
  readonly principal: Principal;
  readonly paths = new FolderPaths((call) => this.request(call));
  readonly #lease: Lease;
  #isAbandoned = false;
  #calls = 0;

  constructor(deps: CrawlDeps, { reader, key, principal, lease }: CrawlWork) {
    this.deps = deps;
    this.reader = reader;
    this.key = key;
    this.principal = principal;
    this.#lease = lease;
  }

  /** Stops making calls. */
  abandon(): void {
    this.#isAbandoned = true;
  }

  get isStopping(): boolean {
    return this.#isAbandoned || this.isLeaseLost;
  }

  /** Data read earlier may be older than what another process has stored since. */
  get isLeaseLost(): boolean {
    return !this.#lease.isHeld();
  }

  /** Makes a call for the user and counts it. */
  readonly request: ExecuteCall = async (call) => {
    this.#calls += 1;
    if (this.#calls % CALLS_PER_FLUSH === 0) await this.flushCalls();
    const { body } = await this.deps.calls.execute(this.principal, call, randomUUID());
    return body;
  };

  /** Stores the number of calls made. */
  async flushCalls(): Promise<void> {
    const count = this.#calls;
    this.#calls = 0;
    if (count > 0) await this.deps.crawls.addCalls(this.key, count);
  }
}

import type { Context } from 'hono';
import type { Clock } from '#domain/clock.ts';
import type { IndexName, IndexReaders } from '#features/indexes/readers/index-reader.ts';
import type { AccessDecisionStore } from '#features/indexes/store/access-decision-store.ts';
import type { CrawlStore } from '#features/indexes/store/crawl-store.ts';
import type { RowStore } from '#features/indexes/store/row-store.ts';
import type { TargetStore } from '#features/indexes/store/target-store.ts';
import type { AppEnv } from '#platform/http/context.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { Coverage } from './coverage.ts';

/** The dependencies of the index routes. Sessions are checked before the routes are reached. */
export type IndexRouteDeps = {
  crawls: CrawlStore;
  targets: TargetStore;
  rows: RowStore;
  decisions: AccessDecisionStore;
  calls: UserCallExecutor;
  readers: IndexReaders;
  clock: Clock;
  store: Store;
};

/** Records that the user is viewing an index and returns its coverage. Throws 403 if the role may not view the index. */
export type ViewIndex = (context: Context<AppEnv>, name: IndexName) => Promise<Coverage>;

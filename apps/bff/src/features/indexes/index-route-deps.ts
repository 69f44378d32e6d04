import type { Context } from 'hono';
import type { Clock } from '#domain/clock.ts';
import type { AppEnv } from '#platform/http/context.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { AccessDecisionStore } from './access-decision-store.ts';
import type { Coverage } from './coverage.ts';
import type { CrawlStore } from './crawl-store.ts';
import type { IndexName, IndexReaders } from './index-reader.ts';
import type { RowStore } from './row-store.ts';
import type { TargetStore } from './target-store.ts';

/** Sessions are checked before these routes are reached. */
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

/** Notes that the person looks at an index and tells how much it covers. Throws 403 when the role may not. */
export type LookAt = (context: Context<AppEnv>, name: IndexName) => Promise<Coverage>;

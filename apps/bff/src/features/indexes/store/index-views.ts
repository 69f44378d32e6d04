import type { Selectable } from 'kysely';
import type { Store } from '#platform/store/open-store.ts';
import { REQUESTED } from '#platform/store/requested-meanwhile.ts';
import type { IndexTables } from '#platform/store/tables/index-tables.ts';
import type { IndexKey } from './index-target.ts';
import { createCrawl } from './new-crawl.ts';

type CrawlRow = Selectable<IndexTables['index_crawls']>;

/** Background work that needs an index counts as a view this long ago. */
const BACKGROUND_AGE_MS = 5 * 60_000;

/** Returns the view time to record for background work that needs an index now. */
export function getBackgroundViewTime(nowMs: number): number {
  return nowMs - BACKGROUND_AGE_MS;
}

/** Whether only background work needs an index, and no user is viewing it. */
export function isBackgroundOnly({ last_viewed_at }: Pick<CrawlRow, 'last_viewed_at'>, nowMs: number): boolean {
  return Number(last_viewed_at) <= getBackgroundViewTime(nowMs);
}

/**
 * Records when a user viewed an index, creating it if necessary. If the index was followed less often, it is updated for its
 * user.
 */
export function storeView(
  store: Store,
  { userId, name }: IndexKey,
  { lookedAt, nowMs }: { lookedAt: number; nowMs: number },
): Promise<CrawlRow> {
  return store
    .insertInto('index_crawls')
    .values({ user_id: userId, name, ...createCrawl(lookedAt) })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'name']).doUpdateSet(({ and, case: choose, eb, lit, ref }) => {
        const isResumed = and([
          lit(lookedAt === nowMs),
          eb('index_crawls.last_viewed_at', '<=', getBackgroundViewTime(nowMs)),
          eb('index_crawls.state', '=', 'current'),
        ]);
        const [known, due] = [ref('index_crawls.last_viewed_at'), ref('index_crawls.due_at')];
        return {
          last_viewed_at: choose().when('index_crawls.last_viewed_at', '<', lookedAt).then(lookedAt).else(known).end(),
          due_at: choose().when(isResumed).then(REQUESTED).else(due).end(),
        };
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

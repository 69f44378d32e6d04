import type { Selectable } from 'kysely';
import type { Store } from '#platform/store/open-store.ts';
import { REQUESTED } from '#platform/store/requested-meanwhile.ts';
import type { IndexTables } from '#platform/store/tables/index-tables.ts';
import type { IndexKey } from './index-target.ts';
import { newCrawl } from './new-crawl.ts';

type CrawlRow = Selectable<IndexTables['index_crawls']>;

/** Work in the background that needs an index counts as a look of so long ago. */
const BACKGROUND_AGE_MS = 5 * 60_000;

/** When a person would have looked at an index that work in the background needs now. */
export function lookOfBackground(nowMs: number): number {
  return nowMs - BACKGROUND_AGE_MS;
}

/** Whether nobody looks at an index, which only work in the background needs. */
export function isBackgroundOnly({ looked_at }: Pick<CrawlRow, 'looked_at'>, nowMs: number): boolean {
  return Number(looked_at) <= lookOfBackground(nowMs);
}

/** Notes when somebody looked at an index, or begins it. What was followed seldom is brought up to date for its person. */
export function putLook(
  store: Store,
  { userId, name }: IndexKey,
  { lookedAt, nowMs }: { lookedAt: number; nowMs: number },
): Promise<CrawlRow> {
  return store
    .insertInto('index_crawls')
    .values({ user_id: userId, name, ...newCrawl(lookedAt) })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'name']).doUpdateSet(({ and, case: choose, eb, lit, ref }) => {
        const isResumed = and([
          lit(lookedAt === nowMs),
          eb('index_crawls.looked_at', '<=', lookOfBackground(nowMs)),
          eb('index_crawls.state', '=', 'current'),
        ]);
        const [known, due] = [ref('index_crawls.looked_at'), ref('index_crawls.due_at')];
        return {
          looked_at: choose().when('index_crawls.looked_at', '<', lookedAt).then(lookedAt).else(known).end(),
          due_at: choose().when(isResumed).then(REQUESTED).else(due).end(),
        };
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

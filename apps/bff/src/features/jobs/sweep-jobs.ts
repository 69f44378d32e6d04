import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';

const RETENTION_MS = 30 * 24 * 3_600_000;
const SWEPT_AT_ONCE = 10; // Each may have ten thousand items, which are deleted with it.

/** Deletes jobs that ended more than a month ago, in small batches. */
export async function sweepJobs(store: Store, clock: Clock): Promise<void> {
  const ended = await store
    .selectFrom('jobs')
    .select('id')
    .where('ended_at', '<', clock.nowMs() - RETENTION_MS)
    .limit(SWEPT_AT_ONCE)
    .execute();
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await store.deleteFrom('jobs').where('id', 'in', ids).execute();
}

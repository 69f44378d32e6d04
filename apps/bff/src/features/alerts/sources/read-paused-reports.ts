import type { Store } from '#platform/store/open-store.ts';
import type { ReadSource } from './alert-source.ts';

/** Reads a user's paused reports. */
export function readPausedReports(store: Store): ReadSource<'reports'> {
  return async ({ userId }) => {
    const paused = await store
      .selectFrom('reports')
      .select(['id', 'name', 'last_result', 'last_at'])
      .where('user_id', '=', userId)
      .where('status', '=', 'paused')
      .execute();
    const rows = paused.map(({ id, name, last_result: reason, last_at }) => ({
      id,
      name,
      reason,
      atMs: Number(last_at),
    }));
    return { rows, gap: undefined };
  };
}

import type { Insertable } from 'kysely';
import { REQUESTED } from '#platform/store/requested-meanwhile.ts';
import type { IndexTables } from '#platform/store/tables/index-tables.ts';
import { DEFAULT_HORIZON_DAYS } from './horizon.ts';

/** The initial state of the sweep of older files. */
export const SWEEP_START = {
  sweep_at: null,
  sweep_phase: 0,
  sweep_token: null,
  sweep_read_count: 0,
  older_count: 0,
  sweep_ended_at: null,
};

/** Returns a new index that has read nothing yet and that its user is viewing. */
export function createCrawl(nowMs: number): Omit<Insertable<IndexTables['index_crawls']>, 'user_id' | 'name'> {
  return {
    state: 'starting',
    reason: null,
    failure: null,
    link: null,
    generation: 1,
    list_token: null,
    is_listed: 0,
    is_incomplete: 0,
    relist_at: null,
    change_token: null,
    calls: 0,
    as_of: null,
    horizon_days: DEFAULT_HORIZON_DAYS,
    horizon_at: null,
    list_stage: 0,
    is_rereading: 0,
    ...SWEEP_START,
    day_at: null,
    day_calls: 0,
    last_viewed_at: nowMs,
    due_at: REQUESTED,
    lease_until: 0,
  };
}

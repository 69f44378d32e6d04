import type { Store } from '#platform/store/open-store.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import type { TestClock } from './test-clock.ts';

/** The tables of work that a process claims for a time. */
const CLAIMED = [
  'absences',
  'alert_channels',
  'alert_feeds',
  'approval_escalations',
  'calendar_access_periods',
  'deployment_watches',
  'index_crawls',
  'reports',
  'scheduled_deployments',
] as const satisfies readonly (keyof StoreSchema)[];

/**
 * Moves the clock, unless a process is working on something: on a slow machine, its lease would end before the work does, and the
 * work would be done twice.
 */
export async function letTimePass(clock: TestClock, store: Store, durationMs: number): Promise<void> {
  const nowMs = clock.nowMs();
  for (const table of CLAIMED) {
    const isClaimed = store.selectFrom(table).select('lease_until').where('lease_until', '>', nowMs).limit(1);
    if ((await isClaimed.execute()).length > 0) return;
  }
  clock.advance(durationMs);
}

import type { components } from '@rotunda/api-client/bff-types';
import type { FailureReason } from '#domain/problem.ts';
import { type CrawlRow, WAITS_FOR_USER } from '#features/indexes/store/crawl-store.ts';
import { DEFAULT_HORIZON_DAYS, HORIZON_DAYS, SWEEP_CALLS_PER_DAY } from '#features/indexes/store/horizon.ts';
import type { IndexKey } from '#features/indexes/store/index-target.ts';
import type { TargetStore } from '#features/indexes/store/target-store.ts';

/** How much an index has covered. */
export type Coverage = components['schemas']['Coverage'];

const STATES: readonly Coverage['state'][] = ['starting', 'listing', 'scanning', 'current', 'paused'];
const FAILURES: Readonly<Record<FailureReason, true>> = {
  quota: true,
  scope_missing: true,
  api_disabled: true,
  domain_policy: true,
  not_offered: true,
  not_found: true,
  conflict: true,
  refused: true,
  outage: true,
};
const MAX_FAILED = 100;

/** Returns the coverage of an index, including the targets that could not be read. */
export async function toCoverage(targets: TargetStore, key: IndexKey, crawl: CrawlRow): Promise<Coverage> {
  const { waiting, done, failed, retried, nextRetryAt } = await targets.count(key);
  const isPaused = crawl.state === 'paused';
  const failure = isFailure(crawl.failure) ? crawl.failure : undefined;
  const relistAt = crawl.relist_at === null ? undefined : Number(crawl.relist_at);
  const resumeAt = isPaused ? Number(crawl.due_at) : findEarliest(nextRetryAt, relistAt);
  return {
    state: STATES.find((state) => state === crawl.state) ?? 'starting',
    ...(crawl.reason !== null && { reason: crawl.reason }),
    ...(isPaused && failure && { failure }),
    ...(isPaused && crawl.link !== null && { link: crawl.link }),
    ...(resumeAt !== undefined && resumeAt < WAITS_FOR_USER && { resumeTime: new Date(resumeAt).toISOString() }),
    ...(crawl.is_incomplete === 1 && { isIncomplete: true }),
    ...(retried > 0 && { retryCount: retried }),
    scanned: done,
    total: waiting + done + failed,
    failedCount: failed,
    failed: failed === 0 ? [] : await targets.listFailed(key, MAX_FAILED),
    ...(crawl.horizon_at !== null && { older: toOlder(crawl) }),
    ...(crawl.as_of !== null && { asOf: new Date(crawl.as_of).toISOString() }),
    calls: crawl.calls,
  };
}

/** Returns what is known about files older than the horizon. */
function toOlder({
  horizon_days,
  horizon_at,
  sweep_phase,
  sweep_read_count,
  older_count,
}: CrawlRow): Coverage['older'] {
  return {
    horizonDays: HORIZON_DAYS.find((days) => days === horizon_days) ?? DEFAULT_HORIZON_DAYS,
    since: new Date(Number(horizon_at)).toISOString(),
    scanned: sweep_read_count,
    total: Math.max(older_count, sweep_read_count),
    isCounted: sweep_phase > 0,
    isScanned: sweep_phase > 1,
    callsPerDay: SWEEP_CALLS_PER_DAY,
  };
}

function findEarliest(...times: (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

function isFailure(text: string | null): text is FailureReason {
  return text !== null && Object.hasOwn(FAILURES, text);
}

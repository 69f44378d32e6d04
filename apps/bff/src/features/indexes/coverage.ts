import type { components } from '@rotunda/api-client/bff-types';
import type { CrawlRow } from './crawl-store.ts';
import type { IndexKey, TargetStore } from './target-store.ts';

/** How much of everything an index has looked at. */
export type Coverage = components['schemas']['Coverage'];

const STATES: readonly Coverage['state'][] = ['starting', 'listing', 'scanning', 'current', 'paused'];
const MAX_FAILED = 100;

/** How much of everything an index has looked at, by name what it could not. */
export async function toCoverage(targets: TargetStore, key: IndexKey, crawl: CrawlRow): Promise<Coverage> {
  const { waiting, done, failed } = await targets.count(key);
  return {
    state: STATES.find((state) => state === crawl.state) ?? 'starting',
    ...(crawl.reason !== null && { reason: crawl.reason }),
    scanned: done,
    total: waiting + done + failed,
    failedCount: failed,
    failed: failed === 0 ? [] : await targets.listFailed(key, MAX_FAILED),
    ...(crawl.as_of !== null && { asOf: new Date(crawl.as_of).toISOString() }),
    calls: crawl.calls,
  };
}

import type { components } from '@rotunda/api-client/bff-types';
import type { FailureReason } from '#domain/problem.ts';
import { type CrawlRow, WAITS_FOR_PERSON } from './crawl-store.ts';
import type { IndexKey, TargetStore } from './target-store.ts';

/** How much of everything an index has looked at. */
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

/** How much of everything an index has looked at, by name what it could not. */
export async function toCoverage(targets: TargetStore, key: IndexKey, crawl: CrawlRow): Promise<Coverage> {
  const { waiting, done, failed, retried, nextRetryAt } = await targets.count(key);
  const isPaused = crawl.state === 'paused';
  const failure = isFailure(crawl.failure) ? crawl.failure : undefined;
  const relistAt = crawl.relist_at === null ? undefined : Number(crawl.relist_at);
  const resumeAt = isPaused ? Number(crawl.due_at) : earliest(nextRetryAt, relistAt);
  return {
    state: STATES.find((state) => state === crawl.state) ?? 'starting',
    ...(crawl.reason !== null && { reason: crawl.reason }),
    ...(isPaused && failure && { failure }),
    ...(isPaused && crawl.link !== null && { link: crawl.link }),
    ...(resumeAt !== undefined && resumeAt < WAITS_FOR_PERSON && { resumeTime: new Date(resumeAt).toISOString() }),
    ...(crawl.is_incomplete === 1 && { isIncomplete: true }),
    ...(retried > 0 && { retryCount: retried }),
    scanned: done,
    total: waiting + done + failed,
    failedCount: failed,
    failed: failed === 0 ? [] : await targets.listFailed(key, MAX_FAILED),
    ...(crawl.as_of !== null && { asOf: new Date(crawl.as_of).toISOString() }),
    calls: crawl.calls,
  };
}

function earliest(...times: (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

function isFailure(text: string | null): text is FailureReason {
  return text !== null && Object.hasOwn(FAILURES, text);
}

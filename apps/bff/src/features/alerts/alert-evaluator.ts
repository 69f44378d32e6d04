import type { Logger } from 'pino';
import { LeasedPoller } from '#platform/background/leased-poller.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { Lease } from '#platform/store/lease.ts';
import { type EvaluationDeps, evaluateFeed } from './evaluate-feed.ts';
import type { FeedKey } from './feed-store.ts';

type EvaluatorDeps = EvaluationDeps & {
  invalidations: UserInvalidations;
  /** Called when there may be alerts to deliver. */
  onChange: () => void;
  log: Logger;
};

const AT_ONCE = 4;
const RETRY_MS = 15_000;

/**
 * Creates the worker that evaluates users' rules. Several processes may run it; each source of a user is claimed by one process.
 */
export function createAlertEvaluator(deps: EvaluatorDeps): LeasedPoller<FeedKey> {
  const { feeds, clock, log } = deps;
  return new LeasedPoller<FeedKey>({
    clock,
    log,
    atOnce: AT_ONCE,
    rows: feeds,
    idOf: ({ userId, source }) => JSON.stringify([userId, source]),
    run: (key, lease) => evaluate(deps, key, lease).catch((error: unknown) => fail(deps, key, lease, error)),
  });
}

async function evaluate(deps: EvaluatorDeps, key: FeedKey, lease: Lease): Promise<void> {
  const { isChanged, isReleased } = await evaluateFeed(deps, key, lease);
  if (!isReleased) deps.log.warn({ source: key.source }, 'alert source was claimed by another process');
  if (!isChanged) return;
  deps.onChange();
  await deps.invalidations.publish(key.userId, 'alerts');
}

async function fail({ feeds, clock, log }: EvaluatorDeps, key: FeedKey, lease: Lease, error: unknown): Promise<void> {
  log.error({ err: error, source: key.source }, 'failed to evaluate alert rules');
  const result = { problem: 'The console failed to evaluate the rule.', gap: null, dueAt: clock.nowMs() + RETRY_MS };
  await feeds.release(key, lease, result, () => Promise.resolve());
}

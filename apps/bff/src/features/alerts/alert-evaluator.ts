import type { Logger } from 'pino';
import type { BackgroundTask } from '#platform/background/background-task.ts';
import { Poller } from '#platform/background/poller.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { Lease } from '#platform/store/lease.ts';
import { type EvaluationDeps, evaluateFeed } from './evaluate-feed.ts';
import type { FeedKey } from './feed-store.ts';

type EvaluatorDeps = EvaluationDeps & {
  invalidations: UserInvalidations;
  /** Called when there may be something to deliver. */
  onChange: () => void;
  log: Logger;
};

const AT_ONCE = 4;
const LOOK_AGAIN_MS = 250; // While there are more sources than are evaluated at once.
const RETRY_MS = 15_000;

/** Evaluates the rules of people. Several processes may do so: each source of a person is claimed by one. */
export class AlertEvaluator implements BackgroundTask {
  readonly #deps: EvaluatorDeps;
  readonly #poller: Poller;
  readonly #running = new Set<Promise<void>>();
  #isClosed = false;

  constructor(deps: EvaluatorDeps) {
    this.#deps = deps;
    this.#poller = new Poller({ ...deps, poll: () => this.#runDue() });
  }

  start(): void {
    this.#poller.start();
  }

  /** Says that there is a source to evaluate. */
  notify(): void {
    this.#poller.notify();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#poller.close();
    await Promise.all(this.#running);
  }

  async #runDue(): Promise<number> {
    const { feeds, clock } = this.#deps;
    const dueAt = await feeds.findNextDue();
    if (dueAt > clock.nowMs()) return dueAt;
    const room = AT_ONCE - this.#running.size;
    const due = room > 0 ? await feeds.listDue(room) : [];
    for (const key of due) {
      const lease = this.#isClosed ? undefined : await feeds.claim(key);
      if (lease) this.#begin(key, lease);
    }
    return clock.nowMs() + LOOK_AGAIN_MS;
  }

  #begin(key: FeedKey, lease: Lease): void {
    const { invalidations, onChange, log } = this.#deps;
    const ended = lease
      .hold(() => evaluateFeed(this.#deps, key, lease))
      .then(async ({ isChanged, isReleased }) => {
        if (!isReleased) log.warn({ source: key.source }, 'a source of alerts was claimed by another process');
        if (!isChanged) return;
        onChange();
        await invalidations.publish(key.userId, 'alerts');
      })
      .catch((error: unknown) => this.#fail(key, lease, error))
      .catch((error: unknown) => log.warn({ err: error }, 'failed to release a source of alerts'))
      .finally(() => this.#running.delete(ended));
    this.#running.add(ended);
  }

  async #fail(key: FeedKey, lease: Lease, error: unknown): Promise<void> {
    const { feeds, clock, log } = this.#deps;
    log.error({ err: error, source: key.source }, 'failed to evaluate rules of alerts');
    const result = { problem: 'The console failed to evaluate the rule.', gap: null, dueAt: clock.nowMs() + RETRY_MS };
    await feeds.release(key, lease, result, () => Promise.resolve());
  }
}

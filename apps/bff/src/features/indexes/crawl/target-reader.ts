import { type ReadTarget, readTarget } from '#features/indexes/readers/read-target.ts';
import type { Target } from '#features/indexes/store/index-target.ts';
import type { DueTarget } from '#features/indexes/store/target-store.ts';
import { classifyFailure, toProblem } from './classify-failure.ts';
import type { CrawlSession } from './crawl-session.ts';
import { getFingerprint, type SharedRead } from './shared-reads.ts';
import { isSharedRank } from './target-rank.ts';

const AT_ONCE = 8; // The maximum number of concurrent calls per user and index.
const BATCH = AT_ONCE * 16;
const MAX_BACKOFF_MS = 10 * 60_000;
const CLAIMED_RETRY_MS = 5_000;
const MAX_CONSECUTIVE_OUTAGES = 8; // This many indicate that the service is down, not that a single file fails.
const INCOMPLETE_SEARCH = 'The service did not search everywhere.';
/** The maximum number of targets without rows reread per minute: the more there are, the longer each one waits. */
const REREADS_PER_MINUTE = 60;

/** Reads the due targets of an index. */
export class TargetReader {
  readonly #session: CrawlSession;
  /** Read but not yet stored: fingerprints to share, and files that had and have no findings. */
  readonly #read = new Map<string, string>();
  readonly #empty: string[] = [];
  #emptyStaleAfterMs = 0;
  #consecutiveOutages = 0;
  #hasProgress = false;

  constructor(session: CrawlSession) {
    this.#session = session;
  }

  /** Whether anything was read, so that a subsequent pause does not count as a repeated one. */
  get hasProgress(): boolean {
    return this.#hasProgress;
  }

  /** Throws ProblemError if the whole index cannot continue. */
  async readDue(): Promise<void> {
    const { deps, key, reader } = this.#session;
    let hasRead = false;
    await this.#measureStaleness();
    for (;;) {
      const due = this.#session.isStopping ? [] : await deps.targets.listDue(key, BATCH);
      if (due.length === 0) break;
      hasRead = true;
      const queue = await this.#skipSharedReads(due);
      try {
        await this.forEachConcurrent(queue, (target) => this.#readTarget(target));
      } finally {
        await this.#flush();
      }
    }
    if (hasRead) await reader.finish?.(key.userId);
    if (hasRead) deps.onChange();
  }

  /** Processes items eight at a time. Throws the first failure after all reads in progress have ended. */
  async forEachConcurrent<Item>(items: readonly Item[], read: (item: Item) => Promise<void>): Promise<void> {
    const queue = [...items];
    const work = async () => {
      for (let item = queue.shift(); item && !this.#session.isStopping; item = queue.shift()) await read(item);
    };
    // Waits for all reads, because a rerun after a failure would repeat those in progress.
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => work().finally(() => queue.splice(0))));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** Reads a file with the user's own credential. */
  async readFile(target: Target): Promise<ReadTarget> {
    const { reader, principal, paths, request } = this.#session;
    const read = await readTarget(reader, request, target, { principal, paths });
    this.#consecutiveOutages = 0;
    this.#hasProgress = true;
    return read;
  }

  async #measureStaleness(): Promise<void> {
    const { deps, key, reader } = this.#session;
    const { waiting, done } = await deps.targets.count(key);
    const affordableMs = ((waiting + done) / REREADS_PER_MINUTE) * 60_000;
    this.#emptyStaleAfterMs = Math.round(Math.max(reader.staleAfterMs, affordableMs));
  }

  /** Completes targets that other users have since found unchanged, and skips those that other users are reading now. */
  async #skipSharedReads(due: readonly DueTarget[]): Promise<DueTarget[]> {
    const { deps, key, reader } = this.#session;
    // Changed files are read by every user, because others may have read them before the change.
    const isAsked = ({ dueAt }: DueTarget) => reader.isUserIndependent && dueAt >= 0;
    const nowMs = deps.clock.nowMs();
    const known = await deps.shared.claim(
      key,
      due.filter(isAsked).map(({ id }) => id),
      nowMs - this.#emptyStaleAfterMs,
    );
    const toRead: DueTarget[] = [];
    const empty: string[] = [];
    const claimed: string[] = [];
    let emptySince = nowMs;
    for (const target of due) {
      const read = isAsked(target) ? known.get(target.id) : undefined;
      // Files shared with the user are most likely meant for them and are read without waiting.
      if (read === 'claimed' && !isSharedRank(target.rank)) claimed.push(target.id);
      else if (read === undefined || read === 'claimed' || !isAsBefore(read, target)) toRead.push(target);
      else if (read.fingerprint === '') {
        empty.push(target.id);
        emptySince = Math.min(emptySince, read.readAt);
      } else if (read.readAt + reader.staleAfterMs <= nowMs) toRead.push(target);
      else await deps.targets.markUnchanged(key, [target.id], read.readAt + reader.staleAfterMs);
    }
    if (empty.length > 0) await deps.targets.markUnchanged(key, empty, emptySince + this.#emptyStaleAfterMs);
    if (claimed.length > 0) await deps.targets.postpone(key, claimed, nowMs + CLAIMED_RETRY_MS);
    if (toRead.length < due.length) deps.onChange();
    return toRead;
  }

  async #readTarget(target: DueTarget): Promise<void> {
    const { deps, key, reader } = this.#session;
    try {
      const { rows, isIncomplete } = await this.readFile(target);
      if (this.#session.isLeaseLost) return;
      const fingerprint = getFingerprint(rows);
      if (reader.isUserIndependent && !isIncomplete) this.#read.set(target.id, fingerprint);
      const hadRows = (target.fingerprint ?? '') !== '';
      if (rows.length === 0 && !hadRows && !isIncomplete && target.dueAt >= 0) {
        this.#empty.push(target.id);
        return;
      }
      if (rows.length > 0 || hadRows) await deps.rows.replace(key.userId, key.name, target.id, rows);
      const staleAfterMs = rows.length > 0 || isIncomplete ? reader.staleAfterMs : this.#emptyStaleAfterMs;
      const result = isIncomplete
        ? ({ state: 'failed', reason: INCOMPLETE_SEARCH } as const)
        : ({ state: 'done' } as const);
      const dueAt = deps.clock.nowMs() + staleAfterMs;
      await deps.targets.finish(key, target, { ...result, attempts: 0, dueAt, fingerprint });
    } catch (error) {
      if (this.#session.isLeaseLost) return;
      await this.#fail(target, error);
    }
    deps.onChange();
  }

  /** Stores the common results together, to avoid one transaction per file. */
  async #flush(): Promise<void> {
    const { deps, key } = this.#session;
    const read = new Map(this.#read);
    const empty = this.#empty.splice(0);
    this.#read.clear();
    if (this.#session.isLeaseLost) return;
    await deps.shared.record(key.name, read);
    if (empty.length === 0) return;
    await deps.targets.markUnchanged(key, empty, deps.clock.nowMs() + this.#emptyStaleAfterMs);
    deps.onChange();
  }

  async #fail(target: DueTarget, error: unknown): Promise<void> {
    const { deps, key } = this.#session;
    const { verdict, problem } = this.classify(error);
    if (verdict.kind === 'drop') {
      await deps.targets.drop(key, target.id);
      return;
    }
    const attempts = target.attempts + 1;
    const waitMs = Math.max((problem.retryAfterSeconds ?? 0) * 1000, Math.min(1000 * 2 ** attempts, MAX_BACKOFF_MS));
    await deps.targets.finish(key, target, {
      state: 'failed',
      reason: verdict.reason,
      attempts,
      dueAt: verdict.kind === 'final' ? undefined : deps.clock.nowMs() + waitMs,
    });
  }

  /** Returns the consequence of a failure for one file. Throws if it affects the whole index, which then makes no more calls. */
  classify(error: unknown) {
    const problem = toProblem(error);
    this.#consecutiveOutages = problem.failure === 'outage' ? this.#consecutiveOutages + 1 : 0;
    const verdict = classifyFailure(problem, this.#session.reader);
    if (verdict.kind === 'pause' || this.#consecutiveOutages >= MAX_CONSECUTIVE_OUTAGES) {
      this.#session.abandon();
      throw problem;
    }
    return { verdict, problem };
  }
}

/** Whether another user's read matches this user's data and the file has not been modified since. */
function isAsBefore({ fingerprint, readAt }: Exclude<SharedRead, 'claimed'>, target: DueTarget): boolean {
  return fingerprint === (target.fingerprint ?? '') && readAt > (target.modifiedAt ?? 0);
}

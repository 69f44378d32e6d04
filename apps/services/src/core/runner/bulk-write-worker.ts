import { once } from 'node:events';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import type { Clock } from '#core/clock.ts';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import type { JsonText } from '#core/http/response.ts';
import type { Invocation } from '#core/operations/invocation.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import { FairQueue, QueueFullError } from '#core/scheduling/fair-queue.ts';
import { startThread } from '#core/scheduling/start-thread.ts';
import { getFailureSignal } from '#core/scheduling/thread-failure.ts';
import type { Database } from '#db/database.ts';
import { type BulkWrite, type BulkWriteOutcome, type BulkWriteStart, toResponse } from './bulk-write.ts';
import type { GroupCommit } from './group-commit.ts';

type Deps = { db: Database; clock: Clock; settings: ServiceSettings; commits: GroupCommit };

const READ_LIMITS = { concurrency: 1, maxWaitingOfUser: 10, maxWaiting: 60 };

/**
 * Runs operations that change very many rows (such as sharing a folder with tens of thousands of files) or compute for long (such
 * as parsing megabytes of code), each in one transaction in its own thread. Readers see the previous state until the commit.
 * Other writes wait for a bulk write, but not for a read-only operation.
 */
export class BulkWriteWorker {
  readonly #deps: Deps;
  readonly #reads = new FairQueue(READ_LIMITS);
  #last: Promise<unknown> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Runs writes one after another, and read-only operations fairly between users. Resolves to the selected fields of the
   * handler's response. Rejects with the handler's error, with 429 or 503 if too many reads are queued, and with the reason if
   * `signal` aborts before the operation starts.
   */
  async run(
    operationId: OperationId,
    databasePath: string,
    invocation: Invocation,
    signal: AbortSignal,
  ): Promise<JsonText | undefined> {
    const start = { operationId, databasePath };
    const { commits } = this.#deps;
    const isRead = operations[operationId].method === 'GET';
    if (!isRead) return this.#runInTurn(() => this.#perform(start, invocation, (work) => commits.runExclusive(work)));
    try {
      return await this.#reads.run(invocation.caller.accountId, signal, () =>
        this.#perform(start, invocation, (work) => work()),
      );
    } catch (error) {
      throw error instanceof QueueFullError ? tooManyReads(error) : error;
    }
  }

  /** Runs work that writes through its own connection, serialised with the operations. */
  async runElsewhere(work: () => Promise<void>): Promise<void> {
    const { db, commits } = this.#deps;
    await this.#runInTurn(() => commits.runExclusive(work));
    db.notifyCommit();
  }

  #runInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** `hold` runs the given work with other writes blocked, or immediately. */
  async #perform(
    workerData: BulkWriteStart,
    { fields: _, ...invocation }: Invocation,
    hold: (work: () => Promise<BulkWriteOutcome>) => Promise<BulkWriteOutcome>,
  ): Promise<JsonText | undefined> {
    const { db, clock, settings } = this.#deps;
    const script = new URL('./bulk-write-thread.ts', import.meta.url);
    const worker = startThread(script, { workerData, name: 'bulk write', stderr: true });
    const signal = getFailureSignal(worker);
    try {
      await once(worker, 'message', { signal }); // The worker is ready. Other writes are blocked only during the write itself.
      const outcome = await hold(async () => {
        const reply = once(worker, 'message', { signal });
        const { publicOrigin, consoleOrigin } = settings;
        const write: BulkWrite = { invocation, nowMs: clock.nowMs(), settings: { publicOrigin, consoleOrigin } };
        worker.postMessage(write);
        const [message]: BulkWriteOutcome[] = await reply;
        return message ?? { failure: 'no outcome' };
      });
      return toResponse(outcome);
    } finally {
      await worker.terminate();
      db.notifyCommit();
    }
  }
}

function tooManyReads({ isOwn }: QueueFullError): ServiceError {
  return isOwn
    ? globalError(429, 'userRateLimitExceeded', 'User Rate Limit Exceeded. Wait for the requests in progress to end.')
    : globalError(503, 'backendError', 'Too many large reads are in progress. Try again in a moment.');
}

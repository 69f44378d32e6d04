import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { OperationId } from '@rotunda/api-client/operations';
import type { Clock } from '#core/clock.ts';
import type { GroupCommit } from '#core/group-commit.ts';
import type { Invocation } from '#core/invocation.ts';
import type { ServiceSettings } from '#core/operation.ts';
import type { Database } from '#db/database.ts';
import { type BulkWrite, type BulkWriteOutcome, type BulkWriteStart, toResponse } from './bulk-write.ts';

type Deps = { db: Database; clock: Clock; settings: ServiceSettings; commits: GroupCommit };

/**
 * Runs operations that change very many rows, such as the sharing of a folder with tens of thousands of files, or compute
 * for long, such as the parsing of megabytes of code, each in one transaction in a thread of its own. Meanwhile everybody reads what was there before, and other writes wait.
 */
export class BulkWriteWorker {
  readonly #deps: Deps;
  #last: Promise<unknown> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** One after another. Resolves to the handler's answer; rejects with what it throws. */
  run(operationId: OperationId, databasePath: string, invocation: Invocation): Promise<unknown> {
    return this.#inTurn(() => this.#perform({ operationId, databasePath }, invocation));
  }

  /** Runs work that writes through a connection of its own, in turn with the operations. */
  async runElsewhere(work: () => Promise<void>): Promise<void> {
    const { db, commits } = this.#deps;
    await this.#inTurn(() => commits.hold(work));
    db.announceCommit();
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #perform(workerData: BulkWriteStart, { fields: _, ...invocation }: Invocation): Promise<unknown> {
    const { db, clock, settings, commits } = this.#deps;
    const script = new URL('./bulk-write-thread.ts', import.meta.url);
    const worker = new Worker(script, { workerData, env: {}, name: 'wide write', stderr: true });
    try {
      await once(worker, 'message'); // It is ready: others wait for the writing alone.
      const outcome = await commits.hold(async () => {
        const answered = once(worker, 'message');
        const { publicOrigin, consoleOrigin } = settings;
        const write: BulkWrite = { invocation, nowMs: clock.nowMs(), settings: { publicOrigin, consoleOrigin } };
        worker.postMessage(write);
        const [message]: BulkWriteOutcome[] = await answered;
        return message ?? { failure: 'no outcome' };
      });
      return toResponse(outcome);
    } finally {
      await worker.terminate();
      db.announceCommit();
    }
  }
}

import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Lease } from '#platform/store/lease.ts';
import type { BackgroundTask } from './background-task.ts';
import { Poller } from './poller.ts';

/** Rows of the store that work is due for. */
export type LeasedPollerDeps<Row> = {
  clock: Clock;
  log: Logger;
  /** How many rows this process works at at most. */
  atOnce: number;
  /** When the next row is due, in Unix milliseconds; Infinity without any. */
  findNextDue: () => Promise<number>;
  /** Rows that are due and that no process works at. */
  listDue: (limit: number) => Promise<readonly Row[]>;
  /** Takes a row over; undefined when another process has. */
  claim: (row: Row) => Promise<Lease | undefined>;
  /** Names a row. */
  idOf: (row: Row) => string;
  /** Does what is due for a row, and releases its lease. */
  run: (row: Row, lease: Lease) => Promise<void>;
};

/** Rows have due times and are told of by the process that has written them: another one finds them after so long. */
const MAX_SLEEP_MS = 15_000;
const POLL_MS = 250; // While there are more rows than are worked at at once.

/** Works at rows that are due. Several processes may do so: each row is claimed by one. */
export class LeasedPoller<Row> implements BackgroundTask {
  readonly #deps: LeasedPollerDeps<Row>;
  readonly #poller: Poller;
  readonly #running = new Map<string, Promise<void>>();
  #isClosed = false;

  constructor(deps: LeasedPollerDeps<Row>) {
    this.#deps = deps;
    this.#poller = new Poller({
      clock: deps.clock,
      log: deps.log,
      poll: () => this.#runDue(),
      maxSleepMs: MAX_SLEEP_MS,
    });
  }

  start(): void {
    this.#poller.start();
  }

  /** Says that there may be something due. */
  notify(): void {
    this.#poller.notify();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#poller.close();
    await Promise.all(this.#running.values());
  }

  async #runDue(): Promise<number> {
    const { atOnce, findNextDue, listDue, claim, idOf, clock } = this.#deps;
    const dueAt = await findNextDue();
    if (dueAt > clock.nowMs()) return dueAt;
    const room = atOnce - this.#running.size;
    const due = room > 0 ? await listDue(room) : [];
    for (const row of due) {
      // A lease ends early when the clock is set: this process is still at the row then.
      const isTaken = this.#isClosed || this.#running.has(idOf(row));
      const lease = isTaken ? undefined : await claim(row);
      if (lease) this.#begin(row, lease);
    }
    return clock.nowMs() + POLL_MS;
  }

  #begin(row: Row, lease: Lease): void {
    const { run, idOf, log } = this.#deps;
    const id = idOf(row);
    const ended = lease
      .hold(() => run(row, lease))
      .catch((error: unknown) => log.warn({ err: error }, 'failed to do what was due for a row'))
      .finally(() => this.#running.delete(id));
    this.#running.set(id, ended);
  }
}

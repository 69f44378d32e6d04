import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Lease } from '#platform/store/lease.ts';
import type { BackgroundTask } from './background-task.ts';
import { Poller } from './poller.ts';

/** The rows of the store with due work. */
export type ClaimableRows<Row> = {
  /** Returns when the next row can be claimed, in Unix milliseconds, or Infinity if there is none. */
  findNextDue(): Promise<number>;
  /** Returns due rows that no process is working on. */
  listDue(limit: number): Promise<readonly Row[]>;
  /** Claims a row. Returns undefined if another process has claimed it. */
  claim(row: Row): Promise<Lease | undefined>;
};

/** The dependencies of a leased poller. */
export type LeasedPollerDeps<Row> = {
  clock: Clock;
  log: Logger;
  /** The maximum number of rows that this process works on concurrently. */
  atOnce: number;
  rows: ClaimableRows<Row>;
  /** Returns the ID of a row. */
  idOf: (row: Row) => string;
  /** Does the due work of a row, and releases its lease. */
  run: (row: Row, lease: Lease) => Promise<void>;
};

/** Only the process that has written a row is notified of it. Other processes find the row after at most this time. */
const MAX_SLEEP_MS = 15_000;
const POLL_MS = 250; // The polling interval while more rows are due than can be processed concurrently.

/** Processes due rows. Several processes may run it; each row is claimed by one process. */
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

  /** Signals that a row may be due. */
  notify(): void {
    this.#poller.notify();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#poller.close();
    await Promise.all(this.#running.values());
  }

  async #runDue(): Promise<number> {
    const { atOnce, rows, idOf, clock } = this.#deps;
    const dueAt = await rows.findNextDue();
    if (dueAt > clock.nowMs()) return dueAt;
    const room = atOnce - this.#running.size;
    const due = room > 0 ? await rows.listDue(room) : [];
    for (const row of due) {
      // A lease ends early if the clock is changed, while this process is still working on the row.
      const isTaken = this.#isClosed || this.#running.has(idOf(row));
      const lease = isTaken ? undefined : await rows.claim(row);
      if (lease) this.#begin(row, lease);
    }
    return clock.nowMs() + POLL_MS;
  }

  #begin(row: Row, lease: Lease): void {
    const { run, idOf, log } = this.#deps;
    const id = idOf(row);
    const ended = lease
      .runWithRenewal(() => run(row, lease))
      .catch((error: unknown) => log.warn({ err: error }, 'failed to process a due row'))
      .finally(() => {
        this.#running.delete(id);
        this.notify();
      });
    this.#running.set(id, ended);
  }
}

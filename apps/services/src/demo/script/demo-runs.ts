import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import { Random } from '#demo/setting/random.ts';
import { endProcess, type LiveProcess, listLiveProcesses, startProcess } from '#script/processes/live-process.ts';
import { MAX_RUN_MS } from './run-record.ts';

type Deps = {
  db: Database;
  clock: Clock;
  /** Called if a run cannot be recorded. */
  onError: (error: unknown) => void;
};

/**
 * Ends the in-progress executions of the demo organisation like real ones, within the maximum execution time. The next start of
 * the services ends the remaining ones, like any others.
 */
export class DemoRuns implements Disposable {
  readonly #deps: Deps;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Schedules the ends of all executions in progress. */
  start(): void {
    const { db, clock } = this.#deps;
    const random = new Random('runs');
    for (const { startedAtMs, isQueued, ...live } of listLiveProcesses(db)) {
      const leftMs = Math.max(0, startedAtMs + MAX_RUN_MS - clock.nowMs());
      const endMs = leftMs * (0.3 + 0.6 * random.fraction());
      if (isQueued) this.#plan(endMs / 2, () => startProcess(db, live, clock.nowMs()));
      this.#plan(endMs, () => this.#end(live));
    }
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  [Symbol.dispose](): void {
    this.close();
  }

  #plan(delayMs: number, act: () => void): void {
    const { db, onError } = this.#deps;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void db.write(act).catch(onError);
    }, delayMs).unref();
    this.#timers.add(timer);
  }

  #end(live: LiveProcess): void {
    const { db, clock } = this.#deps;
    endProcess(db, live, { status: 'COMPLETED', timeMs: clock.nowMs(), logs: [] });
  }
}

import { type Program, type RestartPolicy, SupervisedProcess } from './supervised-process.ts';

const RESTART_POLICY: RestartPolicy = { firstDelayMs: 500, shortLifeMs: 30_000, maxShortLives: 5 };

/** Supervises programs that depend on each other: starts them in order, and stops them in reverse order. */
export class Supervisor {
  readonly #processes: readonly SupervisedProcess[];
  readonly #givenUp = Promise.withResolvers<void>();
  #closed: Promise<void> | undefined;

  constructor(programs: readonly Program[], report: (line: string) => void, policy = RESTART_POLICY) {
    const onGiveUp = () => this.#givenUp.resolve();
    this.#processes = programs.map((program) => new SupervisedProcess(program, { policy, report, onGiveUp }));
  }

  /** Resolves when a program keeps exiting and is no longer restarted. The others continue until they are closed. */
  get givenUp(): Promise<void> {
    return this.#givenUp.promise;
  }

  /**
   * Starts each program after the previous one is ready. Resolves to their messages. Rejects with ProgramEndedError if one exits
   * instead; in that case, none is left running.
   */
  async start(): Promise<unknown[]> {
    const messages: unknown[] = [];
    try {
      for (const supervised of this.#processes) {
        if (this.#closed !== undefined) break;
        messages.push(await supervised.start());
      }
    } catch (error) {
      await this.close();
      throw error;
    }
    return messages;
  }

  /** Stops the programs one after another, last first. Each lets work in progress finish. */
  close(): Promise<void> {
    this.#closed ??= (async () => {
      for (const supervised of this.#processes.toReversed()) await supervised.close();
    })();
    return this.#closed;
  }

  /** Kills all programs immediately. */
  kill(): void {
    for (const supervised of this.#processes) supervised.kill();
  }
}

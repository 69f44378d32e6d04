import { type Program, type RestartPolicy, SupervisedProcess } from './supervised-process.ts';

const RESTART_POLICY: RestartPolicy = { firstDelayMs: 500, shortLifeMs: 30_000, maxShortLives: 5 };

/** Keeps programs running that need each other: starts them in their order, and ends them in the reverse one. */
export class Supervisor {
  readonly #processes: readonly SupervisedProcess[];
  readonly #givenUp = Promise.withResolvers<void>();
  #closed: Promise<void> | undefined;

  constructor(programs: readonly Program[], report: (line: string) => void, policy = RESTART_POLICY) {
    const onGivenUp = () => this.#givenUp.resolve();
    this.#processes = programs.map((program) => new SupervisedProcess(program, { policy, report, onGivenUp }));
  }

  /** Resolves when a program keeps ending and is not started again. The others go on until they are closed. */
  get givenUp(): Promise<void> {
    return this.#givenUp.promise;
  }

  /**
   * Starts each program once the one before it is ready; resolves with their messages. Rejects with ProgramEndedError when
   * one ends instead; then none is left running.
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

  /** Ends the programs one after the other, the last first: each lets what is in progress end. */
  close(): Promise<void> {
    this.#closed ??= (async () => {
      for (const supervised of this.#processes.toReversed()) await supervised.close();
    })();
    return this.#closed;
  }

  /** Ends all programs at once. */
  kill(): void {
    for (const supervised of this.#processes) supervised.kill();
  }
}

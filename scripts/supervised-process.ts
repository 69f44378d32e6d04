import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A Node program that a supervisor keeps running. When it is ready, it sends `{ ready }` over its IPC channel. */
export type Program = {
  /** The prefix of messages about the program. */
  name: string;
  /** The arguments for Node: options, the file, and the file's arguments. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** How long the program may take to exit after SIGTERM, in milliseconds, before it is killed. */
  stopWithinMs: number;
};

/** When a program that has exited is restarted. */
export type RestartPolicy = {
  /** The delay before the first restart, in milliseconds. Doubles with each restart after a short run. */
  firstDelayMs: number;
  /** A run shorter than this, in milliseconds, counts towards the limit. */
  shortLifeMs: number;
  /** The number of consecutive short runs after which the program is not restarted. */
  maxShortLives: number;
};

/** The program exited before it was ready. It has written the reason. */
export class ProgramEndedError extends Error {
  override readonly name = 'ProgramEndedError';
  readonly exitCode: number;

  constructor(program: string, exitCode: number) {
    super(`${program} ended with exit code ${exitCode} before it was ready`);
    this.exitCode = exitCode;
  }
}

type ProcessDeps = {
  policy: RestartPolicy;
  /** Receives a line about an event of the program. */
  report: (line: string) => void;
  /** Called once if the program is no longer restarted although it was not closed. */
  onGiveUp: () => void;
};

/** A program in its own process that is restarted whenever it exits. Its output is that of this process. */
export class SupervisedProcess {
  readonly #program: Program;
  readonly #deps: ProcessDeps;
  readonly #closing = new AbortController();
  #child: ChildProcess | undefined;
  #shortLives = 0;

  constructor(program: Program, deps: ProcessDeps) {
    this.#program = program;
    this.#deps = deps;
  }

  /** Starts the program. Resolves to its ready message. Rejects with ProgramEndedError if it exits first. */
  async start(): Promise<unknown> {
    const { child, ready, exitCode } = this.#spawn();
    const startedAt = performance.now();
    const first = await Promise.race([ready, exitCode.then((code) => new ProgramEndedError(this.#program.name, code))]);
    if (first instanceof ProgramEndedError) throw first;
    void this.#restartAfter(child, exitCode, startedAt);
    return first;
  }

  /** Stops the program and resolves when it has exited. Kills it if that takes too long. */
  async close(): Promise<void> {
    this.#closing.abort();
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const killing = setTimeout(() => {
      this.#deps.report(`${this.#program.name}: did not stop in time, killing it`);
      child.kill('SIGKILL');
    }, this.#program.stopWithinMs);
    await ended;
    clearTimeout(killing);
  }

  /** Kills the program immediately. */
  kill(): void {
    this.#closing.abort();
    this.#child?.kill('SIGKILL');
  }

  #spawn(): { child: ChildProcess; ready: Promise<unknown>; exitCode: Promise<number> } {
    // In its own process group, so that Ctrl-C in the terminal reaches only the supervisor, which stops programs in order.
    const child = spawn(process.execPath, this.#program.args, {
      env: this.#program.env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    this.#child = child;
    const ready = new Promise<unknown>((resolve) => {
      // With --watch, the runtime sends its own messages over the same channel.
      child.on('message', (sent) => {
        if (typeof sent === 'object' && sent !== null && 'ready' in sent) resolve(sent.ready);
      });
    });
    const exitCode = new Promise<number>((resolve) => {
      child.once('error', () => resolve(1));
      child.once('exit', (code) => resolve(code ?? 1));
    });
    return { child, ready, exitCode };
  }

  async #restartAfter(child: ChildProcess, exitCode: Promise<number>, startedAt: number): Promise<void> {
    const { name } = this.#program;
    const { policy, report, onGiveUp } = this.#deps;
    const code = await exitCode;
    if (this.#closing.signal.aborted) return;
    const cause = child.signalCode ?? `exit code ${code}`;
    this.#shortLives = performance.now() - startedAt < policy.shortLifeMs ? this.#shortLives + 1 : 0;
    if (this.#shortLives >= policy.maxShortLives) {
      report(`${name}: ended ${this.#shortLives} times in a row soon after its start (${cause}), giving up`);
      onGiveUp();
      return;
    }
    const delayMs = policy.firstDelayMs * 2 ** Math.max(0, this.#shortLives - 1);
    report(`${name}: ended with ${cause}, restarting in ${delayMs / 1000} s`);
    const isDue = await sleep(delayMs, true, { signal: this.#closing.signal }).catch(() => false);
    if (!isDue) return;
    const next = this.#spawn();
    void next.ready.then(() => report(`${name}: running again`));
    await this.#restartAfter(next.child, next.exitCode, performance.now());
  }
}

function hasEnded({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

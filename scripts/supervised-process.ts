import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program of Node that a supervisor keeps running. When it is ready it sends `{ ready }` over its IPC channel. */
export type Program = {
  /** How messages about it begin. */
  name: string;
  /** Arguments for Node: options, the file, and what the file is given. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** How long it may take to end after SIGTERM, in milliseconds; after that it is killed. */
  stopWithinMs: number;
};

/** When a program that has ended is started again. */
export type RestartPolicy = {
  /** Delay before the first restart, in milliseconds. It doubles with each one that follows a short life. */
  firstDelayMs: number;
  /** A shorter life than this, in milliseconds, counts towards the limit. */
  shortLifeMs: number;
  /** After so many short lives in a row the program is not started again. */
  maxShortLives: number;
};

/** The program ended before it was ready. It has written why. */
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
  /** Takes a line about what happened to the program. */
  report: (line: string) => void;
  /** Is called once when the program is not started again though nobody closed it. */
  onGivenUp: () => void;
};

/** One program in a process of its own, started again whenever it ends. Its output is that of this process. */
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

  /** Starts the program and resolves with what it says when it is ready. Rejects with ProgramEndedError when it ends before. */
  async start(): Promise<unknown> {
    const { child, ready, exitCode } = this.#spawn();
    const startedAt = performance.now();
    const first = await Promise.race([ready, exitCode.then((code) => new ProgramEndedError(this.#program.name, code))]);
    if (first instanceof ProgramEndedError) throw first;
    void this.#restartAfter(child, exitCode, startedAt);
    return first;
  }

  /** Asks the program to end, and resolves when it has; kills it when that takes too long. */
  async close(): Promise<void> {
    this.#closing.abort();
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const killing = setTimeout(() => {
      this.#deps.report(`${this.#program.name}: did not end in time, killing it`);
      child.kill('SIGKILL');
    }, this.#program.stopWithinMs);
    await ended;
    clearTimeout(killing);
  }

  /** Ends the program at once. */
  kill(): void {
    this.#closing.abort();
    this.#child?.kill('SIGKILL');
  }

  #spawn(): { child: ChildProcess; ready: Promise<unknown>; exitCode: Promise<number> } {
    // In a session of its own, so that Ctrl-C of the terminal reaches the supervisor alone, which ends programs in order.
    const child = spawn(process.execPath, this.#program.args, {
      env: this.#program.env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    this.#child = child;
    const ready = new Promise<unknown>((resolve) => {
      // With --watch, the runtime sends messages of its own over the same channel.
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
    const { policy, report, onGivenUp } = this.#deps;
    const code = await exitCode;
    if (this.#closing.signal.aborted) return;
    const cause = child.signalCode ?? `exit code ${code}`;
    this.#shortLives = performance.now() - startedAt < policy.shortLifeMs ? this.#shortLives + 1 : 0;
    if (this.#shortLives >= policy.maxShortLives) {
      report(`${name}: ended ${this.#shortLives} times in a row soon after its start (${cause}), giving up`);
      onGivenUp();
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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** What a program has written, and how it ended. */
export type Ended = { code: number | null; output: string };

/** A program with its arguments, which then becomes the one that is to run. */
export type Runner = readonly string[];

/** A console that runs as a process of its own, of any version. */
export class ConsoleProcess implements AsyncDisposable {
  readonly #child: ChildProcess;
  #output = '';

  private constructor([program = '', ...args]: readonly string[], env: Readonly<Record<string, string>>) {
    this.#child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        this.#output += chunk;
      });
    }
  }

  /** Runs a program to its end, with Node and these arguments, or as another program runs it. */
  static async run(
    args: readonly string[],
    env: Readonly<Record<string, string>>,
    runner: Runner = [],
  ): Promise<Ended> {
    const started = new ConsoleProcess([...runner, process.execPath, ...args], env);
    await once(started.#child, 'close');
    return { code: started.#child.exitCode, output: started.#output };
  }

  /** Starts a console; resolves when it serves. Rejects with its output when it ends instead. */
  static async start(
    args: readonly string[],
    env: Readonly<Record<string, string>>,
    runner: Runner = [],
  ): Promise<ConsoleProcess> {
    const started = new ConsoleProcess([...runner, process.execPath, ...args], env);
    const isServing = Promise.withResolvers<void>();
    started.#child.stdout?.on('data', () => {
      if (started.#output.includes('The console is at')) isServing.resolve();
    });
    started.#child.once('close', () => isServing.reject(new Error(`the console ended: ${started.#output}`)));
    await isServing.promise;
    return started;
  }

  /** Asks it to end; resolves to how it did. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const closed = once(this.#child, 'close');
      this.#child.kill(signal);
      await closed;
    }
    return { code: this.#child.exitCode, output: this.#output };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop('SIGKILL');
  }
}

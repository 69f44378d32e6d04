import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** The output and exit code of a program. */
export type Ended = { code: number | null; output: string };

/** A program with its arguments, which then executes the actual program. */
export type Runner = readonly string[];

/** A console of any version in its own process. */
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

  /** Runs a program to its end with Node and these arguments, or through a runner. */
  static async run(
    args: readonly string[],
    env: Readonly<Record<string, string>>,
    runner: Runner = [],
  ): Promise<Ended> {
    const started = new ConsoleProcess([...runner, process.execPath, ...args], env);
    await once(started.#child, 'close');
    return { code: started.#child.exitCode, output: started.#output };
  }

  /** Starts a console. Resolves when it serves requests. Rejects with its output if it exits instead. */
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

  /** Signals the console to shut down. Resolves to its exit. */
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

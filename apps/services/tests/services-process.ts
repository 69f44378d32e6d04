import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareUser } from '#testing/prepare-user.ts';
import { launchServices } from '../../bff/src/testing/processes/launch-services.ts';

/** Runs the services as a separate process that can be ended in any way and restarted with the same data. */
export class ServicesProcess implements Disposable {
  /** The data directory. */
  readonly directory = mkdtempSync(join(tmpdir(), 'rotunda-process-'));
  /** Authorization header with a file storage token of one user. */
  readonly authorization = prepareUser(this.directory);
  #child: ChildProcess | undefined;

  /** Starts the process. Resolves with the process and its origin. */
  async start(): Promise<{ child: ChildProcess; origin: string }> {
    const started = await launchServices({ ...process.env, DATA_DIR: this.directory, DEMO: '0' });
    this.#child = started.child;
    return started;
  }

  [Symbol.dispose](): void {
    this.#child?.kill('SIGKILL');
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/** Ends a process. Resolves when it has exited. */
export async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

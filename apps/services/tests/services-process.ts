import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareUser } from '#testing/prepare-user.ts';
import { launchServices } from '../../bff/src/testing/processes/launch-services.ts';

/** The services as a process of their own, which can be ended in any way and started again with the same data. */
export class ServicesProcess implements Disposable {
  /** Where the data is. */
  readonly directory = mkdtempSync(join(tmpdir(), 'rotunda-process-'));
  /** Header with a token for the file storage of one person. */
  readonly authorization = prepareUser(this.directory);
  #child: ChildProcess | undefined;

  /** Starts the process; gives it and the origin of its addresses. */
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

/** Ends a process, and resolves when it is gone. */
export async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preparePerson } from '#testing/prepare-person.ts';

const MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));

/** The services as a process of their own, which can be ended in any way and started again with the same data. */
export class ServicesProcess implements Disposable {
  /** Where the data is. */
  readonly directory = mkdtempSync(join(tmpdir(), 'rotunda-process-'));
  /** Header with a token for the file storage of one person. */
  readonly authorization = preparePerson(this.directory);
  #child: ChildProcess | undefined;

  /** Starts the process; gives it and the origin of its addresses. */
  async start(): Promise<{ child: ChildProcess; origin: string }> {
    const env = { ...process.env, DATA_DIR: this.directory, SERVICES_PORT: '0', DEMO: '0', LOG_LEVEL: 'silent' };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    const [line] = await once(child.stdout, 'data');
    return { child, origin: String(line).trim().split(' ').at(-1) ?? '' };
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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readCpuSeconds } from './cpu-time.ts';

/** The programs measured for comparison with the console, and the service behind all of them. */
export type PeerProgram = './serve-files.ts' | './serve-relay.ts' | './serve-hono-proxy.ts';

/** A peer program in its own process, on one core. */
export class PeerProcess implements AsyncDisposable {
  readonly origin: string;
  readonly #process: ChildProcess;

  private constructor(origin: string, started: ChildProcess) {
    this.origin = origin;
    this.#process = started;
  }

  /** Starts a program. A proxy forwards its requests to `upstream`. */
  static async start(program: PeerProgram, cpu: number, upstream = ''): Promise<PeerProcess> {
    const path = fileURLToPath(new URL(program, import.meta.url));
    const started = spawn('taskset', ['--cpu-list', String(cpu), process.execPath, path], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, UPSTREAM: upstream },
    });
    const [port] = await once(createInterface({ input: started.stdout }), 'line');
    return new PeerProcess(`http://127.0.0.1:${port}`, started);
  }

  /** Returns the processor time used so far, in seconds. */
  cpuSeconds(): number {
    return readCpuSeconds(this.#process.pid);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
  }
}

/** Listens on a free port and writes the port as a line, for the parent process. */
export async function announcePort(server: Server): Promise<void> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : 0}\n`);
}

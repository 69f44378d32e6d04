import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '#testing/free-port.ts';
import { readCpuSeconds } from './cpu-time.ts';

const ASK_EVERY_MS = 20;

/** Whether the programs that measurements beside nginx need are there; names those that are missing. */
export function findMissingPrograms(): string[] {
  return ['nginx', 'wrk', 'curl', 'taskset'].filter(
    (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0,
  );
}

/** An nginx of one worker on one core. */
export class Nginx implements AsyncDisposable {
  readonly origin: string;
  readonly #process: ChildProcess;
  readonly #directory: string;

  private constructor(origin: string, started: ChildProcess, directory: string) {
    this.origin = origin;
    this.#process = started;
    this.#directory = directory;
  }

  /** Starts one whose server block says this, beside where it listens; `http` stands before that block. */
  static async start(cpu: number, server: string, http = ''): Promise<Nginx> {
    const directory = await mkdtemp(join(tmpdir(), 'rotunda-nginx-'));
    const port = await findFreePort();
    const configuration = join(directory, 'nginx.conf');
    await writeFile(configuration, toConfiguration(directory, port, server, http));
    const args = ['--cpu-list', String(cpu), 'nginx', '-e', 'stderr', '-p', directory, '-c', configuration];
    const started = spawn('taskset', args, { stdio: ['ignore', 'inherit', 'inherit'] });
    const nginx = new Nginx(`http://127.0.0.1:${port}`, started, directory);
    while (
      !(await fetch(nginx.origin).then(
        () => true,
        () => false,
      ))
    ) {
      if (started.exitCode !== null) throw new Error('nginx did not start');
      await sleep(ASK_EVERY_MS);
    }
    return nginx;
  }

  /** Processor time so far, in seconds. */
  cpuSeconds(): number {
    return readCpuSeconds(this.#process.pid);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
    await rm(this.#directory, { recursive: true });
  }
}

function toConfiguration(directory: string, port: number, server: string, http: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(directory, name)};`,
  );
  return `daemon off;
    master_process off;
    pid ${join(directory, 'pid')};
    events { worker_connections 4096; }
    http {
      access_log off;
      sendfile on;
      tcp_nodelay on;
      keepalive_requests 1000000000;
      client_max_body_size 0;
      default_type application/json;
      ${temporary.join('\n')}
      ${http}
      server {
        listen 127.0.0.1:${port} reuseport;
        ${server}
      }
    }`;
}

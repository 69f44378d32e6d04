import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '#testing/servers/free-port.ts';
import { readCpuSeconds } from './cpu-time.ts';
import { findMissingPrograms } from './missing-programs.ts';

const POLL_EVERY_MS = 20;

/** Whether nginx is installed, for comparison with the console. */
export function isNginxInstalled(): boolean {
  return findMissingPrograms(['nginx']).length === 0;
}

/** An nginx with one worker on one core. */
export class Nginx implements AsyncDisposable {
  readonly origin: string;
  readonly #process: ChildProcess;
  readonly #directory: string;

  private constructor(origin: string, started: ChildProcess, directory: string) {
    this.origin = origin;
    this.#process = started;
    this.#directory = directory;
  }

  /** Starts an nginx that passes all requests unbuffered to the upstream origin. */
  static async proxy(cpu: number, upstream: string): Promise<Nginx> {
    const directory = await mkdtemp(join(tmpdir(), 'rotunda-nginx-'));
    const port = await findFreePort();
    const configuration = join(directory, 'nginx.conf');
    await writeFile(configuration, toConfiguration(directory, port, upstream));
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
      await sleep(POLL_EVERY_MS);
    }
    return nginx;
  }

  /** Returns the processor time used so far, in seconds. */
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

function toConfiguration(directory: string, port: number, upstream: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(directory, name)};`,
  );
  return `daemon off;
    master_process off;
    pid ${join(directory, 'pid')};
    events { worker_connections 4096; }
    http {
      access_log off;
      tcp_nodelay on;
      keepalive_requests 1000000000;
      client_max_body_size 0;
      ${temporary.join('\n')}
      upstream service { server ${new URL(upstream).host}; keepalive 64; }
      server {
        listen 127.0.0.1:${port} reuseport;
        location / {
          proxy_pass http://service;
          proxy_http_version 1.1;
          proxy_request_buffering off;
          proxy_set_header Connection "";
        }
      }
    }`;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The results of a server under load. */
export type Load = {
  /** The median latency, in microseconds. */
  p50Us: number;
  /** The 99th percentile of the latency, in microseconds. */
  p99Us: number;
  perSecond: number;
};

/** Puts a server under load from one core. `script` is the Lua script for wrk. Throws if the server rejects any request. */
export async function putLoad(
  url: string,
  { cpu, connections, seconds, script }: { cpu: number; connections: number; seconds: number; script: string },
): Promise<Load> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, url];
  const wrk = spawn('taskset', ['--cpu-list', String(cpu), 'wrk', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  wrk.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await once(wrk, 'close');
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(`unexpected responses from ${url}: ${text}`);
  return {
    p50Us: toMicroseconds(/^\s+50%\s+(\S+)/m.exec(text)?.[1]),
    p99Us: toMicroseconds(/^\s+99%\s+(\S+)/m.exec(text)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
  };
}

function toMicroseconds(text = ''): number {
  const [, amount, unit = ''] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  return Number(amount) * (unit === 'us' ? 1 : unit === 'ms' ? 1_000 : 1_000_000);
}

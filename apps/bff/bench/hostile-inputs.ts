import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { hostileCorpus } from '#testing/hostile/hostile-corpus.ts';
import { HostileWorld } from '#testing/hostile/hostile-world.ts';
import { sendHostile } from '#testing/hostile/send-hostile.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { TestUpstream } from '#testing/servers/test-upstream.ts';
import { BenchConsole } from './bench-console.ts';
import { writeRow } from './write-row.ts';

const MONITOR = new URL('stall-monitor.js', import.meta.url);
const PROBE_EVERY_MS = 10;
const REPORTED_COUNT = 16;

const measured = z.object({ stallMs: z.number(), turnCpuMs: z.number(), cpuMs: z.number() });
type Measured = z.infer<typeof measured>;
type StallReport = { services: Measured; console: Measured };

/**
 * Measures the longest stall of either event loop and the latency of `/healthz` while sending, one after another, the inputs that
 * are most expensive for a server without bounds.
 */
export async function measureHostileInputs(): Promise<void> {
  await using places = new AsyncDisposableStack();
  const ports = { services: await findFreePort(), console: await findFreePort() };
  const world = places.use(await HostileWorld.start(monitored(ports.services)));
  const upstream = await TestUpstream.start();
  places.defer(() => upstream.close());
  upstream.handler = world.services.handler;
  const bff = places.use(await BenchConsole.start(upstream.origin, { variables: monitored(ports.console) }));
  const operator = await bff.signIn();
  const stalls = new Map<string, StallReport>();
  const readStalls = async () => ({
    services: await readStall(ports.services),
    console: await readStall(ports.console),
  });
  await readStalls();
  const probe = probeHealth(bff.port);
  for (const input of hostileCorpus(world.targets)) {
    await sendHostile(world, operator, input);
    stalls.set(input.name, await readStalls());
  }
  const healthMs = (await probe.end()).sort((left, right) => left - right);
  reportLongest(stalls);
  for (const server of ['services', 'console'] as const) {
    const most = (kind: keyof Measured) => Math.max(...[...stalls.values()].map((stall) => stall[server][kind]));
    const name = `longest stall of the ${server}, under the hostile inputs`;
    writeRow({ name, value: most('stallMs'), unit: 'ms', atMost: 100 });
    // Covers the whole request. Unlike a stall, it does not depend on the load of the machine.
    writeRow({ name: `most processor time of the ${server} for one of them`, value: most('cpuMs'), unit: 'ms' });
  }
  const value = healthMs[Math.floor(healthMs.length * 0.99)] ?? 0;
  writeRow({ name: '/healthz, p99, under the same', value, unit: 'ms', atMost: 50 });
}

function monitored(port: number): Record<string, string> {
  return { NODE_OPTIONS: `--import ${fileURLToPath(MONITOR)}`, STALL_PORT: String(port) };
}

async function readStall(port: number): Promise<Measured> {
  return measured.parse(await (await fetch(`http://127.0.0.1:${port}`)).json());
}

/** Polls `/healthz`. `end` resolves to the latency of each response, in milliseconds. */
function probeHealth(port: number): { end: () => Promise<number[]> } {
  const tookMs: number[] = [];
  let isEnded = false;
  const probing = (async () => {
    while (!isEnded) {
      const startedAt = performance.now();
      await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
      tookMs.push(performance.now() - startedAt);
      await sleep(PROBE_EVERY_MS);
    }
    return tookMs;
  })();
  return {
    end: () => {
      isEnded = true;
      return probing;
    },
  };
}

function reportLongest(stalls: ReadonlyMap<string, StallReport>): void {
  const longest = ({ services, console: own }: StallReport) => Math.max(services.stallMs, own.stallMs);
  const rows = [...stalls].sort(([, left], [, right]) => longest(right) - longest(left)).slice(0, REPORTED_COUNT);
  const print = ({ stallMs, turnCpuMs, cpuMs }: Measured) =>
    `${stallMs.toFixed(0)} ms (processor ${turnCpuMs.toFixed(0)} of ${cpuMs.toFixed(0)} ms)`;
  for (const [name, { services, console: own }] of rows) {
    process.stderr.write(`services ${print(services)}, console ${print(own)}: ${name}\n`);
  }
}

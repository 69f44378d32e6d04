import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BenchConsole } from './bench-console.ts';
import { isNginxInstalled, Nginx } from './nginx.ts';
import { PeerProcess } from './peer-process.ts';
import { CONTENT_BYTES, CONTENT_PATH, LIST_PATH } from './service-paths.ts';
import { signedCookie } from './signed-cookie.ts';
import { writeRow } from './write-row.ts';
import { type Load, putLoad } from './wrk.ts';

// The load generator and the service share a core, so that each proxy has the other core for itself.
const PROXY_CPU = 0;
const OTHER_CPU = 1;
const PEOPLE = 4; // A user can have 24 calls in progress.
const ROUNDS = 6;
const SECONDS = 2;
const WARM_UP_SECONDS = 12; // The runtime compiles the executed code within this time.
const MIB = 2 ** 20;

/** A route to the same service, and the processor time that it has used so far. */
type Route = { origin: string; cpuSeconds: () => number };
type Best = { p50Us: number; p99Us: number; perSecond: number; contentPerSecond: number; cpuUs: number };
type PutLoad = (way: Route, path: string, connections: number, seconds?: number) => Promise<Load>;

const NONE: Best = { p50Us: Infinity, p99Us: Infinity, perSecond: 0, contentPerSecond: 0, cpuUs: Infinity };

/**
 * Measures calls through the console, compared with direct calls to the service, the minimal relay possible in Node, the proxy of
 * the console's framework, and nginx if installed. Routes take turns. Only the best round of each counts, because other load on
 * the machine can only make a round slower.
 */
export async function measureProxiedCalls(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'rotunda-bench-'));
  await using places = new AsyncDisposableStack();
  places.defer(() => rm(directory, { recursive: true }));
  const service = places.use(await PeerProcess.start('./serve-files.ts', OTHER_CPU));
  const relay = places.use(await PeerProcess.start('./serve-relay.ts', PROXY_CPU, service.origin));
  const hono = places.use(await PeerProcess.start('./serve-hono-proxy.ts', PROXY_CPU, service.origin));
  const nginx = isNginxInstalled() ? places.use(await Nginx.proxy(PROXY_CPU, service.origin)) : undefined;
  const bff = places.use(await BenchConsole.start(service.origin, { cpu: PROXY_CPU }));
  const script = join(directory, 'requests.lua');
  await writeFile(script, await toScript(bff));
  const load: PutLoad = ({ origin }, path, connections, seconds = SECONDS) =>
    putLoad(origin + path, { cpu: OTHER_CPU, connections, seconds, script });
  const console = { origin: `http://127.0.0.1:${bff.port}/api`, cpuSeconds: () => bff.cpuSeconds() };
  const proxies = new Map<string, Route>([
    ['relay', relay],
    ['hono', hono],
    ['console', console],
    ...(nginx ? [['nginx', nginx] as const] : []),
  ]);
  const atRestMib = bff.memoryMib();
  for (const way of proxies.values()) await load(way, LIST_PATH, 50, WARM_UP_SECONDS);
  report(await measureRounds(load, new Map([['direct', service], ...proxies])));
  writeRow({
    name: 'memory of the console while it answers 50 connections',
    value: bff.memoryMib('VmHWM'),
    unit: 'MiB',
    peer: { name: 'before', value: atRestMib },
    atMost: 340,
  });
}

async function measureRounds(load: PutLoad, ways: ReadonlyMap<string, Route>): Promise<(name: string) => Best> {
  const best = new Map<string, Best>();
  const bestOf = (name: string) => best.get(name) ?? NONE;
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [name, way] of ways) {
      const one = await load(way, LIST_PATH, 1);
      const cpuBefore = way.cpuSeconds();
      const many = await load(way, LIST_PATH, 50);
      const cpuUs = ((way.cpuSeconds() - cpuBefore) / (many.perSecond * SECONDS)) * 1_000_000;
      const content = await load(way, `${CONTENT_PATH}?alt=media`, 1);
      const before = bestOf(name);
      best.set(name, {
        p50Us: Math.min(before.p50Us, one.p50Us),
        p99Us: Math.min(before.p99Us, one.p99Us),
        perSecond: Math.max(before.perSecond, many.perSecond),
        contentPerSecond: Math.max(before.contentPerSecond, content.perSecond),
        cpuUs: Math.min(before.cpuUs, cpuUs),
      });
    }
    process.stderr.write(`round ${round} of ${ROUNDS}: ${JSON.stringify(Object.fromEntries(best))}\n`);
  }
  return bestOf;
}

function report(of: (name: string) => Best): void {
  const [direct, relay, console] = [of('direct'), of('relay'), of('console')];
  writeRow({
    name: 'processor time of a list of 2 KB through the console, 50 connections',
    value: console.cpuUs,
    unit: 'µs',
    peer: { name: 'a bare relay', value: relay.cpuUs },
    atMost: 150,
    ratioAtMost: 3,
  });
  for (const [percentile, name, atMost] of [
    ['p50Us', 'p50', 500],
    ['p99Us', 'p99', 3_000],
  ] as const) {
    writeRow({
      name: `time that the console adds to a list of 2 KB, 1 connection, ${name}`,
      value: console[percentile] - direct[percentile],
      unit: 'µs',
      peer: { name: 'a bare relay', value: relay[percentile] - direct[percentile] },
      atMost,
    });
  }
  const lists = { value: console.perSecond, unit: '/s' };
  writeRow({
    ...lists,
    name: 'lists of 2 KB through the console, 50 connections',
    peer: { name: 'hono/proxy with a signed cookie', value: of('hono').perSecond },
    ratioAtLeast: 2,
  });
  writeRow({
    ...lists,
    name: 'the same lists beside a bare relay',
    peer: { name: 'a bare relay', value: relay.perSecond },
  });
  const nginx = of('nginx');
  if (nginx !== NONE)
    writeRow({ ...lists, name: 'the same lists beside nginx', peer: { name: 'nginx', value: nginx.perSecond } });
  const toRate = ({ contentPerSecond }: Best) => (contentPerSecond * CONTENT_BYTES) / MIB;
  writeRow({
    name: 'content of 64 MiB through the console',
    value: toRate(console),
    unit: 'MiB/s',
    peer: { name: 'direct', value: toRate(direct) },
    ratioAtLeast: 0.33,
  });
}

/** Returns the script for wrk: requests of several users in turn, identical on every route. */
async function toScript(bff: BenchConsole): Promise<string> {
  const cookies: string[] = [];
  for (let user = 0; user < PEOPLE; user += 1) {
    const browser = await bff.signIn(user);
    const pairs = [...browser.cookies].map((pair) => pair.join('='));
    cookies.push([...pairs, await signedCookie()].join('; '));
  }
  return `
    local cookies = { ${cookies.map((one) => `'${one}'`).join(', ')} }
    local requests = {}
    local count = 0
    init = function()
      for index, cookie in ipairs(cookies) do
        requests[index] = wrk.format('GET', nil, {
          ['Host'] = '${new URL(bff.origin).host}',
          ['Cookie'] = cookie,
          ['X-BFF-CSRF'] = '1',
          ['Sec-Fetch-Site'] = 'same-origin',
        })
      end
    end
    request = function()
      count = count + 1
      return requests[count % #requests + 1]
    end
  `;
}

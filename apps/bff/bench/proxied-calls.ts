import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BenchConsole } from './bench-console.ts';
import { Nginx } from './nginx.ts';
import { writeRow } from './write-row.ts';
import { type Load, putLoad } from './wrk.ts';

// The load and the service share a core, so that each proxy has the other one for itself.
const PROXY_CPU = 0;
const OTHER_CPU = 1;
const PEOPLE = 4; // One person may have 24 calls under way.
const ROUNDS = 6;
const SECONDS = 2;
const WARM_UP_SECONDS = 12; // Until the runtime has compiled what it runs.
const LIST = '/drive/v3/files';
const CONTENT = '/drive/v3/files/large?alt=media';
const CONTENT_BYTES = 64 * 2 ** 20;
const MIB = 2 ** 20;

const files = Array.from({ length: 20 }, (_, index) => ({
  kind: 'drive#file',
  id: `file-${index}`.padEnd(33, '0'),
  name: `Quarterly report ${index}`,
}));
const list = JSON.stringify({ kind: 'drive#fileList', files });

/** Ways to the same service. */
const WAYS = ['direct', 'nginx', 'console'] as const;
type Way = (typeof WAYS)[number];
type Best = { p50Us: number; perSecond: number; contentPerSecond: number; cpuUs: number };

/**
 * Measures calls through the console beside the same calls through nginx and straight to the service, which is another
 * nginx. Ways take turns; of each the best round counts, as whatever else the machine does only makes it slower.
 */
export async function measureProxiedCalls(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'rotunda-bench-'));
  await using places = new AsyncDisposableStack();
  places.defer(() => rm(directory, { recursive: true }));
  await writeFile(join(directory, 'large'), '');
  await truncate(join(directory, 'large'), CONTENT_BYTES);
  const service = places.use(await Nginx.start(OTHER_CPU, toService(directory)));
  const proxy = places.use(await Nginx.start(PROXY_CPU, PROXY_SERVER, toUpstream(service.origin)));
  const bff = places.use(await BenchConsole.start(service.origin, { cpu: PROXY_CPU }));
  const script = join(directory, 'console.lua');
  await writeFile(script, await toScript(bff));
  const origins = { direct: service.origin, nginx: proxy.origin, console: `http://127.0.0.1:${bff.port}/api` };
  const load = (way: Way, path: string, connections: number, seconds = SECONDS) =>
    putLoad(origins[way] + path, { cpu: OTHER_CPU, connections, seconds, script });
  const atRestMib = bff.memoryMib();
  await load('console', LIST, 50, WARM_UP_SECONDS);
  report(
    await measureRounds(load, { direct: () => 0, nginx: () => proxy.cpuSeconds(), console: () => bff.cpuSeconds() }),
  );
  writeRow({
    name: 'memory of the console while it answers 50 connections',
    value: bff.memoryMib('VmHWM'),
    unit: 'MiB',
    peer: { name: 'before', value: atRestMib },
  });
}

async function measureRounds(
  load: (way: Way, path: string, connections: number) => Promise<Load>,
  cpuSeconds: Record<Way, () => number>,
): Promise<Record<Way, Best>> {
  const none: Best = { p50Us: Infinity, perSecond: 0, contentPerSecond: 0, cpuUs: Infinity };
  const best: Record<Way, Best> = { direct: none, nginx: none, console: none };
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const way of WAYS) {
      const one = await load(way, LIST, 1);
      const cpuBefore = cpuSeconds[way]();
      const many = await load(way, LIST, 50);
      const cpuUs = ((cpuSeconds[way]() - cpuBefore) / (many.perSecond * SECONDS)) * 1_000_000;
      const content = await load(way, CONTENT, 1);
      best[way] = {
        p50Us: Math.min(best[way].p50Us, one.p50Us),
        perSecond: Math.max(best[way].perSecond, many.perSecond),
        contentPerSecond: Math.max(best[way].contentPerSecond, content.perSecond),
        cpuUs: Math.min(best[way].cpuUs, cpuUs),
      };
    }
    process.stderr.write(`round ${round} of ${ROUNDS}: ${JSON.stringify(best)}\n`);
  }
  return best;
}

function report({ direct, nginx, console }: Record<Way, Best>): void {
  const toRate = ({ contentPerSecond }: Best) => (contentPerSecond * CONTENT_BYTES) / MIB;
  writeRow({
    name: 'time that the console adds to a list of 2 KB, 1 connection',
    value: console.p50Us - direct.p50Us,
    unit: 'µs',
    peer: { name: 'nginx', value: nginx.p50Us - direct.p50Us },
    ratioAtMost: 1.6,
  });
  writeRow({
    name: 'lists of 2 KB through the console, 50 connections',
    value: console.perSecond,
    unit: '/s',
    peer: { name: 'nginx', value: nginx.perSecond },
    ratioAtLeast: 0.3,
  });
  writeRow({
    name: 'processor time of a list of 2 KB through the console, 50 connections',
    value: console.cpuUs,
    unit: 'µs',
    peer: { name: 'nginx', value: nginx.cpuUs },
    atMost: 70,
  });
  const content = { value: toRate(console), unit: 'MiB/s' };
  writeRow({
    ...content,
    name: 'content of 64 MiB through the console',
    peer: { name: 'nginx', value: toRate(nginx) },
    ratioAtLeast: 0.75,
  });
  writeRow({
    ...content,
    name: 'the same content beside the service itself',
    peer: { name: 'direct', value: toRate(direct) },
    ratioAtLeast: 0.33,
  });
}

function toService(directory: string): string {
  return `
    location = ${LIST} { return 200 '${list}'; }
    location = /drive/v3/files/large { default_type application/octet-stream; alias ${join(directory, 'large')}; }`;
}

const PROXY_SERVER = `
  location / {
    proxy_pass http://service;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
  }`;

function toUpstream(origin: string): string {
  return `upstream service { server ${new URL(origin).host}; keepalive 64; }`;
}

/** What wrk sends: requests of several people in turn, the same on every way. */
async function toScript(bff: BenchConsole): Promise<string> {
  const cookies: string[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const browser = await bff.signIn(person);
    cookies.push([...browser.cookies].map((pair) => pair.join('=')).join('; '));
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

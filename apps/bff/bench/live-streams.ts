import { LiveReader } from '#testing/clients/live-reader.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { readText } from '#testing/servers/test-server.ts';
import { TestUpstream } from '#testing/servers/test-upstream.ts';
import { BenchConsole, type LiveMemory } from './bench-console.ts';
import { type Channel, sendMessage, watchBody } from './channel.ts';
import { writeRow } from './write-row.ts';

const SESSIONS = 450;
const SESSIONS_OF_PERSON = 5; // The maximum per user.
const STREAMS_OF_SESSION = 4; // The maximum per session.
const WARMING_SESSIONS = 200; // Their streams allocate shared memory in advance, such as V8's growing young generation.
const ROUNDS = 8;
const TOPIC = 'calendarList';

type Watching = { channel: Channel; readers: LiveReader[] };

/**
 * Measures live streams: the memory of each of 1,000 streams compared with other servers, and the latency until a change at the
 * service reaches every stream that shows it.
 */
export async function measureLiveStreams(): Promise<void> {
  const upstream = await TestUpstream.start();
  const opened: Channel[] = [];
  upstream.handler = async (incoming, outgoing) => {
    const body = await readText(incoming);
    if (incoming.url?.includes('/watch')) opened.push(watchBody.parse(JSON.parse(body)));
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"resourceId":"r1"}');
  };
  const bff = await BenchConsole.start(upstream.origin, { metricsPort: await findFreePort() });
  const browsers: TestBrowser[] = [];
  for (let index = 0; index < SESSIONS; index += 1) {
    browsers.push(await bff.signIn(Math.floor(index / SESSIONS_OF_PERSON)));
  }
  const all: Watching[] = [];
  for (const browser of browsers.slice(0, WARMING_SESSIONS)) all.push(await watch(bff, browser, opened));
  const before = await bff.liveMemoryKib();
  for (const browser of browsers.slice(WARMING_SESSIONS)) all.push(await watch(bff, browser, opened));
  const after = await bff.liveMemoryKib();
  const delays: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of all) delays.push(...(await notifyOfChange(one, round)));
  }
  reportMemory(before, after);
  reportDelays(delays);
  await Promise.all(all.flatMap(({ readers }) => readers.map((reader) => reader.close())));
  await bff[Symbol.asyncDispose]();
  await upstream.close();
}

async function watch(bff: BenchConsole, browser: TestBrowser, opened: Channel[]): Promise<Watching> {
  const readers: LiveReader[] = [];
  for (let count = 0; count < STREAMS_OF_SESSION; count += 1) {
    const reader = await LiveReader.open(browser, bff.port, [TOPIC], undefined, new URL(bff.origin).host);
    await reader.invalidation(TOPIC, 'sync');
    readers.push(reader);
  }
  const channel = opened.at(-1);
  if (!channel) throw new Error('no channel was opened');
  return { channel, readers };
}

/** Notifies the console of a change as a service does. Resolves to the latency until each stream reported the change. */
async function notifyOfChange({ channel, readers }: Watching, round: number): Promise<number[]> {
  const startedAt = performance.now();
  const invalidations = readers.map(async (reader) => {
    await reader.invalidation(TOPIC, 'changed', reader.events.length);
    return performance.now() - startedAt;
  });
  await sendMessage(channel, round + 2);
  return Promise.all(invalidations);
}

function reportMemory(before: LiveMemory, after: LiveMemory): void {
  const each = (name: keyof LiveMemory) =>
    (after[name] - before[name]) / ((SESSIONS - WARMING_SESSIONS) * STREAMS_OF_SESSION);
  writeRow({ name: 'memory of each of 1,000 live streams', value: each('residentKib'), unit: 'KiB', atMost: 25 });
  writeRow({ name: 'of it, used by objects and buffers', value: each('usedKib'), unit: 'KiB' });
}

function reportDelays(delays: number[]): void {
  const sorted = delays.toSorted((one, other) => one - other);
  writeRow({
    name: `from a change to the last of its live streams, ${(SESSIONS * STREAMS_OF_SESSION).toLocaleString('en')} open, p99`,
    value: sorted[Math.floor(sorted.length * 0.99)] ?? Infinity,
    unit: 'ms',
    atMost: 50,
  });
  writeRow({
    name: `of ${(SESSIONS * STREAMS_OF_SESSION * ROUNDS).toLocaleString('en')} invalidations, lost`,
    value: SESSIONS * STREAMS_OF_SESSION * ROUNDS - delays.length,
    unit: '',
    atMost: 0,
  });
}

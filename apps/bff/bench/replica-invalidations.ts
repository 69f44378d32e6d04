import { sql } from 'kysely';
import { LiveReader } from '#testing/clients/live-reader.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestReplicas } from '#testing/processes/test-replicas.ts';
import { readText } from '#testing/servers/test-server.ts';
import { type Channel, sendMessage, watchBody } from './channel.ts';
import { writeRow } from './write-row.ts';

const MESSAGES = 200;
const TOPICS = Array.from({ length: 10 }, (_, index) => `events:c${index}`);
const HOST = 'localhost:4000';

/**
 * Measures the latency until a stream on one replica reports a message that the other replica received, and counts lost messages.
 */
export async function measureReplicaInvalidations(replicas: TestReplicas, browser: TestBrowser): Promise<void> {
  const channels = new Map<string, Channel>();
  replicas.upstream.handler = async (incoming, outgoing) => {
    const body = await readText(incoming);
    const calendar = /\/calendars\/(\w+)\/events\/watch/.exec(incoming.url ?? '')?.[1];
    if (calendar !== undefined) channels.set(`events:${calendar}`, watchBody.parse(JSON.parse(body)));
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"resourceId":"r1"}');
  };
  const reader = await LiveReader.open(browser, replicas.portOf(1), TOPICS, undefined, HOST);
  for (const topic of TOPICS) await reader.invalidation(topic, 'sync');
  const notifyReplica = async (round: number) => {
    const topic = TOPICS[round % TOPICS.length] ?? '';
    const channel = channels.get(topic);
    if (!channel) throw new Error('no channel was opened');
    const from = reader.events.length;
    const startedAt = performance.now();
    await sendMessage({ ...channel, address: toPort(channel.address, replicas.portOf(0)) }, round + 2);
    await reader.invalidation(topic, 'changed', from);
    return performance.now() - startedAt;
  };
  const delaysMs: number[] = [];
  for (let round = 0; round < MESSAGES; round += 1) delaysMs.push(await notifyReplica(round));
  await using store = replicas.openStore();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'`.execute(store);
  // Each round ends only after the stream has reported the change, so no message may be lost.
  for (let round = MESSAGES; round < MESSAGES + TOPICS.length; round += 1) await notifyReplica(round);
  await reader.close();
  const sorted = delaysMs.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Infinity;
  writeRow({ name: 'from a message to the stream of the other replica, p50', value: at(0.5), unit: 'ms', atMost: 10 });
  writeRow({
    name: 'from a message to the stream of the other replica, p99',
    value: at(0.99),
    unit: 'ms',
    atMost: 100,
  });
}

function toPort(address: string, port: number): string {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
}

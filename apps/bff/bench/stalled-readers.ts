import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { withTimeout } from '#domain/with-timeout.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { readText } from '#testing/servers/test-server.ts';
import { TestUpstream } from '#testing/servers/test-upstream.ts';
import { BenchConsole } from './bench-console.ts';
import { type Channel, sendMessage, watchBody } from './channel.ts';
import { writeRow } from './write-row.ts';

const SESSIONS = 5;
const STREAMS_OF_SESSION = 4;
const TOPICS_OF_SESSION = 10;
const REQUEST_EVERY_MS = 50;
const LONGEST_MS = 40_000;
const POLL_MS = 4_000;
const ROUNDS_BETWEEN_READS = 20;
const WARM_UP_ROUNDS = 60; // The invalidations of these rounds fill buffers of the system, not of the console.
// Long names make large events, so that stalled readers fall behind quickly.
const TOPICS = Array.from({ length: TOPICS_OF_SESSION }, (_, index) => `events:${index}${'a'.repeat(600)}`);

/** Measures the console's memory for 20 live streams that nobody reads, until it has disconnected all of them. */
export async function measureStalledReaders(): Promise<void> {
  await using places = new AsyncDisposableStack();
  const service = await TestUpstream.start();
  places.defer(() => service.close());
  const channels: Channel[] = [];
  service.handler = async (incoming, outgoing) => {
    const body = await readText(incoming);
    if (incoming.url?.includes('/watch')) channels.push(watchBody.parse(JSON.parse(body)));
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"resourceId":"r1"}');
  };
  const metricsPort = await findFreePort();
  const bff = places.use(await BenchConsole.start(service.origin, { metricsPort }));
  const sockets: Socket[] = [];
  places.defer(() => {
    for (const socket of sockets) socket.destroy();
  });
  for (let user = 0; user < SESSIONS; user += 1) {
    const browser = await bff.signIn(user);
    for (let count = 0; count < STREAMS_OF_SESSION; count += 1) sockets.push(await stall(bff, browser));
  }
  while (channels.length < SESSIONS * TOPICS_OF_SESSION) await sleep(REQUEST_EVERY_MS);
  await using store = bff.openStore();
  const invalidation = (round: number) => invalidateOnce(store, channels, round);
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await invalidation(round);
  const beforeMib = await bff.liveMemoryMib();
  const flood = invalidateWhileStalled(invalidation, metricsPort);
  let mostMib = beforeMib;
  while (!(await withTimeout(flood, POLL_MS))) mostMib = Math.max(mostMib, await bff.liveMemoryMib());
  writeRow({
    name: 'memory added by 20 live streams that nobody reads, until they are cut off',
    value: mostMib - beforeMib,
    unit: 'MiB',
    atMost: 20,
  });
}

/** Opens a stream and stops reading after its start. */
async function stall(bff: BenchConsole, browser: TestBrowser): Promise<Socket> {
  const query = new URLSearchParams(TOPICS.map((topic): [string, string] => ['topic', topic]));
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const { host } = new URL(bff.origin);
  const socket = connect(bff.port, '127.0.0.1').on('error', () => undefined);
  socket.write(`GET /api/live?${query} HTTP/1.1\r\nHost: ${host}\r\nX-BFF-CSRF: 1\r\nCookie: ${cookie}\r\n\r\n`);
  const [beginning] = await once(socket, 'data');
  socket.pause();
  if (!String(beginning).includes('200 OK')) throw new Error(String(beginning));
  return socket;
}

/** Adds invalidations while any of the streams is open. */
async function invalidateWhileStalled(
  invalidation: (round: number) => Promise<void>,
  metricsPort: number,
): Promise<void> {
  const endsAt = performance.now() + LONGEST_MS;
  for (let round = WARM_UP_ROUNDS; performance.now() < endsAt; round += 1) {
    await invalidation(round);
    if (round % ROUNDS_BETWEEN_READS > 0) continue;
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    if (/^rotunda_live_streams 0$/m.test(text)) return;
  }
  throw new Error('streams that nobody reads were not cut off');
}

/** Adds invalidations as another process does, then makes the console poll. */
async function invalidateOnce(store: Store, channels: readonly Channel[], round: number): Promise<void> {
  await store.transaction().execute(putInvalidations);
  const channel = channels[round % channels.length];
  if (channel) await sendMessage(channel, round + 2);
}

/** Adds one new invalidation for each topic of each session. */
async function putInvalidations(transaction: Transaction<StoreSchema>): Promise<void> {
  await transaction.deleteFrom('invalidations').where('topic', 'in', TOPICS).execute();
  for (const topic of TOPICS) {
    await transaction
      .insertInto('invalidations')
      .columns(['session_hash', 'topic', 'state'])
      .expression(({ selectFrom }) =>
        selectFrom('sessions').select(({ val }) => ['id_hash', val(topic).as('topic'), val('changed').as('state')]),
      )
      .execute();
  }
}

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '#platform/store/open-store.ts';
import { LiveReader } from '#testing/clients/live-reader.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { countFaults } from '#testing/faults/count-faults.ts';
import { watchReplicas } from '#testing/faults/watch-replicas.ts';
import { TestReplicas } from '#testing/processes/test-replicas.ts';

const SESSIONS = 250;
const SESSIONS_OF_PERSON = 5;
const STREAMS_OF_SESSION = 4;
const STALLED = 50;
const MAX_ROUNDS = 2_000;
const ROUNDS_BETWEEN_COUNTS = 25;
const MAX_ADDED_BYTES = 160 * 1024 * 1024; // Includes garbage of a busy machine. Unlimited buffers would hold 230 MiB.
const START_MS = 240_000;
const HOST = 'localhost:4000';
// Long names make long events, so that clients that do not read fall behind soon.
const LONG_TOPICS = Array.from({ length: 20 }, (_, index) => `events:${index}${'a'.repeat(600)}`);

let replicas: TestReplicas;
let store: Store;
let bystander: TestBrowser;
const browsers: TestBrowser[] = [];
const stalled: { browser: TestBrowser; socket: Socket }[] = [];
const readers: LiveReader[] = [];

beforeAll(async () => {
  replicas = await TestReplicas.start();
  store = replicas.openStore();
  for (let index = 0; index < SESSIONS; index += 1) {
    browsers.push(await signIn(`person-${Math.floor(index / SESSIONS_OF_PERSON)}`));
  }
  bystander = await signIn('bystander');
}, START_MS);

async function signIn(sub: string): Promise<TestBrowser> {
  replicas.issuer.user = { sub, email: `${sub}@example.com`, name: sub, roles: ['operator'] };
  const browser = replicas.openBrowser(0);
  await browser.signIn();
  return browser;
}

afterAll(async () => {
  for (const { socket } of stalled) socket.destroy();
  await Promise.all(readers.map((reader) => reader.close()));
  await store.destroy();
  await replicas[Symbol.asyncDispose]();
});

async function read(browser: TestBrowser): Promise<LiveReader> {
  const reader = await LiveReader.open(browser, replicas.portOf(0), ['delayed-calls', 'jobs'], '0', HOST);
  readers.push(reader);
  return reader;
}

/** Opens a stream and reads only its beginning. */
async function stall(browser: TestBrowser): Promise<void> {
  const query = new URLSearchParams(LONG_TOPICS.map((topic): [string, string] => ['topic', topic]));
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const socket = connect(replicas.portOf(0), '127.0.0.1').on('error', () => undefined);
  socket.write(`GET /api/live?${query} HTTP/1.1\r\nHost: ${HOST}\r\nX-BFF-CSRF: 1\r\nCookie: ${cookie}\r\n\r\n`);
  const [beginning] = await once(socket, 'data');
  socket.pause();
  expect(String(beginning)).toContain('200 OK');
  stalled.push({ browser, socket });
}

/** Inserts invalidations for sessions as processes do: in order, and with a notification. */
async function invalidation(topics: readonly string[], isForAll = false): Promise<void> {
  const people = Array.from({ length: STALLED / SESSIONS_OF_PERSON }, (_, index) => `person-${index}`);
  await store.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(7301002), pg_notify('rotunda_invalidations', '')`.execute(transaction);
    await transaction.deleteFrom('invalidations').where('topic', 'in', topics).execute();
    for (const topic of topics) {
      await transaction
        .insertInto('invalidations')
        .columns(['session_hash', 'topic', 'state'])
        .expression(({ selectFrom }) => {
          const all = selectFrom('sessions').select(({ val }) => [
            'id_hash',
            val(topic).as('topic'),
            val('changed').as('state'),
          ]);
          return isForAll ? all : all.where('subject', 'in', people);
        })
        .execute();
    }
  });
}

/** Returns how many stalled streams are still open: a session with four streams rejects a fifth. */
async function countOpenStreams(): Promise<number> {
  const live = await store
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute();
  expect(Number(live[0]?.count)).toBe(SESSIONS + 1);
  let standing = 0;
  for (const { browser } of stalled) {
    const reader = await read(browser).catch((error: Error) => error);
    if (reader instanceof LiveReader) await reader.close();
    else if (reader.message.startsWith('429')) standing += 1;
    else throw reader;
  }
  return standing;
}

test(
  `${SESSIONS * STREAMS_OF_SESSION} live streams of which ${STALLED} are never read: they are cut off, and the others receive everything`,
  async () => {
    for (const [index, browser] of browsers.entries()) {
      const isStalled = index < STALLED;
      if (isStalled) await stall(browser);
      for (let count = isStalled ? 1 : 0; count < STREAMS_OF_SESSION; count += 1) await read(browser);
    }
    const healthy = [...readers];
    const first = healthy[0];
    if (!first) throw new Error('there is no reader');
    await using watch = watchReplicas(replicas, bystander);
    let standing = STALLED;
    let rounds = 0;
    while (standing > 0 && rounds < MAX_ROUNDS) {
      const from = first.events.length;
      rounds += 1;
      await invalidation([...LONG_TOPICS, 'jobs']);
      await first.invalidation('jobs', 'changed', from);
      if (rounds % ROUNDS_BETWEEN_COUNTS === 0) standing = await countOpenStreams();
    }
    expect(standing).toBe(0);
    await invalidation(['delayed-calls'], true);
    await Promise.all(healthy.map((reader) => reader.invalidation('delayed-calls', 'changed')));
    expect(watch.addedBytes).toBeLessThan(MAX_ADDED_BYTES);
    const addedMib = Math.round(watch.addedBytes / 1024 / 1024);
    await watch.expectUnharmed();
    countFaults(`stalled streams cut off after ${rounds} rounds, ${addedMib} MiB added at most`, {
      streams: healthy.length + STALLED,
    });
  },
  START_MS * 2,
);

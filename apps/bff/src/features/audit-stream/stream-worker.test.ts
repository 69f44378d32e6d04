import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Agent } from 'undici';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClockWithTime } from '#domain/clock.ts';
import type { AuditRecord } from '#platform/audit-trail/audit-record.ts';
import { createChainRecord } from '#platform/audit-trail/chain-record.ts';
import { connectStore, type Store } from '#platform/store/open-store.ts';
import { emptyStore } from '#testing/databases/empty-store.ts';
import { SyslogReceiver } from '#testing/servers/syslog-receiver.ts';
import { TestAuthority } from '#testing/servers/test-authority.ts';
import { WebhookReceiver } from '#testing/servers/webhook-receiver.ts';
import { openEventSender } from './event-sender.ts';
import { StreamStore } from './stream-store.ts';
import { createStreamWorker } from './stream-worker.ts';

type Event = { metadata: { uid: string; sequence: number }; unmapped: { writer: string } };

const HOUR_MS = 3_600_000;

let directory: string;
let store: Store;
let stack: AsyncDisposableStack;
let nowMs: number;
const clock = createClockWithTime(() => nowMs);

beforeEach(async () => {
  nowMs = Date.now();
  stack = new AsyncDisposableStack();
  directory = mkdtempSync(join(tmpdir(), 'rotunda-stream-'));
  writeFileSync(join(directory, 'bff.db'), await emptyStore());
  store = connectStore({ path: join(directory, 'bff.db') });
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await stack.disposeAsync();
  await store.destroy();
  rmSync(directory, { recursive: true });
});

/** Adds records to the chain of a writer. */
async function addRecords(writer: string, from: number, to: number): Promise<void> {
  const seen = { started_at: 1, seen_at: to, is_closed: 1 };
  await store
    .insertInto('audit_writers')
    .values({ id: writer, ...seen })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(seen))
    .execute();
  for (let number = from; number <= to; number += 1) {
    const content: AuditRecord = { kind: 'event', action: 'drive.files.list', outcome: 'succeeded' };
    const head = { writer, number: number - 1, mac: '' };
    await store
      .insertInto('audit_records')
      .values(createChainRecord(Buffer.alloc(32), head, number, content))
      .execute();
  }
}

function startWorker(url: string) {
  const agent = new Agent();
  const webhooks = { policy: { findFault: () => undefined }, dispatcher: agent, clock };
  const config = { url, authorizationFile: undefined, secretFile: undefined };
  const send = openEventSender(config, webhooks);
  const worker = createStreamWorker({
    stream: new StreamStore(store, clock),
    send,
    clock,
    log: pino({ level: 'silent' }),
  });
  worker.start();
  stack.defer(async () => {
    await worker.close();
    await agent.destroy();
  });
  return worker;
}

function findStatus(): Promise<string> {
  return new StreamStore(store, clock).find().then(({ status }) => status);
}

function idsOf(events: readonly Event[]): string[] {
  return events.map(({ metadata }) => metadata.uid);
}

function inOrder(writer: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${writer}.${index + 1}`);
}

test('an HTTP receiver that fails midway gets all records of each chain in order, and failed records with the same IDs', async () => {
  await addRecords('a', 1, 150);
  await addRecords('b', 1, 50);
  const receiver = stack.use(await WebhookReceiver.start());
  receiver.respond = (response) => response.writeHead(receiver.received.length === 2 ? 503 : 200).end();
  const worker = startWorker(receiver.url);
  await expect.poll(findStatus).toBe('failing');
  nowMs += HOUR_MS;
  worker.notify();
  await expect.poll(() => receiver.received.length).toBe(3);
  await expect.poll(findStatus).toBe('delivering');
  const [first = [], failed = [], again = []] = receiver.received.map(({ body }): Event[] => JSON.parse(body));
  expect(idsOf(again)).toEqual(idsOf(failed));
  const accepted = [...first, ...again];
  for (const [writer, count] of [
    ['a', 150],
    ['b', 50],
  ] as const) {
    const own = accepted.filter(({ unmapped }) => unmapped.writer === writer);
    expect(idsOf(own)).toEqual(inOrder(writer, count));
  }
});

test('another process continues from the last position, and two concurrent processes send each record once', async () => {
  await addRecords('a', 1, 30);
  const receiver = stack.use(await WebhookReceiver.start());
  const first = startWorker(receiver.url);
  await expect.poll(() => receiver.received.length).toBe(1);
  await first.close();
  await addRecords('a', 31, 60);
  startWorker(receiver.url);
  startWorker(receiver.url);
  await expect.poll(() => receiver.received.flatMap(({ body }) => idsOf(JSON.parse(body)))).toEqual(inOrder('a', 60));
});

test('a syslog receiver that closes midway gets everything again, as RFC 5424 messages with JSON', async () => {
  await addRecords('a', 1, 60);
  const receiver = stack.use(await SyslogReceiver.start());
  receiver.cutAfter = 2_000;
  const worker = startWorker(receiver.url);
  await expect.poll(findStatus).toBe('failing');
  expect(receiver.received).toEqual([]);
  nowMs += HOUR_MS;
  worker.notify();
  await expect.poll(() => receiver.received.length).toBe(60);
  const [message = ''] = receiver.received;
  expect(message).toMatch(/^<110>1 1970-01-01T00:00:00\.001Z \S+ rotunda \d+ audit - \{/);
  const events = receiver.received.map((text): Event => JSON.parse(text.slice(text.indexOf('{'))));
  expect(idsOf(events)).toEqual(inOrder('a', 60));
});

test('a syslog receiver over TLS is trusted only by its certificate', async () => {
  await addRecords('a', 1, 3);
  const authority = new TestAuthority('Test');
  const receiver = stack.use(await SyslogReceiver.start(authority.issue('localhost')));
  const worker = startWorker(receiver.url);
  await expect.poll(findStatus).toBe('failing');
  expect((await new StreamStore(store, clock).find()).last_response).toContain('certificate');
  // Replaces an authority in NODE_EXTRA_CA_CERTS, which is read only when the process starts.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  nowMs += HOUR_MS;
  worker.notify();
  await expect.poll(() => receiver.received.length).toBe(3);
});

import { randomUUID } from 'node:crypto';
import { AddressPolicy } from '@rotunda/address-policy/address-policy';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadChangeSources } from '#core/push/load-change-sources.ts';
import { PushDispatcher } from '#core/push/push-dispatcher.ts';
import { WebhookSender } from '#core/push/webhook-sender.ts';
import { type Response, startTestReceiver, status, type TestReceiver } from '#testing/start-test-receiver.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs } from '../drive/drive-client.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
const log = pino({ level: 'silent' });
const silence: Response = () => undefined;

let services: TestServices;
let receiver: TestReceiver;
let nowMs: number;
let fileId: string;

beforeEach(async () => {
  nowMs = Date.now();
  services = await startTestServices({ clock: { nowMs: () => nowMs }, log });
  receiver = await startTestReceiver();
  const { data } = await driveAs(services, ANA).files.create({ requestBody: { name: 'a' } });
  fileId = data.id ?? '';
});
afterEach(async () => {
  await services[Symbol.asyncDispose]();
  await receiver[Symbol.asyncDispose]();
});

async function watch(address = receiver.address): Promise<void> {
  const requestBody = { id: randomUUID(), type: 'web_hook', address };
  await driveAs(services, ANA).files.watch({ fileId, requestBody });
}

const rename = (name: string) => driveAs(services, ANA).files.update({ fileId, requestBody: { name } });
const queued = () =>
  services.db.all<{ state: string; attempts: number }>(
    'SELECT state, attempts FROM notifications ORDER BY message_number',
  );

/** Advances to the time of the next attempt and waits until it ends. */
async function retry(): Promise<void> {
  nowMs = services.db.get<{ dueAt: number }>('SELECT max(due_at) AS dueAt FROM notifications')?.dueAt ?? nowMs;
  await services.push.runDue();
}

describe('a message', () => {
  test.each([200, 201, 202, 204])('that gets the response %i is done', async (code) => {
    receiver.responses.push(status(code));
    await watch();
    await services.push.runDue();
    expect(queued()).toEqual([]);
    expect(receiver.received).toHaveLength(1);
  });

  test('that gets the response 102 is done too', async () => {
    receiver.responses.push((response) => response.writeProcessing());
    await watch();
    await services.push.runDue();
    expect(queued()).toEqual([]);
  });

  test.each([500, 502, 503, 504])('that gets the response %i is sent again later', async (code) => {
    receiver.responses.push(status(code), status(code));
    await watch();
    await services.push.runDue();
    expect(queued()).toEqual([{ state: 'sync', attempts: 1 }]);
    await services.push.runDue();
    expect(receiver.received).toHaveLength(1);
    await retry();
    expect(queued()).toEqual([{ state: 'sync', attempts: 2 }]);
    await retry();
    expect(queued()).toEqual([]);
    expect(receiver.received.map(({ number }) => number)).toEqual([1, 1, 1]);
  });

  test.each([400, 401, 404, 410, 429, 501])('that gets the response %i is dropped', async (code) => {
    receiver.responses.push(status(code));
    await watch();
    await services.push.runDue();
    expect(queued()).toEqual([]);
    await rename('b');
    expect((await receiver.next()).number).toBe(1);
    expect((await receiver.next()).number).toBe(2);
  });

  test('does not follow a redirect', async () => {
    receiver.responses.push(status(307, { location: '/elsewhere' }));
    await watch();
    await services.push.runDue();
    expect(queued()).toEqual([]);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  });

  test('that finds no receiver is retried, and comes before later ones', async () => {
    const port = Number(new URL(receiver.address).port);
    await receiver[Symbol.asyncDispose]();
    await watch();
    await services.push.runDue();
    await rename('b');
    await services.push.runDue();
    expect(queued()).toEqual([
      { state: 'sync', attempts: 1 },
      { state: 'update', attempts: 0 },
    ]);
    receiver = await startTestReceiver(port);
    await retry();
    expect(receiver.received.map(({ state, number }) => [state, number])).toEqual([
      ['sync', 1],
      ['update', 2],
    ]);
  });

  test.each([404, 410])(
    'for a channel that its receiver has closed (%i) is dropped without a warning',
    async (code) => {
      const warnings = vi.spyOn(log, 'warn');
      receiver.responses.push(status(code));
      await watch();
      await services.push.runDue();
      expect([queued(), receiver.received.length, warnings.mock.calls]).toEqual([[], 1, []]);
    },
  );

  test('is eventually abandoned', async () => {
    receiver.responses.push(...Array.from({ length: 20 }, (): Response => status(503)));
    const startedAt = nowMs;
    await watch();
    await services.push.runDue();
    while (queued().length > 0) await retry();
    expect(receiver.received).toHaveLength(12);
    expect(nowMs - startedAt).toBeLessThan(3_600_000);
  });

  test('waits longer before each attempt', async () => {
    receiver.responses.push(...Array.from({ length: 4 }, (): Response => status(503)));
    await watch();
    await services.push.runDue();
    const delays: number[] = [];
    while (queued().length > 0) {
      const before = nowMs;
      await retry();
      delays.push(nowMs - before);
    }
    expect(delays).toHaveLength(4);
    for (const [index, delayMs] of delays.entries()) {
      expect(delayMs).toBeGreaterThanOrEqual(1000 * 2 ** index);
      expect(delayMs).toBeLessThanOrEqual(1500 * 2 ** index);
    }
  });
});

test('changes not yet delivered to a receiver are merged into one message', async () => {
  receiver.responses.push(status(503));
  await watch();
  await services.push.runDue();
  for (const name of ['b', 'c', 'd']) {
    await rename(name);
    await services.push.runDue();
  }
  await retry();
  expect(receiver.received.map(({ state, number }) => [state, number])).toEqual([
    ['sync', 1],
    ['sync', 1],
    ['update', 2],
  ]);
});

test('a change while a message is in progress becomes a separate message', async () => {
  await watch();
  await receiver.next();
  let finish: () => unknown = () => undefined;
  receiver.responses.push((response) => {
    finish = () => response.writeHead(204).end();
  });
  await rename('b');
  await receiver.next();
  await rename('c');
  const settled = services.push.runDue();
  finish();
  await settled;
  await services.push.runDue();
  expect(receiver.received.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('a slow receiver does not delay others', async () => {
  await using other = await startTestReceiver();
  receiver.responses.push(silence);
  await watch();
  await receiver.next();
  await watch(other.address);
  expect((await other.next()).state).toBe('sync');
  await rename('b');
  expect(await other.next()).toMatchObject({ state: 'update', number: 2 });
  expect(receiver.received).toHaveLength(1);
});

test('more channels of one receiver than can be served at once are all served', async () => {
  for (let count = 0; count < 40; count += 1) await watch();
  await rename('b');
  const numbers = new Map<unknown, number[]>();
  for (let count = 0; count < 80; count += 1) {
    const { headers, number } = await receiver.next();
    const id = headers['x-goog-channel-id'];
    numbers.set(id, [...(numbers.get(id) ?? []), number]);
  }
  expect([...numbers.values()]).toEqual(Array.from({ length: 40 }, () => [1, 2]));
});

test('slow receivers of one user occupy only a part of the connections, and no one else waits for them', async () => {
  await using stack = new AsyncDisposableStack();
  const receivers = await Promise.all(Array.from({ length: 5 }, () => startTestReceiver()));
  for (const each of receivers) {
    stack.use(each);
    each.responses.push(...Array.from({ length: 16 }, () => silence));
    for (let count = 0; count < 16; count += 1) await watch(each.address);
  }
  const countReceived = () => receivers.reduce((sum, each) => sum + each.received.length, 0);
  await expect.poll(countReceived, { timeout: 10_000 }).toBe(64);
  const requestBody = { id: randomUUID(), type: 'web_hook', address: receiver.address };
  await driveAs(services, BEN).changes.watch({ pageToken: '1', requestBody });
  expect((await receiver.next()).state).toBe('sync');
  expect(countReceived()).toBe(64);
});

describe('a dispatcher', () => {
  const open = async (options: { timeoutMs?: number; allowed?: string[] } = {}) => {
    const sender = new WebhookSender(new AddressPolicy(options.allowed ?? ['127.0.0.1'], '*'), options.timeoutMs);
    return new PushDispatcher({ ...services, sources: await loadChangeSources(), sender, log });
  };

  test('that is closed leaves messages in progress to the next one', async () => {
    receiver.responses.push(silence);
    await watch();
    await receiver.next();
    await services.push.close();
    expect(queued()).toEqual([{ state: 'sync', attempts: 0 }]);
    await rename('b');
    await using next = await open();
    await next.runDue();
    expect(receiver.received.map(({ state, number }) => [state, number])).toEqual([
      ['sync', 1],
      ['sync', 1],
      ['update', 2],
    ]);
  });

  test('treats a receiver that takes too long as failed', async () => {
    await services.push.close();
    receiver.responses.push(silence);
    await watch();
    await using next = await open({ timeoutMs: 50 });
    await next.runDue();
    expect(queued()).toEqual([{ state: 'sync', attempts: 1 }]);
  });

  test('does not call an address that is no longer allowed', async () => {
    await services.push.close();
    await watch();
    await using next = await open({ allowed: [] });
    await next.runDue();
    expect(queued()).toEqual([]);
    expect(receiver.received).toEqual([]);
  });

  test('does not call an allowed name that resolves to a disallowed address', async () => {
    await services.push.close();
    await watch(receiver.address.replace('127.0.0.1', 'localhost'));
    await using next = await open({ allowed: ['localhost'] });
    await next.runDue();
    expect(queued()).toEqual([]);
    expect(receiver.received).toEqual([]);
  });
});

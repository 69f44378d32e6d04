import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { VirtualTime } from '#testing/simulation/virtual-time.ts';
import { createPoller } from './background-task.ts';

const MINUTE_MS = 60_000;

let time: VirtualTime;
let runs: number;
let failure: Error | undefined;

beforeEach(() => {
  time = new VirtualTime();
  runs = 0;
  failure = undefined;
});

function startPoller(log = pino({ level: 'silent' })) {
  const work = async () => {
    runs += 1;
    if (failure) throw failure;
  };
  const poller = createPoller({ clock: time.clockOf({ isAlive: true }), log }, MINUTE_MS, work);
  poller.start();
  return poller;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('work is done at once, and again some time after it has ended', async () => {
  startPoller();
  await settle();
  expect(time.fireNext(MINUTE_MS - 1)).toBe(false);
  expect(time.fireNext(MINUTE_MS)).toBe(true);
  await settle();
  expect(runs).toBe(2);
  expect(time.fireNext(MINUTE_MS)).toBe(true);
});

test('failed work is logged and retried', async () => {
  failure = new Error('the store is away');
  const logged: string[] = [];
  startPoller(pino({ level: 'warn' }, { write: (line) => logged.push(line) }));
  await settle();
  expect(logged.join('')).toContain('the store is away');
  expect(time.fireNext(MINUTE_MS)).toBe(true);
  await settle();
  expect(runs).toBe(2);
});

test('nothing starts after the task is closed', async () => {
  const poller = startPoller();
  await poller.close();
  expect(time.fireNext()).toBe(false);
  expect(runs).toBe(1);
});

import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClockWithTime } from '#domain/clock.ts';
import { Poller } from './poller.ts';

let nowMs: number;
let polls: number;
let dueAt: number;
let poller: Poller;

beforeEach(() => {
  vi.useFakeTimers();
  nowMs = 1_000_000;
  polls = 0;
  dueAt = Number.POSITIVE_INFINITY;
  poller = new Poller({
    clock: createClockWithTime(() => nowMs),
    log: pino({ level: 'silent' }),
    poll: async () => {
      polls += 1;
      return dueAt;
    },
  });
});

afterEach(async () => {
  await poller.close();
  vi.useRealTimers();
});

async function pass(durationMs: number): Promise<void> {
  for (let passed = 0; passed < durationMs; passed += 100) {
    nowMs += 100;
    await vi.advanceTimersByTimeAsync(100);
  }
}

test('an idle poller polls every five seconds and no more often', async () => {
  poller.start();
  await pass(29_900);
  expect(polls).toBe(6);
});

test('a poller wakes within a fifth of a second of its due time, and within a second after a clock change', async () => {
  dueAt = nowMs + 3_000;
  poller.start();
  await pass(2_900);
  expect(polls).toBe(1);
  dueAt = Number.POSITIVE_INFINITY;
  await pass(300);
  expect(polls).toBe(2);
  nowMs += 3_600_000;
  await pass(1_000);
  expect(polls).toBe(3);
});

test('a poller continues within a second after the clock is set back', async () => {
  poller.start();
  await pass(1_000);
  nowMs -= 86_400_000;
  await pass(1_000);
  expect(polls).toBe(2);
});

test('a notified poller runs at once, and once more if it is notified while running', async () => {
  poller.start();
  await pass(1_000);
  poller.notify();
  poller.notify();
  await vi.advanceTimersByTimeAsync(0);
  expect(polls).toBe(3);
});

test('a failed poller retries after a fifth of a second, and a closed one does nothing', async () => {
  let isFailing = true;
  const failing = new Poller({
    clock: createClockWithTime(() => nowMs),
    log: pino({ level: 'silent' }),
    poll: async () => {
      polls += 1;
      if (isFailing) throw new Error('the store is away');
      return dueAt;
    },
  });
  failing.start();
  await pass(400);
  expect(polls).toBe(3);
  isFailing = false;
  await pass(400);
  expect(polls).toBe(4);
  await failing.close();
  failing.notify();
  await pass(20_000);
  expect(polls).toBe(4);
});

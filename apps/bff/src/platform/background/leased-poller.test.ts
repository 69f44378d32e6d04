import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClockWithTime } from '#domain/clock.ts';
import { Lease } from '#platform/store/lease.ts';
import { LeasedPoller } from './leased-poller.ts';

type Row = { id: string };

const clock = createClockWithTime(() => Date.now());
const LEASE_MS = 30_000;

let due: Row[];
let claimed: Row[];
let readCount: number;
let started: { id: string; end: () => void }[];
let poller: LeasedPoller<Row>;

beforeEach(() => {
  vi.useFakeTimers();
  due = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  claimed = [];
  readCount = 0;
  started = [];
  poller = new LeasedPoller<Row>({
    clock,
    log: pino({ level: 'silent' }),
    atOnce: 2,
    rows: {
      async findNextDue() {
        readCount += 1;
        if (due.length > 0) return clock.nowMs();
        return claimed.length > 0 ? clock.nowMs() + LEASE_MS : Number.POSITIVE_INFINITY;
      },
      listDue: async (limit) => due.slice(0, limit),
      async claim(row) {
        due = due.filter(({ id }) => id !== row.id);
        claimed.push(row);
        return new Lease(clock, { turn: 1, endMs: clock.nowMs() + LEASE_MS }, async () => true);
      },
    },
    idOf: ({ id }) => id,
    run: ({ id }) => new Promise((end) => void started.push({ id, end })),
  });
});

afterEach(async () => {
  for (const { end } of started) end();
  await poller.close();
  vi.useRealTimers();
});

test('only as many rows run at once as configured, and the next one starts when one of them ends', async () => {
  poller.start();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(started.map(({ id }) => id)).toEqual(['a', 'b']);
  started[0]?.end();
  // No time passes, because the end of a run wakes the poller.
  await vi.advanceTimersByTimeAsync(0);
  expect(started.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('the store is not polled while all due rows are being processed', async () => {
  due = [{ id: 'a' }];
  poller.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(started).toHaveLength(1);
  const before = readCount;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(readCount).toBe(before);
});

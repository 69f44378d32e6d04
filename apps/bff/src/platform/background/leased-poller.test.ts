import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockWithTime } from '#domain/clock.ts';
import { Lease } from '#platform/store/lease.ts';
import { LeasedPoller } from './leased-poller.ts';

type Row = { id: string };

const clock = clockWithTime(() => 1_000_000);
let due: Row[];
let started: { id: string; end: () => void }[];
let poller: LeasedPoller<Row>;

beforeEach(() => {
  vi.useFakeTimers();
  due = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  started = [];
  poller = new LeasedPoller<Row>({
    clock,
    log: pino({ level: 'silent' }),
    atOnce: 2,
    findNextDue: async () => (due.length > 0 ? clock.nowMs() : Number.POSITIVE_INFINITY),
    listDue: async (limit) => due.slice(0, limit),
    idOf: ({ id }) => id,
    async claim(row) {
      due = due.filter(({ id }) => id !== row.id);
      return new Lease(clock, { turn: 1, endMs: clock.nowMs() + 30_000 }, async () => true);
    },
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
  // No time passes: the end of a run wakes the poller.
  await vi.advanceTimersByTimeAsync(0);
  expect(started.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

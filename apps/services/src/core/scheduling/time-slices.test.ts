import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TimeSlices } from './time-slices.ts';

test('work does not yield while time is left', () => {
  const slices = new TimeSlices({ sliceMs: 60_000 });
  expect(Array.from({ length: 100 }, () => slices.next())).toEqual(Array(100).fill(undefined));
});

test('work without time left runs in later turns, in order, with other callbacks in between', async () => {
  const slices = new TimeSlices({ sliceMs: 0 });
  const order: string[] = [];
  const works = [1, 2, 3].map(async (number) => {
    await slices.next();
    order.push(`work ${number}`);
  });
  for (let turn = 1; turn <= 3; turn += 1) {
    await setImmediate();
    order.push(`turn ${turn}`);
  }
  await Promise.all(works);
  expect(order).toEqual(['work 1', 'turn 1', 'work 2', 'turn 2', 'work 3', 'turn 3']);
});

test('a used-up slice is reset in the next turn', async () => {
  const slices = new TimeSlices({ sliceMs: 5 });
  expect(slices.next()).toBeUndefined();
  const startedMs = performance.now();
  while (performance.now() - startedMs < 6);
  const waiting = slices.next();
  expect(waiting).toBeInstanceOf(Promise);
  await waiting;
  await setImmediate();
  expect(slices.next()).toBeUndefined();
});

import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TimeSlices } from './time-slices.ts';

test('work waits for no turn while there is time', () => {
  const slices = new TimeSlices({ sliceMs: 60_000 });
  expect(Array.from({ length: 100 }, () => slices.next())).toEqual(Array(100).fill(undefined));
});

test('work that has no time left comes in later turns, in order, and other callbacks between', async () => {
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

test('a slice that was used up is over in the next turn', async () => {
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

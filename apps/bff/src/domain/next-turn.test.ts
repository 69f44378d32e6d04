import { expect, test } from 'vitest';
import { waitForNextTurn } from './next-turn.ts';

test('only one slice of long work runs before other requests do, however much work there is', async () => {
  let slices = 0;
  const mostAtOnce: number[] = [];
  const work = async () => {
    for (let slice = 0; slice < 5; slice += 1) {
      await waitForNextTurn();
      slices += 1;
    }
  };
  const observe = () => {
    mostAtOnce.push(slices);
    slices = 0;
    timer = setImmediate(observe);
  };
  let timer = setImmediate(observe);
  await Promise.all(Array.from({ length: 10 }, work));
  clearImmediate(timer);
  expect(mostAtOnce.length).toBeGreaterThanOrEqual(49);
  expect(Math.max(...mostAtOnce)).toBeLessThanOrEqual(1);
});

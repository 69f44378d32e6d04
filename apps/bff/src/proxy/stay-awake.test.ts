import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { stayAwake } from './stay-awake.ts';

/** How many timers and sockets there are, and things that wait for the next turn of the event loop. */
function countImmediates(): number {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'Immediate').length;
}

it('keeps the event loop turning for as long as it was told last, and no longer', async () => {
  const before = countImmediates();
  stayAwake(1);
  stayAwake(20);
  const startMs = performance.now();
  while (countImmediates() > before) await nextTurn();
  expect(performance.now() - startMs).toBeGreaterThanOrEqual(15);
});

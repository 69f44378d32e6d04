import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RetryBudget } from './retry-budget.ts';

/** Takes all repetitions that are left; returns how many. */
function drain(budget: RetryBudget): number {
  let taken = 0;
  while (budget.take('503')) taken += 1;
  return taken;
}

function addCalls(budget: RetryBudget, count: number): void {
  for (let index = 0; index < count; index += 1) budget.addCall();
}

describe('T17: repetitions of all calls to a service', () => {
  test('are as many as are saved when nothing has been called', () => {
    expect(drain(new RetryBudget(10))).toBe(10);
  });

  test.each([
    [4, 0],
    [5, 1],
    [14, 2],
    [15, 3],
    [1_000, 3],
  ])('are after %d calls that none was wanted for %d', (calls, left) => {
    const budget = new RetryBudget(3);
    drain(budget);
    addCalls(budget, calls);
    expect(drain(budget)).toBe(left);
  });

  test('are, over any stretch of calls, at most a fifth of them and what is saved, and never refused without need', () => {
    const steps = fc.array(fc.constantFrom('call', 'failure', 'failure'), { maxLength: 400 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 12 }), (taken, mostSaved) => {
        const budget = new RetryBudget(mostSaved);
        // The stretch with the most repetitions above its fifth ends at each step, counted in fifths.
        let worst = 0;
        for (const step of taken) {
          if (step === 'call') {
            budget.addCall();
            worst = Math.max(0, worst - 1);
          } else if (budget.take('503')) worst += 5;
          else expect(worst).toBeGreaterThan(mostSaved * 5 - 5);
          expect(worst).toBeLessThanOrEqual(mostSaved * 5);
        }
      }),
    );
  });
});

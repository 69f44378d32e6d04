import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '#http/problem.ts';
import type { CallFailure } from './call-failure.ts';
import { Retries } from './retries.ts';
import { RetryBudget } from './retry-budget.ts';

const lost: CallFailure = { fault: 'lost', status: undefined, problem: new ProblemError('upstream_unreachable') };

function busy(retryAfterSeconds: number): CallFailure {
  return { fault: 'answered', status: 429, problem: new ProblemError('rate_limited', { retryAfterSeconds }) };
}

describe('repetitions of one call', () => {
  test('are two at most, after pauses that are anything from nothing to a bound that doubles', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        const retries = new Retries('safe', new RetryBudget(), () => random);
        expect(retries.next(lost)).toBeCloseTo(random * 100);
        expect(retries.next(lost)).toBeCloseTo(random * 200);
        expect(retries.next(lost)).toBeUndefined();
      }),
    );
  });

  test('come when the service wants them, if that is within ten seconds altogether', () => {
    const retries = new Retries('effectful', new RetryBudget());
    expect(retries.next(busy(6))).toBe(6_000);
    expect(retries.next(busy(5))).toBeUndefined();
    expect(new Retries('safe', new RetryBudget()).next(busy(11))).toBeUndefined();
  });
});

describe('T17: repetitions of all calls to a service', () => {
  /** Begins repetitions that do not end. */
  function repeat(budget: RetryBudget, count: number): void {
    for (let index = 0; index < count; index += 1) void budget.repeat('503', () => new Promise<void>(() => undefined));
  }

  test.each([
    [1, 3],
    [15, 3],
    [24, 4],
    [50, 8],
  ])('beside %d calls under way are %d at a time', (underWay, allowed) => {
    const budget = new RetryBudget();
    for (let index = 0; index < underWay; index += 1) budget.enter();
    repeat(budget, allowed - 1);
    expect(new Retries('safe', budget).next(lost)).toBeDefined();
    repeat(budget, 1);
    expect(new Retries('safe', budget).next(lost)).toBeUndefined();
  });

  test('are fewer again when calls have ended', () => {
    const budget = new RetryBudget();
    for (let index = 0; index < 30; index += 1) budget.enter();
    repeat(budget, 4);
    expect(budget.hasRoom()).toBe(true);
    budget.leave();
    expect(budget.hasRoom()).toBe(false);
  });

  test('make room for others when they end', async () => {
    const budget = new RetryBudget();
    repeat(budget, 2);
    await budget.repeat('503', async () => expect(budget.hasRoom()).toBe(false));
    expect(budget.hasRoom()).toBe(true);
  });
});

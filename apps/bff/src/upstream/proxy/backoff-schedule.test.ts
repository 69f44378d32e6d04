import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '#domain/problem.ts';
import { BackoffSchedule } from './backoff-schedule.ts';
import type { CallFailure } from './call-failure.ts';
import { RetryBudget } from './retry-budget.ts';

const lost: CallFailure = { fault: 'reset', status: undefined, problem: new ProblemError('upstream_unreachable') };

function busy(retryAfterSeconds: number): CallFailure {
  return { fault: 'response', status: 429, problem: new ProblemError('rate_limited', { retryAfterSeconds }) };
}

describe('repetitions of one call', () => {
  test('are two at most, after pauses that are anything from nothing to a bound that doubles', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        const retries = new BackoffSchedule('safe', new RetryBudget(2), () => random);
        expect(retries.nextDelayMs(lost)).toBeCloseTo(random * 100);
        expect(retries.nextDelayMs(lost)).toBeCloseTo(random * 200);
        expect(retries.nextDelayMs(lost)).toBeUndefined();
      }),
    );
  });

  test('come when the service wants them, if that is within ten seconds altogether', () => {
    const retries = new BackoffSchedule('effectful', new RetryBudget(2));
    expect(retries.nextDelayMs(busy(6))).toBe(6_000);
    expect(retries.nextDelayMs(busy(5))).toBeUndefined();
    expect(new BackoffSchedule('safe', new RetryBudget(2)).nextDelayMs(busy(11))).toBeUndefined();
  });

  test('are taken from what is left for all calls, with the reason, and only when they come', () => {
    const reasons: string[] = [];
    const budget = new RetryBudget(2, (reason) => reasons.push(reason));
    expect(new BackoffSchedule('safe', budget).nextDelayMs(busy(11))).toBeUndefined();
    expect(new BackoffSchedule('once', budget).nextDelayMs(lost)).toBeUndefined();
    expect(new BackoffSchedule('safe', budget).nextDelayMs(busy(1))).toBe(1_000);
    expect(new BackoffSchedule('safe', budget).nextDelayMs(lost)).toBeDefined();
    expect(new BackoffSchedule('safe', budget).nextDelayMs(lost)).toBeUndefined();
    expect(reasons).toEqual(['429', 'reset']);
  });
});

import { operationTraits } from '@rotunda/api-client/operation-traits';
import { operations } from '@rotunda/api-client/operations';
import type { RetryClass } from '@rotunda/api-client/trait-types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '#domain/problem.ts';
import type { CallFailure } from './call-failure.ts';
import { BackoffSchedule, canRetry, RetryBudget } from './retry-policy.ts';

const failure = (fault: CallFailure['fault'], status?: number, retryAfterSeconds?: number): CallFailure => ({
  fault,
  status,
  problem: new ProblemError('upstream_unreachable', retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});

const quota = (status: number, retryAfterSeconds?: number): CallFailure => ({
  fault: 'response',
  status,
  problem: new ProblemError('rate_limited', retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});

const FAILURES = {
  connectionRefused: failure('connectionRefused'),
  noConnection: failure('noConnection'),
  reset: failure('reset'),
  timeout: failure('timeout'),
  quota: quota(429),
  'quota with a time': quota(429, 1),
  'quota as 403': quota(403),
  'quota as 403 with a time': quota(403, 1),
  '403': failure('response', 403),
  '500': failure('response', 500),
  '502': failure('response', 502),
  '503 with a time': failure('response', 503, 1),
  '504': failure('response', 504),
  '404': failure('response', 404),
  '409': failure('response', 409),
  internal: failure('internal'),
};

const QUOTA = ['quota', 'quota with a time', 'quota as 403', 'quota as 403 with a time'] as const;

/** The failures after which a call of each retry class is retried once. */
const REPEATED: Record<RetryClass, (keyof typeof FAILURES)[]> = {
  safe: ['connectionRefused', 'noConnection', 'reset', 'timeout', ...QUOTA, '500', '502', '503 with a time', '504'],
  idempotent: ['connectionRefused', 'noConnection', 'reset', ...QUOTA, '502', '503 with a time', '504'],
  keyed: ['connectionRefused', 'noConnection', 'reset', ...QUOTA, '502', '503 with a time', '504'],
  effectful: ['connectionRefused', 'noConnection', 'quota with a time', 'quota as 403 with a time', '503 with a time'],
  once: ['connectionRefused'],
};

describe('T17: the retry class of an operation', () => {
  test.each(Object.values(operations))('$id is not more lenient than its effects allow', ({ id, method }) => {
    const { retry: retryClass, risk } = operationTraits[id];
    expect(Object.keys(REPEATED)).toContain(retryClass);
    if (method === 'GET') expect(retryClass).toBe('safe');
    if (risk === 'exec' || risk === 'admin') expect(retryClass).toBe('once');
    if (risk === 'write' || risk === 'destructive') expect(retryClass).not.toBe('safe');
    if (method === 'PATCH') expect(retryClass).toBe('effectful');
  });

  test('is keyed only if a call can supply its own ID', () => {
    const keyed = Object.values(operations).filter(({ id }) => operationTraits[id].retry === 'keyed');
    expect(keyed.map(({ id }) => id).sort()).toEqual([
      'calendar.acl.watch',
      'calendar.calendarList.watch',
      'calendar.events.insert',
      'calendar.events.watch',
      'calendar.settings.watch',
      'drive.changes.watch',
      'drive.drives.create',
      'drive.files.create',
      'drive.files.watch',
      'drive.teamdrives.create',
    ]);
  });
});

describe.each(Object.entries(REPEATED))('a call of the class %s', (name, repeated) => {
  test.each(Object.keys(FAILURES))('is retried only if its rule says so: %s', (key) => {
    const retryClass = Object.keys(REPEATED).find((known): known is RetryClass => known === name);
    const known = Object.entries(FAILURES).find(([other]) => other === key);
    if (!retryClass || !known) throw new Error('the table lacks a row');
    expect(canRetry(retryClass, known[1], 1)).toBe(repeated.some((other) => other === key));
  });
});

test('a call that timed out is retried once, because each attempt takes half a minute', () => {
  expect([1, 2].map((attempts) => canRetry('safe', FAILURES.timeout, attempts))).toEqual([true, false]);
});

const lost: CallFailure = { fault: 'reset', status: undefined, problem: new ProblemError('upstream_unreachable') };

function busy(retryAfterSeconds: number): CallFailure {
  return { fault: 'response', status: 429, problem: new ProblemError('rate_limited', { retryAfterSeconds }) };
}

describe('the retries of one call', () => {
  test('are at most two, after random pauses up to a limit that doubles', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        const retries = new BackoffSchedule('safe', new RetryBudget(2), () => random);
        expect(retries.takeNextDelayMs(lost)).toBeCloseTo(random * 100);
        expect(retries.takeNextDelayMs(lost)).toBeCloseTo(random * 200);
        expect(retries.takeNextDelayMs(lost)).toBeUndefined();
      }),
    );
  });

  test('wait for seconds if the quota is exhausted and the service states no time', () => {
    const retries = new BackoffSchedule('safe', new RetryBudget(2), () => 0.5);
    expect([retries.takeNextDelayMs(quota(403)), retries.takeNextDelayMs(quota(403))]).toEqual([500, 1_000]);
  });

  test('happen at the time the service states, if the total wait is at most ten seconds', () => {
    const retries = new BackoffSchedule('effectful', new RetryBudget(2));
    expect(retries.takeNextDelayMs(busy(6))).toBe(6_000);
    expect(retries.takeNextDelayMs(busy(5))).toBeUndefined();
    expect(new BackoffSchedule('safe', new RetryBudget(2)).takeNextDelayMs(busy(10))).toBe(10_000);
    expect(new BackoffSchedule('safe', new RetryBudget(2)).takeNextDelayMs(busy(11))).toBeUndefined();
  });

  test('are taken from the budget of all calls, with the reason, and only when they are made', () => {
    const reasons: string[] = [];
    const budget = new RetryBudget(2, (reason) => reasons.push(reason));
    expect(new BackoffSchedule('safe', budget).takeNextDelayMs(busy(11))).toBeUndefined();
    expect(new BackoffSchedule('once', budget).takeNextDelayMs(lost)).toBeUndefined();
    expect(new BackoffSchedule('safe', budget).takeNextDelayMs(busy(1))).toBe(1_000);
    expect(new BackoffSchedule('safe', budget).takeNextDelayMs(lost)).toBeDefined();
    expect(new BackoffSchedule('safe', budget).takeNextDelayMs(lost)).toBeUndefined();
    expect(reasons).toEqual(['quota', 'reset']);
  });

  test('are counted by the status of the service if there is one', () => {
    const reasons: string[] = [];
    const budget = new RetryBudget(2, (reason) => reasons.push(reason));
    new BackoffSchedule('safe', budget).takeNextDelayMs(FAILURES['502']);
    expect(reasons).toEqual(['502']);
  });
});

/** Consumes all remaining retries. Returns their number. */
function drain(budget: RetryBudget): number {
  let taken = 0;
  while (budget.tryConsume('503')) taken += 1;
  return taken;
}

function addCalls(budget: RetryBudget, count: number): void {
  for (let index = 0; index < count; index += 1) budget.addCall();
}

describe('T17: the retries of all calls to a service', () => {
  test('are limited to the saved budget if there were no calls', () => {
    expect(drain(new RetryBudget(10))).toBe(10);
  });

  test.each([
    [4, 0],
    [5, 1],
    [14, 2],
    [15, 3],
    [1_000, 3],
  ])('after %d calls without retries are allowed for %d', (calls, left) => {
    const budget = new RetryBudget(3);
    drain(budget);
    addCalls(budget, calls);
    expect(drain(budget)).toBe(left);
  });

  test('are at most a fifth of the calls in any period plus the saved budget, and never refused without need', () => {
    const steps = fc.array(fc.constantFrom('call', 'failure', 'failure'), { maxLength: 400 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 12 }), (taken, mostSaved) => {
        const budget = new RetryBudget(mostSaved);
        // Finds, at each step, the period with the most retries above a fifth of its calls, in units of a fifth.
        let worst = 0;
        for (const step of taken) {
          if (step === 'call') {
            budget.addCall();
            worst = Math.max(0, worst - 1);
          } else if (budget.tryConsume('503')) worst += 5;
          else expect(worst).toBeGreaterThan(mostSaved * 5 - 5);
          expect(worst).toBeLessThanOrEqual(mostSaved * 5);
        }
      }),
    );
  });
});

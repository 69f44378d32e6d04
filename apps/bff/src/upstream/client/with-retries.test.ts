import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { ProblemError } from '#domain/problem.ts';
import type { CallFailure } from './call-failure.ts';
import { canResend, type Retries, RetryBudget, withRetries } from './retry-policy.ts';

type Outcome = { kind: 'sent'; by: string };

const unconnected: CallFailure = {
  fault: 'connectionRefused',
  status: undefined,
  problem: new ProblemError('upstream_unreachable'),
};
const reset: CallFailure = { fault: 'reset', status: undefined, problem: new ProblemError('upstream_unreachable') };
const overQuota: CallFailure = { fault: 'response', status: 429, problem: new ProblemError('rate_limited') };
const missing: CallFailure = { fault: 'response', status: 404, problem: new ProblemError('not_found') };
const sent: Outcome = { kind: 'sent', by: 'attempt' };

/** Returns a function whose attempts end in these ways, one after another. The last way repeats. */
function attempts(...ends: (CallFailure | Outcome)[]) {
  const last = ends.at(-1) ?? sent;
  return vi.fn(async () => {
    const end = ends.shift() ?? last;
    return 'kind' in end ? end : { kind: 'failed' as const, failure: end };
  });
}

function retries(parts: Partial<Retries<Outcome>> = {}): Retries<Outcome> {
  const budget = new RetryBudget(10);
  return {
    retryClass: () => 'safe',
    budget,
    isRetryAllowed: () => true,
    findReconciled: async () => undefined,
    ...parts,
  };
}

test('a call that succeeds is made once', async () => {
  const attempt = attempts(sent);
  expect(await withRetries(retries(), attempt)).toBe(sent);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('a call is retried until it succeeds, three attempts at most', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  expect(await withRetries(retries(), attempts(reset, unconnected, sent))).toBe(sent);
  const failing = attempts(reset);
  expect(await withRetries(retries(), failing)).toEqual({ kind: 'failed', failure: reset });
  expect(failing).toHaveBeenCalledTimes(3);
  vi.restoreAllMocks();
});

test('a call that no one waits for, or that must not be retried, is made once', async () => {
  for (const [failure, parts] of [
    [reset, { isRetryAllowed: () => false }],
    [reset, { retryClass: () => 'once' as const }],
    [missing, {}],
  ] as const) {
    const attempt = attempts(failure);
    expect(await withRetries(retries(parts), attempt)).toEqual({ kind: 'failed', failure });
    expect(attempt).toHaveBeenCalledTimes(1);
  }
});

test('an attempt in doubt is looked up, and becomes the outcome if it has succeeded', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const reconciled: Outcome = { kind: 'sent', by: 'earlier attempt' };
  const findReconciled = vi.fn(async () => reconciled);
  const parts = retries({ retryClass: () => 'keyed', findReconciled });
  expect(await withRetries(parts, attempts(reset, missing))).toBe(reconciled);
  expect(findReconciled).toHaveBeenCalledExactlyOnceWith(missing);
  expect(await withRetries(parts, attempts(unconnected, missing))).toEqual({ kind: 'failed', failure: missing });
  expect(findReconciled).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test('a stream is not sent again, and background work leaves the rest of a quota to users', () => {
  expect(canResend(null, true, reset)).toBe(true);
  expect(canResend(Readable.from([]), false, reset)).toBe(false);
  expect([canResend(null, true, overQuota), canResend(null, false, overQuota)]).toEqual([false, true]);
});

import { operationTraits } from '@rotunda/api-client/operation-traits';
import { operations } from '@rotunda/api-client/operations';
import type { RetryClass } from '@rotunda/api-client/trait-types';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '#domain/problem.ts';
import { canRetry } from './backoff-schedule.ts';
import type { CallFailure } from './call-failure.ts';

const failure = (fault: CallFailure['fault'], status?: number, retryAfterSeconds?: number): CallFailure => ({
  fault,
  status,
  problem: new ProblemError('upstream_unreachable', retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});

const FAILURES = {
  connectionRefused: failure('connectionRefused'),
  noConnection: failure('noConnection'),
  reset: failure('reset'),
  timeout: failure('timeout'),
  '429': failure('response', 429),
  '429 with a time': failure('response', 429, 1),
  '500': failure('response', 500),
  '502': failure('response', 502),
  '503 with a time': failure('response', 503, 1),
  '504': failure('response', 504),
  '404': failure('response', 404),
  '409': failure('response', 409),
  internal: failure('internal'),
};

/** After which failures a first attempt of each class is followed by a second. */
const REPEATED: Record<RetryClass, (keyof typeof FAILURES)[]> = {
  safe: [
    'connectionRefused',
    'noConnection',
    'reset',
    'timeout',
    '429',
    '429 with a time',
    '500',
    '502',
    '503 with a time',
    '504',
  ],
  idempotent: ['connectionRefused', 'noConnection', 'reset', '429', '429 with a time', '502', '503 with a time', '504'],
  keyed: ['connectionRefused', 'noConnection', 'reset', '429', '429 with a time', '502', '503 with a time', '504'],
  effectful: ['connectionRefused', 'noConnection', '429 with a time', '503 with a time'],
  once: ['connectionRefused'],
};

describe('T17: the class of an operation', () => {
  test.each(Object.values(operations))('$id is not milder than what the operation can do', ({ id, method }) => {
    const { retry: retryClass, risk } = operationTraits[id];
    expect(Object.keys(REPEATED)).toContain(retryClass);
    if (method === 'GET') expect(retryClass).toBe('safe');
    if (risk === 'exec' || risk === 'admin') expect(retryClass).toBe('once');
    if (risk === 'write' || risk === 'destructive') expect(retryClass).not.toBe('safe');
    if (method === 'PATCH') expect(retryClass).toBe('effectful');
  });

  test('is keyed only where a call can bring an id of its own', () => {
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
  test.each(Object.keys(FAILURES))('is sent again only if its rule says so: %s', (key) => {
    const retryClass = Object.keys(REPEATED).find((known): known is RetryClass => known === name);
    const known = Object.entries(FAILURES).find(([other]) => other === key);
    if (!retryClass || !known) throw new Error('the table lacks a row');
    expect(canRetry(retryClass, known[1], 1)).toBe(repeated.some((other) => other === key));
  });
});

import { operations } from '@rotunda/api-client/operations';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '#http/problem.ts';
import { policyTable } from '#policy/policy-table.ts';
import type { CallFailure } from './call-failure.ts';
import { mayRepeat } from './retries.ts';
import { type RetryClass, retryClassOf } from './retry-class.ts';

const failure = (fault: CallFailure['fault'], status?: number, retryAfterSeconds?: number): CallFailure => ({
  fault,
  status,
  problem: new ProblemError('upstream_unreachable', retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});

const FAILURES = {
  refused: failure('refused'),
  unconnected: failure('unconnected'),
  lost: failure('lost'),
  silent: failure('silent'),
  '429': failure('answered', 429),
  '429 with a time': failure('answered', 429, 1),
  '500': failure('answered', 500),
  '502': failure('answered', 502),
  '503 with a time': failure('answered', 503, 1),
  '504': failure('answered', 504),
  '404': failure('answered', 404),
  '409': failure('answered', 409),
  ours: failure('ours'),
};

/** After which failures a first attempt of each class is followed by a second. */
const REPEATED: Record<RetryClass, (keyof typeof FAILURES)[]> = {
  safe: ['refused', 'unconnected', 'lost', 'silent', '429', '429 with a time', '500', '502', '503 with a time', '504'],
  idempotent: ['refused', 'unconnected', 'lost', '429', '429 with a time', '502', '503 with a time', '504'],
  keyed: ['refused', 'unconnected', 'lost', '429', '429 with a time', '502', '503 with a time', '504'],
  effectful: ['refused', 'unconnected', '429 with a time', '503 with a time'],
  once: ['refused'],
};

describe('T17: the class of an operation', () => {
  test.each(Object.values(operations))('$id is not milder than what the operation can do', ({ id, method }) => {
    const retryClass = retryClassOf(id);
    const { risk } = policyTable[id];
    expect(Object.keys(REPEATED)).toContain(retryClass);
    if (method === 'GET') expect(retryClass).toBe('safe');
    if (risk === 'exec' || risk === 'admin') expect(retryClass).toBe('once');
    if (risk === 'write' || risk === 'destructive') expect(retryClass).not.toBe('safe');
    if (method === 'PATCH') expect(retryClass).toBe('effectful');
  });

  test('is keyed only where a call can bring an id of its own', () => {
    const keyed = Object.values(operations).filter(({ id }) => retryClassOf(id) === 'keyed');
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
    expect(mayRepeat(retryClass, known[1], 1)).toBe(repeated.some((other) => other === key));
  });
});

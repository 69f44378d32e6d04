import { describe, expect, test } from 'vitest';
import { isAboutCredential, readRetryAfter, toUpstreamProblem } from './upstream-error.ts';

const envelope = (reason: string) => JSON.stringify({ error: { code: 401, errors: [{ domain: 'push', reason }] } });
const details = (reason: string) =>
  JSON.stringify({ error: { code: 401, status: 'UNAUTHENTICATED', details: [{ reason }] } });

describe('a 401 response of a service', () => {
  test.each([
    ['comes with a challenge', 'Bearer', envelope('webhookUrlUnauthorized')],
    ['names the credential', undefined, envelope('authError')],
    ['names it in details', undefined, details('ACCESS_TOKEN_EXPIRED')],
    ['has an unknown reason', undefined, envelope('expired')],
    ['says nothing', undefined, ''],
  ])('concerns the credential if it %s', (_, challenge, body) => {
    expect(isAboutCredential(challenge, body)).toBe(true);
  });

  test.each([
    envelope('webhookUrlUnauthorized'),
    envelope('push.webhookUrlUnauthorized'),
    details('webhookUrlUnauthorized'),
  ])('concerns something else if it says so, and is reported as an error of the request: %s', (body) => {
    expect(isAboutCredential(undefined, body)).toBe(false);
    expect(toUpstreamProblem({ status: 401, headers: {}, body })).toMatchObject({ code: 'upstream_rejected' });
  });
});

const NOW_MS = Date.parse('2026-11-20T10:00:00.400Z');

test.for([
  ['7', 7],
  ['0', 0],
  ['Fri, 20 Nov 2026 10:00:05 GMT', 5],
  ['Fri, 20 Nov 2026 09:59:00 GMT', 0],
  ['Fri, 99 Nov 2026 10:00:05 GMT', undefined],
  ['2026-11-20T10:00:05Z', undefined],
  ['-3', undefined],
  ['soon', undefined],
  [undefined, undefined],
] as const)('Retry-After: %s asks for %s seconds', ([value, seconds]) => {
  expect(readRetryAfter(value, NOW_MS)).toBe(seconds);
});

test('a wait is relative to the clock of the service, and at most a day', () => {
  const read = (headers: Record<string, string>) =>
    toUpstreamProblem({ status: 429, headers, body: '' }).retryAfterSeconds;
  const date = 'Fri, 20 Nov 2026 10:00:00 GMT';
  expect(read({ date, 'retry-after': 'Fri, 20 Nov 2026 10:00:30 GMT' })).toBe(30);
  expect(read({ date: 'unknown', 'retry-after': '30' })).toBe(30);
  expect(read({ date, 'retry-after': '999999999' })).toBe(86_400);
  expect(read({ date, 'retry-after': 'Fri, 20 Nov 2099 10:00:30 GMT' })).toBe(86_400);
});

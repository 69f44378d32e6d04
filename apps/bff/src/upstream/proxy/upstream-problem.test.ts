import { describe, expect, test } from 'vitest';
import { isAboutCredential, toUpstreamProblem } from './upstream-problem.ts';

const envelope = (reason: string) => JSON.stringify({ error: { code: 401, errors: [{ domain: 'push', reason }] } });

describe('a 401 of a service', () => {
  test.each([
    ['comes with a challenge', 'Bearer', envelope('webhookUrlUnauthorized')],
    ['names the credential', undefined, envelope('authError')],
    ['says nothing', undefined, ''],
  ])('is about the credential when it %s', (_, challenge, body) => {
    expect(isAboutCredential(challenge, body)).toBe(true);
  });

  test('is about something else when it says so, and is told as a fault of the request', () => {
    const body = envelope('webhookUrlUnauthorized');
    expect(isAboutCredential(undefined, body)).toBe(false);
    expect(toUpstreamProblem(401, body, undefined)).toMatchObject({ code: 'upstream_rejected' });
  });
});

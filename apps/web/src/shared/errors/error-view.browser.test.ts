import { ApiError, InvalidResponseError } from '@rotunda/api-client/errors';
import { expect, test } from 'vitest';
import { explainError, isPermissionDenied } from './error-view.tsx';

function refused(status: number, retryable: boolean): ApiError {
  const message = 'The service does not answer.';
  const problem = { type: 'about:blank', title: message, status, code: 'x', requestId: 'r', retryable };
  return new ApiError('drive.files.update', message, { status, problem });
}

test('a temporary error suggests trying again', () => {
  expect(explainError(refused(503, true))).toBe('The service does not answer. Try again in a moment.');
  expect(explainError(refused(503, false))).toBe('The service does not answer.');
});

test.each([
  [undefined, 'in a moment'],
  [1_000, 'in a moment'],
  [30_000, 'in 30 seconds'],
  [600_000, 'in 10 minutes'],
])('a rate limit of the console shows when to retry: after %s ms %s', (retryAfterMs, when) => {
  const title = 'Too many requests';
  const problem = { type: 'about:blank', title, status: 429, code: 'x', requestId: 'r', retryable: true };
  const error = new ApiError('drive.files.list', title, { status: 429, retryAfterMs, problem });
  expect(explainError(error)).toBe(`Too many requests. Try again ${when}.`);
});

test('no one is told to repeat a request that may have succeeded', () => {
  expect(explainError(refused(504, true))).toBe('The service does not answer.');
});

test('only an unreadable response is reported as such; an internal error of the console is named', () => {
  expect(explainError(new InvalidResponseError('drive.files.list', 'the answer is not JSON'))).toBe(
    'The response could not be read.',
  );
  expect(explainError(new ReferenceError('Temporal is not defined'))).toBe(
    'Something went wrong in the console: Temporal is not defined. If trying again does not help, send the report to support.',
  );
});

test.each([
  [403, 'forbidden', true],
  [403, 'downloadQuotaExceeded', false],
  [400, 'badRequest', false],
])('only a missing permission can be solved by sharing: %i %s', (status, reason, isEnded) => {
  expect(isPermissionDenied(new ApiError('drive.files.get', 'No', { status, reason }))).toBe(isEnded);
});

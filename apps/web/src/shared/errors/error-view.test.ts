import { ApiError, InvalidResponseError } from '@rotunda/api-client/errors';
import { expect, test } from 'vitest';
import { explainError } from './error-view.tsx';

function refused(status: number, retryable: boolean): ApiError {
  const message = 'The service does not answer.';
  const problem = { type: 'about:blank', title: message, status, code: 'x', requestId: 'r', retryable };
  return new ApiError('drive.files.update', message, { status, problem });
}

test('an error in passing says that one can try again', () => {
  expect(explainError(refused(503, true))).toBe('503 – The service does not answer. Try again in a moment.');
  expect(explainError(refused(503, false))).toBe('503 – The service does not answer.');
});

test('nobody is told to send again what may have been done', () => {
  expect(explainError(refused(504, true))).toBe('504 – The service does not answer.');
});

test('only a response that could not be read is said to be one; a fault of the console is named', () => {
  expect(explainError(new InvalidResponseError('drive.files.list', 'the answer is not JSON'))).toBe(
    'The response could not be read.',
  );
  expect(explainError(new ReferenceError('Temporal is not defined'))).toBe(
    'Something went wrong in the console: Temporal is not defined. If trying again does not help, send the report to support.',
  );
});

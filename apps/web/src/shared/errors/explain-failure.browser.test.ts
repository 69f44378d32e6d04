import { ApiError, NetworkError } from '@rotunda/api-client/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { explainFailure } from './explain-failure.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function refused(status: number): ApiError {
  return new ApiError('drive.files.create', 'No', { status });
}

test('a rejection shows what was not done, and why', () => {
  expect(explainFailure('The file was not renamed', refused(403))).toMatch(/^The file was not renamed: No/);
});

test.for([
  ['lost', new NetworkError('drive.files.create', 'lost'), /^No response, so the result is unknown\./],
  ['late', refused(504), /The outcome is unknown/],
] as const)('a response that is %s leaves open whether it was done', ([, error, words]) => {
  expect(explainFailure('The file was not renamed', error)).toMatch(words);
});

test('a lost response may be retried, while an unresponsive service has to be checked first', () => {
  expect(explainFailure('Not renamed', new NetworkError('drive.files.create', 'lost'))).toMatch(/safe to try again\.$/);
  expect(explainFailure('Not renamed', refused(504))).toBe('No. The outcome is unknown: check before you try again.');
});

test('without a connection nothing was done', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const error = new NetworkError('drive.files.create', 'lost');
  expect(explainFailure('The file was not renamed', error)).toMatch(/^The file was not renamed: /);
});

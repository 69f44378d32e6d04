import { expect, test } from 'vitest';
import { findMissingScope } from './missing-scope.ts';

const REFUSAL = 'Specified permissions are not sufficient to call DriveApp.getFiles. Required permissions: ';

test('the scope named in an error is found, and the first one of several', () => {
  expect(findMissingScope(`${REFUSAL}https://example.com/auth/drive`)).toBe('https://example.com/auth/drive');
  expect(findMissingScope(`${REFUSAL}(https://example.com/auth/a || https://example.com/auth/b)`)).toBe(
    'https://example.com/auth/a',
  );
  expect(findMissingScope(`${REFUSAL}(https://example.com/auth/a)`)).toBe('https://example.com/auth/a');
  expect(findMissingScope('TypeError: x is undefined')).toBeUndefined();
});

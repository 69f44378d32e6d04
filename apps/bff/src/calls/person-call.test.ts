import { expect, test } from 'vitest';
import { requireChange } from './person-call.ts';

test('a call with what its operation takes is one', () => {
  const params = { fileId: 'f1', supportsAllDrives: true };
  expect(() => requireChange({ operationId: 'drive.files.delete', params })).not.toThrow();
});

test.each(['constructor', 'nothing'])('a call with %s, which its operation does not take, is refused', (name) => {
  const params = { fileId: 'f1', [name]: 'x' };
  expect(() => requireChange({ operationId: 'drive.files.delete', params })).toThrow(`Not usable: ${name}.`);
});

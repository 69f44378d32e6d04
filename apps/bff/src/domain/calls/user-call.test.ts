import { expect, test } from 'vitest';
import { callParams, requireChange, toProxyCall } from './user-call.ts';

test('a call with the parameters of its operation is accepted', () => {
  const params = { fileId: 'f1', supportsAllDrives: true };
  expect(() => requireChange({ operationId: 'drive.files.delete', params })).not.toThrow();
});

test.each(['constructor', 'nothing'])('a call with %s, which its operation does not accept, is rejected', (name) => {
  const params = { fileId: 'f1', [name]: 'x' };
  expect(() => requireChange({ operationId: 'drive.files.delete', params })).toThrow(`Invalid: ${name}.`);
});

test('parameters with an unpaired surrogate are rejected because no URL can contain them', () => {
  expect(callParams.safeParse({ fileId: 'a\ud83d\ude00b' }).success).toBe(true);
  expect(callParams.safeParse({ fileId: 'a\ud83db' }).success).toBe(false);
  expect(callParams.safeParse({ fields: ['\ude00'] }).success).toBe(false);
});

test.each(['..', 'a\\b', 'a\0', 'a\ud83d'])('%j is rejected as an ID in a path', (fileId) => {
  expect(() => toProxyCall({ operationId: 'drive.files.get', params: { fileId } })).toThrow('fileId is missing');
});

import { expect, test } from 'vitest';
import { toExplorerForm } from './to-explorer-form.ts';

const call = { callId: 1, method: 'GET', hasBody: false, page: '/', startedAtMs: 0 };

test.each([
  ['drive.files.get', '/api/drive/v3/files/a%2Fb?fields=id%2Cname', { fileId: ['a/b'], fields: ['id,name'] }],
  ['script.scripts.run', '/api/script/v1/scripts/s1:run', { scriptId: ['s1'] }],
  ['script.processes.list', '/api/script/v1/processes?a=1&a=2', { a: ['1', '2'] }],
  ['drive.files.create', '/api/upload/drive/v3/files?uploadType=multipart', {}],
])('a call of %s fills the form as sent', (operationId, path, params) => {
  expect(toExplorerForm({ ...call, operationId, path })).toEqual(params);
});

test('a call that is not an operation has no form', () => {
  expect(toExplorerForm({ ...call, operationId: 'bff.views.list', path: '/api/views' })).toBeUndefined();
  expect(toExplorerForm({ ...call, path: '/api/drive/v3/files' })).toBeUndefined();
});

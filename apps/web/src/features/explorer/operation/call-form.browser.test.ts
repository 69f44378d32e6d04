import { describe, expect, test } from 'vitest';
import { type CallForm, findFieldErrors, toPath } from './call-form.ts';
import { findOperation, type Operation } from './operation.ts';

const form = (params: CallForm['params'], body = ''): CallForm => ({ params, body });

function get(operationId: string): Operation {
  const operation = findOperation(operationId);
  if (!operation) throw new Error(`${operationId} is not an operation`);
  return operation;
}

describe('a form', () => {
  test.each([
    ['drive.files.get', form({}), { fileId: 'Required' }],
    ['drive.files.get', form({ fileId: ['..'] }), { fileId: 'Not an ID' }],
    ['drive.files.list', form({ pageSize: ['many'] }), { pageSize: 'Not a whole number' }],
    ['drive.files.list', form({ pageSize: ['1001'] }), { pageSize: 'At most 1000' }],
    ['drive.about.get', form({}), { fields: 'Required' }],
    ['drive.files.update', form({ fileId: ['a'] }, '[]'), { body: 'Not a JSON object' }],
    ['drive.files.list', form({ pageSize: ['10'] }), {}],
  ])('of %s reports the error in %j', (operationId, given, faults) => {
    expect(Object.fromEntries(findFieldErrors(get(operationId), given))).toEqual(faults);
  });

  test('becomes an address with repeated values and without empty ones', () => {
    const path = toPath(
      get('script.processes.list'),
      form({ 'userProcessFilter.statuses': ['FAILED', 'TIMED_OUT'], pageToken: [''] }),
    );
    expect(path).toBe(
      '/api/script/v1/processes?userProcessFilter.statuses=FAILED&userProcessFilter.statuses=TIMED_OUT',
    );
  });

  test('with content is sent to the upload address', () => {
    const media = new File(['x'], 'x.txt');
    expect(toPath(get('drive.files.create'), { params: {}, body: '', media })).toBe(
      '/api/upload/drive/v3/files?uploadType=media',
    );
    expect(toPath(get('drive.files.create'), { params: {}, body: '{}', media })).toContain('uploadType=multipart');
  });
});

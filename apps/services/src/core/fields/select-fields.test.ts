import { operations } from '@rotunda/api-client/operations';
import { describe, expect, test } from 'vitest';
import { selectFields } from './select-fields.ts';

const files = operations['drive.files.list'];
const invalid = (name: string) =>
  expect.objectContaining({
    httpStatus: 400,
    message: `Invalid field selection ${name}`,
    errors: [expect.objectContaining({ reason: 'invalidParameter', location: 'fields', locationType: 'parameter' })],
  });

describe('selectFields', () => {
  test.each(['*', 'files', 'files(id,owners(emailAddress)),nextPageToken', 'files/permissions/permissionDetails/*'])(
    'accepts %s',
    (selector) => {
      expect(() => selectFields(files, selector)).not.toThrow();
    },
  );

  test.each([
    ['etag', 'etag'],
    ['files/etag', 'etag'],
    ['files(id,capabilities,canAddChildren)', 'canAddChildren'],
    ['files/id/x', 'x'],
    ['constructor', 'constructor'],
    ['files/__proto__', '__proto__'],
    ['files(id,toString)', 'toString'],
  ])('rejects %s', (selector, name) => {
    expect(() => selectFields(files, selector)).toThrow(invalid(name));
  });

  test('map keys and members of untyped values may have any name', () => {
    expect(() => selectFields(files, 'files/properties/anything')).not.toThrow();
  });

  test('a request without a selector gets the small default set', () => {
    const selection = selectFields(files, undefined);
    expect(selection.has('files.name')).toBe(true);
    expect(selection.has('files.size')).toBe(false);
    expect(selection.isExplicit).toBe(false);
  });

  test('the logs of a process are sent only if they are named', () => {
    const processes = operations['script.processes.list'];
    expect(selectFields(processes, undefined).names('processes.logs')).toBe(false);
    expect(selectFields(processes, 'processes(logs)').names('processes.logs')).toBe(true);
  });

  test.each(Object.values(operations).filter((operation) => 'response' in operation))(
    'the default selection of $id matches its document',
    (operation) => {
      expect(() => selectFields(operation, undefined)).not.toThrow();
    },
  );

  test('the scripting service rejects in the format of google.rpc.BadRequest', () => {
    expect(() => selectFields(operations['script.processes.list'], 'nothing')).toThrow(
      expect.objectContaining({
        statusName: 'INVALID_ARGUMENT',
        details: [expect.objectContaining({ fieldViolations: [expect.objectContaining({ field: 'fields' })] })],
      }),
    );
  });
});

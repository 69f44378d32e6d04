import type { OperationDescriptor, ServiceName } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { describe, expect, test } from 'vitest';
import { type DocumentSchema, resolveReference } from './document-schemas.ts';
import { readParams } from './read-params.ts';
import { SchemaValidator } from './schema-validator.ts';

const all: OperationDescriptor[] = Object.values(operations);
const withBody = all.flatMap((operation) => (operation.body ? [{ ...operation, body: operation.body }] : []));
const validator = new SchemaValidator();

/** A member of a body, by its path. Array elements have the name `[]`. */
type Member = { path: string[]; schema: DocumentSchema };

const MAX_DEPTH = 4;

function membersOf(service: ServiceName, reference: DocumentSchema, path: string[] = []): Member[] {
  const schema = resolveReference(service, reference);
  if (path.length > MAX_DEPTH) return [];
  if (schema.type === 'array') return membersOf(service, schema.items ?? {}, [...path, '[]']);
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
    membersOf(service, member, [...path, name]),
  );
  return path.length === 0 || path.at(-1) === '[]' ? below : [{ path, schema }, ...below];
}

function bodyWith(path: readonly string[], value: unknown): unknown {
  return path.reduceRight((below, name) => (name === '[]' ? [below] : { [name]: below }), value);
}

/** Returns a value that the document allows, and other spellings that the public parser accepts for it. */
function spellingsOf({ type, format, enum: values }: DocumentSchema): { value: unknown; spellings: unknown[] } {
  if (values) return { value: values[0], spellings: [[values[0]]] };
  switch (type) {
    case 'boolean':
      return { value: true, spellings: ['true', 'TRUE', 'True', '1', [true], ['true']] };
    case 'integer':
      return { value: 7, spellings: ['7', [7], ['7']] };
    case 'number':
      return { value: 0.5, spellings: ['0.5', '5e-1', [0.5]] };
    case 'string':
      if (format === 'int64') return { value: '12', spellings: [12, ['12'], [12]] };
      if (format === 'date-time') return { value: '2026-11-26T12:00:00Z', spellings: [['2026-11-26T12:00:00Z']] };
      if (format === 'date') return { value: '2026-11-26', spellings: [['2026-11-26']] };
      if (format === 'email') return { value: 'ana@example.com', spellings: [['ana@example.com']] };
      return { value: 'text', spellings: [['text']] };
    default:
      return { value: undefined, spellings: [] };
  }
}

const read = (operation: OperationDescriptor & { body: string }, body: unknown) =>
  validator.readRequest(operation, operation.body, body);

describe.each(withBody)('a body of $id', (operation) => {
  const members = membersOf(operation.service, { $ref: `#/components/schemas/${operation.body}` });

  test('is equivalent with text for numbers and flags, and with one-element arrays for scalars', () => {
    for (const { path, schema } of members) {
      const { value, spellings } = spellingsOf(schema);
      const plain = read(operation, bodyWith(path, value));
      for (const spelling of spellings) {
        expect(read(operation, bodyWith(path, spelling)), `${path.join('.')}: ${JSON.stringify(spelling)}`).toEqual(
          plain,
        );
      }
    }
  });

  test('drops members that are null, unless null clears them', () => {
    const isMerged = operation.service === 'calendar' && operation.method === 'PATCH';
    // Members that allow any value also allow null.
    for (const { path } of members.filter(({ schema }) => schema.type !== undefined)) {
      const { value, violations } = read(operation, bodyWith(path, null));
      const absent = read(operation, bodyWith(path.slice(0, -1), {}));
      expect(violations, path.join('.')).toEqual(absent.violations);
      expect(value, path.join('.')).toEqual(isMerged ? bodyWith(path, null) : absent.value);
    }
  });

  test('is rejected with values that no spelling allows', () => {
    for (const { path, schema } of members.filter((member) => spellingsOf(member.schema).value !== undefined)) {
      const wrong = schema.type === 'boolean' ? 'yes' : schema.type === 'string' ? {} : 'seven';
      for (const value of [wrong, [wrong], [], {}]) {
        expect(read(operation, bodyWith(path, value)).violations, `${path.join('.')} ${value}`).not.toEqual([]);
      }
    }
  });
});

test('a map keeps null, which removes an entry', () => {
  const body = { properties: { gone: null, kept: 'x' }, name: null };
  expect(read({ ...operations['drive.files.update'], body: 'File' }, body)).toEqual({
    value: { properties: { gone: null, kept: 'x' } },
    violations: [],
  });
});

test('text that looks like a number or flag stays text in a text member', () => {
  const body = { name: 'true', description: '1', starred: 'false' };
  const { value } = read({ ...operations['drive.files.create'], body: 'File' }, body);
  expect(value).toEqual({ name: 'true', description: '1', starred: false });
});

const flags = all.flatMap((operation) =>
  operation.parameters
    .filter(({ type }) => type === 'boolean')
    .map(({ name }) => ({ operation, name, id: operation.id })),
);

test.each(flags)('$name of $id accepts every spelling of a flag', ({ operation, name }) => {
  const paths = Object.fromEntries(operation.parameters.map((parameter) => [parameter.name, '1']));
  const toFlag = (text: string) => {
    const required = operation.parameters.filter((parameter) => parameter.required && parameter.in === 'query');
    const query = new URLSearchParams();
    for (const parameter of required) query.set(parameter.name, parameter.enum?.[0] ?? '1');
    query.set(name, text);
    query.set('fields', '*');
    return readParams(operation, paths, query)[name];
  };
  expect(['true', 'TRUE', 'True', '1'].map(toFlag)).toEqual([true, true, true, true]);
  expect(['false', 'FALSE', 'False', '0'].map(toFlag)).toEqual([false, false, false, false]);
  expect(() => toFlag('yes')).toThrow();
});

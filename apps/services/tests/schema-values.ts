import type { ParameterDescriptor, ServiceName } from '@rotunda/api-client/operation-descriptor';
import fc from 'fast-check';
import { type DocumentSchema, resolveReference } from '#core/schemas/document-schemas.ts';

const AWKWARD_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  '\u0000',
  '\ud800',
  '%',
  "'",
  '"',
  '\\',
  '../..',
  '🙂',
  'ﬃ',
  'me',
  'primary',
  'root',
  'constructor',
  '__proto__',
];
const LONG_TEXT = 'x'.repeat(5_000);

/** Generates texts that have broken programs before, including some that name a resource. */
export const awkwardText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...AWKWARD_TEXTS, LONG_TEXT),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

const awkwardTime = fc.constantFrom(
  '2026-03-29T02:30:00+01:00',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '2026-06-30T23:59:60Z',
  '2026-01-01T00:00:00.1-23:59',
);

/** Generates values that the document allows for a parameter, as text. */
export function parameterText(parameter: ParameterDescriptor): fc.Arbitrary<string> {
  if (parameter.enum) return fc.constantFrom(...parameter.enum);
  if (parameter.type === 'boolean') return fc.constantFrom('true', 'false');
  if (parameter.type === 'integer') return fc.constantFrom('1', '2', '1000', '2147483647');
  return parameter.format === 'date-time' ? awkwardTime : awkwardText;
}

/** Generates bodies that the document allows for a schema. Members can be absent or null. */
export function schemaValue(service: ServiceName, schemaName: string): fc.Arbitrary<unknown> {
  return valuesOf(service, { $ref: `#/components/schemas/${schemaName}` }, 4);
}

function valuesOf(service: ServiceName, reference: DocumentSchema, depth: number): fc.Arbitrary<unknown> {
  const schema = resolveReference(service, reference);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(service, schema, depth);
    case 'array':
      return depth === 0
        ? fc.constant([])
        : fc.array(valuesOf(service, schema.items ?? {}, depth - 1), { maxLength: 3 });
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.constantFrom(-1, 0, 1, 7, 2_147_483_647);
    case 'number':
      return fc.constantFrom(-1, 0, 0.5, 1e300);
    case 'string':
      return textOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function textOf({ format }: DocumentSchema): fc.Arbitrary<string> {
  if (format === 'date-time') return awkwardTime;
  if (format === 'date') return fc.constantFrom('2026-02-28', '0001-01-01', '9999-12-31');
  return format === 'int64' ? fc.constantFrom('0', '-1', '9223372036854775807', 'x') : awkwardText;
}

function objectOf(service: ServiceName, schema: DocumentSchema, depth: number): fc.Arbitrary<unknown> {
  const members = Object.entries(schema.properties ?? {}).filter(([, member]) => !member.readOnly);
  if (depth === 0) return fc.constant({});
  if (members.length === 0) {
    const below = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
    return fc.dictionary(awkwardText, valuesOf(service, below, depth - 1), { maxKeys: 2 });
  }
  // Only a few members at a time: with all of them, the first error would hide the effect of the others.
  return fc
    .subarray(members, { maxLength: Math.min(4, members.length) })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          chosen.map(([name, member]) => [name, fc.option(valuesOf(service, member, depth - 1), { freq: 10 })]),
        ),
      ),
    );
}

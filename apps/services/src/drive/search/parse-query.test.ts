import { operations } from '@rotunda/api-client/operations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldTypes } from './label-clause.ts';
import { parseQuery } from './parse-query.ts';
import { printQuery } from './print-query.ts';
import {
  type Clause,
  COLLECTIONS,
  COMPARISONS,
  FLAG_TERMS,
  type LabelOperator,
  PROPERTY_TERMS,
  type Query,
  TIME_TERMS,
  VISIBILITIES,
} from './query.ts';
import { QuerySyntaxError } from './query-syntax-error.ts';

const text = fc.string({ maxLength: 12 });
const equality = fc.constantFrom('=' as const, '!=' as const);

const FIELD_TYPES: Readonly<Record<string, ReturnType<FieldTypes>>> = {
  'level.grade': 'selection',
  'retention.keeper': 'user',
  'retention.note': 'text',
  'retention.copies': 'integer',
  'retention.until': 'dateString',
};
const parse = (query: string) => parseQuery(query, (labelId, fieldId) => FIELD_TYPES[`${labelId}.${fieldId}`]);

function toLabelArbitrary(
  labelId: string,
  fieldId: string,
  operator: fc.Arbitrary<LabelOperator>,
  value: fc.Arbitrary<string | number>,
): fc.Arbitrary<Clause> {
  const [kind, label, field] = [fc.constant('labelField' as const), fc.constant(labelId), fc.constant(fieldId)];
  return fc.record({ kind, labelId: label, fieldId: field, operator, value });
}

const clauseArbitrary: fc.Arbitrary<Clause> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('name' as const, 'mimeType' as const),
    operator: fc.constantFrom('contains' as const, '=' as const, '!=' as const),
    value: text,
  }),
  fc.record({ kind: fc.constant('fullText' as const), value: text }),
  fc.record({
    kind: fc.constant('time' as const),
    term: fc.constantFrom(...TIME_TERMS),
    operator: fc.constantFrom(...COMPARISONS),
    timeMs: fc.integer({ min: 0, max: 4_000_000_000_000 }),
  }),
  fc.record({ kind: fc.constant('flag' as const), term: fc.constantFrom(...FLAG_TERMS), value: fc.boolean() }),
  fc.record({
    kind: fc.constant('in' as const),
    collection: fc.constantFrom('parents' as const, 'owners' as const, 'writers' as const, 'readers' as const),
    value: text,
  }),
  fc.record({ kind: fc.constant('has' as const), term: fc.constantFrom(...PROPERTY_TERMS), key: text, value: text }),
  fc.record({ kind: fc.constant('visibility' as const), operator: equality, value: fc.constantFrom(...VISIBILITIES) }),
  fc.record({ kind: fc.constant('target' as const), operator: equality, value: text }),
  toLabelArbitrary('level', 'grade', fc.constantFrom('=', '!=', 'in'), text),
  toLabelArbitrary('retention', 'keeper', fc.constantFrom('=', '!=', 'in'), text),
  toLabelArbitrary('retention', 'note', fc.constantFrom('=', '!=', 'contains', 'starts with'), text),
  toLabelArbitrary('retention', 'copies', fc.constantFrom(...COMPARISONS), fc.integer()),
  toLabelArbitrary('retention', 'until', fc.constantFrom(...COMPARISONS), fc.constantFrom('2026-03-01', '1999-12-31')),
  toLabelArbitrary('retention', 'until', fc.constantFrom('is null', 'is not null'), fc.constant('')),
);

const queryArbitrary: fc.Arbitrary<Query> = toQueryArbitrary(clauseArbitrary);

function toQueryArbitrary(clause: fc.Arbitrary<Clause>): fc.Arbitrary<Query> {
  return fc.letrec<{ query: Query }>((tie) => ({
    query: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      clause,
      fc.record({ kind: fc.constantFrom('and' as const, 'or' as const), left: tie('query'), right: tie('query') }),
      fc.record({ kind: fc.constant('not' as const), operand: tie('query') }),
    ),
  })).query;
}

const flag = (term: 'trashed' | 'starred') => ({ kind: 'flag', term, value: true });

describe('the search language', () => {
  test('parses every query it can express', () => {
    fc.assert(
      fc.property(queryArbitrary, (query) => {
        expect(parse(printQuery(query))).toEqual(query);
      }),
    );
  });

  test('returns a query or a syntax error for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          parse(text);
        } catch (error) {
          expect(error).toBeInstanceOf(QuerySyntaxError);
        }
      }),
    );
  });

  test('combines and and or from the left with equal precedence', () => {
    expect(parse("trashed = true or starred = true and name = 'c'")).toEqual({
      kind: 'and',
      left: { kind: 'or', left: flag('trashed'), right: flag('starred') },
      right: { kind: 'name', operator: '=', value: 'c' },
    });
  });

  test('applies not to the next condition or group only', () => {
    expect(parse('not trashed=true and starred != false')).toEqual({
      kind: 'and',
      left: { kind: 'not', operand: flag('trashed') },
      right: flag('starred'),
    });
  });

  test('accepts a flag name alone as a true condition, wherever a condition may end', () => {
    for (const term of FLAG_TERMS) {
      const [flagged, named] = [{ kind: 'flag', term, value: true }, parse("name = 'a'")];
      expect(parse(term)).toEqual(flagged);
      expect(parse(`(${term})`)).toEqual(flagged);
      expect(parse(`not ${term}`)).toEqual({ kind: 'not', operand: flagged });
      expect(parse(`${term} and name = 'a'`)).toEqual({ kind: 'and', left: flagged, right: named });
      expect(parse(`name = 'a' OR ${term}`)).toEqual({ kind: 'or', left: named, right: flagged });
    }
  });

  test('accepts keywords in any case', () => {
    const query = "NOT trashed = TRUE AND (starred = False Or name CONTAINS 'C')";
    expect(parse(query)).toEqual(parse("not trashed = true and (starred = false or name contains 'C')"));
  });

  test('accepts escaped quotes and backslashes in strings', () => {
    expect(parse(String.raw`name = 'It\'s a \\ path'`)).toMatchObject({ value: String.raw`It's a \ path` });
  });

  test('reads dates without a time and times without a zone as UTC', () => {
    const timeOf = (text: string) => parse(`modifiedTime > '${text}'`);
    expect(timeOf('2026-03-01')).toEqual(timeOf('2026-03-01T00:00:00'));
    expect(timeOf('2026-03-01T02:00:00+02:00')).toEqual(timeOf('2026-03-01T00:00:00.000Z'));
  });

  test.each([
    '',
    'name',
    "id >= 'x'",
    "name >= 'x'",
    "name contains 'x' and",
    "(name = 'x'",
    "name = 'x') ",
    "'x' in nowhere",
    "properties has { key = 'only' }",
    "trashed = 'true'",
    "modifiedTime > 'soon'",
    "fullText = 'x'",
    "visibility = 'everybody'",
    "name = 'open",
  ])('rejects %j', (text) => {
    expect(() => parse(text)).toThrow(QuerySyntaxError);
  });

  test.each([
    ["name contains 'x' and size > 3", 'unknown term size, near character 23'],
    ['name contains 5', 'expected a string, near character 15'],
    ["name = 'x' # y", 'unexpected character, near character 12'],
    ["name = 'x' name = 'y'", 'unexpected name, near character 12'],
    ["(name = 'x' and trashed = true", 'unexpected end of the query, near character 27'],
    ["properties has { key='a' or value='b' }", 'expected and, near character 26'],
    ["labels/level.colour = 'red'", 'unknown field labels/level.colour, near character 1'],
    ["labels/level.grade < 'a'", 'unknown operator <, near character 20'],
    ["labels/retention.copies = 'many'", 'expected a whole number, near character 27'],
    ["'a' in labels/retention.note", 'expected a field that may hold several values, near character 8'],
  ])('reports the position of the error in %j', (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});

test('the document lists every term of the language, with those that search content listed separately', () => {
  const search = operations['drive.files.list'].parameters.find(({ name }) => name === 'q');
  const single = ['name', 'mimeType', 'visibility', 'shortcutDetails.targetId'];
  const terms = [...single, ...TIME_TERMS, ...FLAG_TERMS, ...COLLECTIONS, ...PROPERTY_TERMS];
  expect(search).toMatchObject({ search: { contentTerms: ['fullText'] } });
  expect(search && 'search' in search && [...search.search.terms].sort()).toEqual(terms.sort());
});

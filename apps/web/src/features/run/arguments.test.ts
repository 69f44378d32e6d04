import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getExample, parseArguments, toArgumentText } from './arguments.ts';

test('every JSON value is parsed back as written', () => {
  const property = fc.property(fc.array(fc.jsonValue()), (values) => {
    const wire: unknown = JSON.parse(JSON.stringify(values)); // `JSON.stringify` omits the sign of negative zero.
    expect(parseArguments(values.map(toArgumentText))).toEqual({ values: wire });
  });
  fc.assert(property);
});

test('any text produces either values or a fault for each invalid text', () => {
  const property = fc.property(fc.array(fc.string()), (texts) => {
    const parsed = parseArguments(texts);
    if ('values' in parsed) expect(parsed.values.length).toBeLessThanOrEqual(texts.length);
    else expect(parsed.faults.some((fault) => fault !== undefined)).toBe(true);
  });
  fc.assert(property);
});

test('trailing empty rows are not sent, and empty rows before an argument are null', () => {
  expect(parseArguments(['', '1', '', ''])).toEqual({ values: [null, 1] });
  expect(parseArguments(['', ' '])).toEqual({ values: [] });
});

test('common mistakes are named', () => {
  expect(parseArguments(['hello'])).toEqual({ faults: ['Not JSON. Put text in quotes: "hello"'] });
  expect(parseArguments(["['a']", '1'])).toEqual({ faults: ['Not JSON. Strings need double quotes.', undefined] });
  expect(parseArguments(['{"a": 1'])).toEqual({ faults: ['Not JSON. Brackets, commas or quotes do not match.'] });
});

test('a type named in a comment has an example', () => {
  expect(['string', 'number', 'Array<string>', 'string[]', 'Thing', undefined].map(getExample)).toEqual([
    '""',
    '0',
    '[]',
    '[]',
    'JSON',
    'JSON',
  ]);
});

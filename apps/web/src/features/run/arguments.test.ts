import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleOf, parseArguments, toArgumentText } from './arguments.ts';

test('every value of JSON is read back as it was written', () => {
  const property = fc.property(fc.array(fc.jsonValue()), (values) => {
    const wire: unknown = JSON.parse(JSON.stringify(values)); // JSON knows no negative zero
    expect(parseArguments(values.map(toArgumentText))).toEqual({ values: wire });
  });
  fc.assert(property);
});

test('no text breaks it: there are values, or a fault for each text that is none', () => {
  const property = fc.property(fc.array(fc.string()), (texts) => {
    const parsed = parseArguments(texts);
    if ('values' in parsed) expect(parsed.values.length).toBeLessThanOrEqual(texts.length);
    else expect(parsed.faults.some((fault) => fault !== undefined)).toBe(true);
  });
  fc.assert(property);
});

test('empty rows at the end are not sent, those before an argument are null', () => {
  expect(parseArguments(['', '1', '', ''])).toEqual({ values: [null, 1] });
  expect(parseArguments(['', ' '])).toEqual({ values: [] });
});

test('the usual slips are named', () => {
  expect(parseArguments(['hello'])).toEqual({ faults: ['Not JSON. Put text in quotes: "hello"'] });
  expect(parseArguments(["['a']", '1'])).toEqual({ faults: ['Not JSON. Strings need double quotes.', undefined] });
  expect(parseArguments(['{"a": 1'])).toEqual({ faults: ['Not JSON. Brackets, commas or quotes do not match.'] });
});

test('a type that a comment names has an example', () => {
  expect(['string', 'number', 'Array<string>', 'string[]', 'Thing', undefined].map(exampleOf)).toEqual([
    '""',
    '0',
    '[]',
    '[]',
    'JSON',
    'JSON',
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toJsonLines } from './json-lines.ts';

test('each member has its own line, and numbers keep their digits', () => {
  expect(toJsonLines('{"id":12345678901234567890,"of":[1.0,2]}')).toEqual({
    text: '{\n  "id": 12345678901234567890,\n  "of": [\n    1.0,\n    2\n  ]\n}',
  });
});

test.each([
  ['{"a":1', 'A closing brace is missing in line 1'],
  ['[1,\n2', 'A closing bracket is missing in line 2'],
  ['{"a" 1}', 'A colon is missing in line 1'],
  ['[1]\n// no', 'A comment stands in line 2'],
  ['nothing', 'Not valid JSON in line 1'],
])('the error in %j is reported', (json, fault) => {
  expect(toJsonLines(json)).toEqual({ fault });
});

test('only white space changes', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const lines = toJsonLines(json);
      expect('text' in lines && JSON.parse(lines.text)).toEqual(JSON.parse(json));
    }),
  );
});

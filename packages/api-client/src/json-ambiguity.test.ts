import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findJsonAmbiguity } from './json-ambiguity.ts';

const find = (text: string) => findJsonAmbiguity(text, JSON.parse(text));

test.each([
  '{"a":1,"a":1}',
  '{"a":1,"\\u0061":2}',
  '[{"b":{"a":[],"c":1,"a":{}}}]',
  '{"__proto__":1,"__proto__":2}',
  '{"":1,"":2}',
])('%s has two members with the same name', (text) => {
  expect(find(text)).toBe('duplicateName');
});

test.each(['"\\ud800"', '{"\\uDFFF":1}', '[{"a":"x\\udc00\\ud800"}]'])('%s has an unpaired surrogate', (text) => {
  expect(find(text)).toBe('unpairedSurrogate');
});

test.each([
  '{"a":":","b":"\\":","c":"\\\\"}',
  '"\\ud83d\\ude00"',
  '"\\\\ud800"',
  '[{"a":1},{"a":2}]',
  '{"a":{"a":1}}',
  '1',
])('%s is read the same by all programs', (text) => {
  expect(find(text)).toBeUndefined();
});

test('values that this program writes are not ambiguous', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      expect(find(JSON.stringify(value))).toBeUndefined();
    }),
  );
});

test('a repeated name is found whatever it and the values contain', () => {
  const text = fc.string({ unit: fc.constantFrom('"', '\\', ':', '{', 'a') });
  fc.assert(
    fc.property(text, text, (name, value) => {
      const member = `${JSON.stringify(name)}:${JSON.stringify(value)}`;
      expect(find(`{${member}}`)).toBeUndefined();
      expect(find(`{${member},${member}}`)).toBe('duplicateName');
    }),
  );
});

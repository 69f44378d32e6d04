import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getNesting } from './json-nesting.ts';

function nestingOfValue(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(nestingOfValue));
}

test('nesting is measured in the value, whatever its strings contain', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 6 }),
      fc.string({ unit: fc.constantFrom('[', '{', '"', '\\\\') }),
      (value, text) => {
        const json = JSON.stringify([text, { [text]: value }]);
        expect(getNesting(json)).toBe(nestingOfValue(JSON.parse(json)));
      },
    ),
  );
});

test('a text nested a million levels deep is measured too', () => {
  expect(getNesting('['.repeat(1e6) + ']'.repeat(1e6))).toBe(1e6);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitText } from './limit-text.ts';

test('a text that fits is shown completely', () => {
  expect(limitText('abc', 3)).toEqual({ shown: 'abc', hiddenCount: 0 });
});

test('a longer text is truncated between characters, and the rest is counted', () => {
  expect(limitText('abcd', 3)).toEqual({ shown: 'abc', hiddenCount: 1 });
  const property = fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 12 }), (text, max) => {
    const { shown, hiddenCount } = limitText(text, max);
    expect(text.startsWith(shown)).toBe(true);
    expect(shown.length).toBeLessThanOrEqual(max);
    expect(shown.length + hiddenCount).toBe(text.length);
    expect(shown.isWellFormed()).toBe(true);
  });
  fc.assert(property);
});

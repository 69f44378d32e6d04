import { expect, test } from 'vitest';
import { toFontSegments } from './pdf-fonts.ts';

test('a segment has one font and no word of more than a line, and the segments are the text', () => {
  const text = `One ${'N'.repeat(30_000)} ${'Ж'.repeat(30_000)} ${'漢'.repeat(30_000)} last`;
  const segments = toFontSegments({ text });
  expect(segments.map((segment) => segment.text).join('')).toBe(text);
  const words = segments.flatMap((segment) => segment.text.split(' '));
  expect(Math.max(...words.map((word) => word.length))).toBe(250);
});

test('a short text in one script is one segment', () => {
  expect(toFontSegments({ text: 'Two words' })).toEqual([{ text: 'Two words', font: 'Helvetica', outline: 0 }]);
  expect(toFontSegments({ text: '' })).toEqual([]);
});

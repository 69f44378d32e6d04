import { expect, test } from 'vitest';
import { getPlayedFraction } from './played-fraction.ts';

const played = (...ranges: [number, number][]) => ({
  length: ranges.length,
  start: (index: number) => ranges[index]?.[0] ?? 0,
  end: (index: number) => ranges[index]?.[1] ?? 0,
});

test('the share includes all sections that were played', () => {
  expect(getPlayedFraction(played([0, 20], [50, 80]), 100)).toBe(0.5);
});

test('a recording counts as fully played if only the last frames are missing', () => {
  expect(getPlayedFraction(played([0, 9.9]), 10)).toBe(1);
});

test('a recording of unknown length counts as not played', () => {
  expect(getPlayedFraction(played(), Number.NaN)).toBe(0);
});

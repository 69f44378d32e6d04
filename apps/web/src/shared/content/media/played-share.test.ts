import { expect, test } from 'vitest';
import { playedShare } from './played-share.ts';

const played = (...ranges: [number, number][]) => ({
  length: ranges.length,
  start: (index: number) => ranges[index]?.[0] ?? 0,
  end: (index: number) => ranges[index]?.[1] ?? 0,
});

test('the share is of all stretches that were played', () => {
  expect(playedShare(played([0, 20], [50, 80]), 100)).toBe(0.5);
});

test('all was played where only the last frames were not', () => {
  expect(playedShare(played([0, 9.9]), 10)).toBe(1);
});

test('nothing was played of what has no length yet', () => {
  expect(playedShare(played(), Number.NaN)).toBe(0);
});

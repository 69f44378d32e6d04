import { expect, test } from 'vitest';
import { MAX_SPACER_PX, toSpacerTop, toVirtualScrollTop } from './scroll-position.ts';

const heights = { totalPx: 28_000_000, spacerPx: MAX_SPACER_PX, shownPx: 800 };
const most = heights.totalPx - heights.shownPx;

test('the mouse wheel moves rows equally far in a sheet that exceeds the browser’s height limit', () => {
  expect(toVirtualScrollTop(5_000, 1_800, 1_920, heights)).toBe(5_120);
  expect(toVirtualScrollTop(50, 400, 280, heights)).toBe(0);
});

test('the scroll bar reaches any part of it, and its ends reach the first and the last row', () => {
  expect(toVirtualScrollTop(0, 0, (MAX_SPACER_PX - 800) / 2, heights)).toBeCloseTo(most / 2);
  expect(toVirtualScrollTop(most - 700, MAX_SPACER_PX - 900, MAX_SPACER_PX - 800, heights)).toBe(most);
  expect(toVirtualScrollTop(900, 100, 0, heights)).toBe(0);
});

test('after navigating to a position, the scroll bar shows it', () => {
  for (const topPx of [0, 12_345_678, most]) {
    const spacerTopPx = toSpacerTop(topPx, heights);
    expect(toVirtualScrollTop(0, -10_000_000, spacerTopPx, heights)).toBeCloseTo(topPx, 0);
  }
  expect(toSpacerTop(300, { totalPx: 5_000, spacerPx: 5_000, shownPx: 800 })).toBe(300);
});

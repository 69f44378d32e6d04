import { expect, test } from 'vitest';
import { fittingCount } from './fitting-count.ts';

const labels = ['Move', 'Copy', 'Share', 'Label', 'Move to trash', 'Delete forever'];

test('buttons stand in a row as long as they fit, and else leave room for the menu of the others', () => {
  expect(fittingCount(labels, 1200)).toBe(6);
  expect(fittingCount(labels, 460)).toBe(4);
  expect(fittingCount(labels, 200)).toBe(1);
  expect(fittingCount(labels, 0)).toBe(0);
  expect(fittingCount([], 0)).toBe(0);
});

import { expect, test } from 'vitest';
import { fittingCount } from './fitting-count.ts';

const labels = ['Move', 'Copy', 'Share', 'Label', 'Move to trash', 'Delete forever'];

test('buttons are shown in a row while they fit, and otherwise leave space for the overflow menu', () => {
  expect(fittingCount(labels, 1200)).toBe(6);
  expect(fittingCount(labels, 460)).toBe(4);
  expect(fittingCount(labels, 200)).toBe(1);
  expect(fittingCount(labels, 0)).toBe(0);
  expect(fittingCount([], 0)).toBe(0);
});

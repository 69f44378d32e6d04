import { expect, test } from 'vitest';
import { countFitting } from './fitting-count.ts';

const labels = ['Move', 'Copy', 'Share', 'Label', 'Move to trash', 'Delete forever'];

test('buttons are shown in a row while they fit, and otherwise leave space for the overflow menu', () => {
  expect(countFitting(labels, 1200)).toBe(6);
  expect(countFitting(labels, 460)).toBe(4);
  expect(countFitting(labels, 200)).toBe(1);
  expect(countFitting(labels, 0)).toBe(0);
  expect(countFitting([], 0)).toBe(0);
});

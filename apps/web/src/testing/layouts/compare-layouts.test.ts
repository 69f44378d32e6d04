import { expect, test } from 'vitest';
import { compareLayouts } from './compare-layouts.ts';

const retained = '# 390\nh1 “Files” 16 56 40 28\n# 1440\nh1 “Files” 248 56 40 28\n';

test('layouts that differ by less than the font tolerance are equal', () => {
  expect(compareLayouts(retained, retained.replace('248 56 40', '249 56 42'), 2)).toEqual([]);
});

test('moved, renamed, missing and new elements are reported with the window size', () => {
  const moved = '# 1440\n  was h1 “Files” 248 56 40 28\n  is  h1 “Files” 248 56 44 28';
  expect(compareLayouts(retained, retained.replace('248 56 40', '248 56 44'), 2)).toEqual([moved]);
  expect(compareLayouts(retained, retained.replace('Files” 16', 'Drive” 16'), 2)).toHaveLength(1);
  expect(compareLayouts(retained, `${retained}nav “Main” 0 48 232 852\n`, 2)).toHaveLength(1);
  expect(compareLayouts(retained, '# 390\n', 2)).toHaveLength(3);
});

import { expect, test } from 'vitest';
import { measureProcessorLoad } from './processor-load.ts';

test('a busy processor counts as load, and idle ones do not', () => {
  const readLoad = measureProcessorLoad();
  const endMs = performance.now() + 300;
  while (performance.now() < endMs) Math.sqrt(endMs);
  expect(readLoad()).toBeGreaterThan(0);
  expect(readLoad()).toBeLessThanOrEqual(100);
});

import { expect, test } from 'vitest';
import { formatSchedule } from './schedule-text.ts';

test.each([
  [{ repeat: 'MINUTES', interval: 15 }, 'Every 15 minutes'],
  [{ repeat: 'HOURS', interval: 1 }, 'Every hour'],
  [{ repeat: 'DAYS' }, 'Every day'],
  [{ repeat: 'MONTHS', interval: 1 }, 'Every month'],
  [{ repeat: 'ONCE' }, 'Once'],
  [undefined, 'Unknown schedule'],
] as const)('the schedule %o reads “%s”', (schedule, words) => {
  expect(formatSchedule(schedule)).toBe(words);
});

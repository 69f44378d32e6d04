import { expect, test } from 'vitest';
import { toRelease } from './release.ts';

test.each([
  ['2026-11-26', { name: 'winter release', date: '15 December', formerDate: '8 December', pilotMonth: 'November' }],
  ['2026-03-02', { name: 'spring release', date: '24 March', formerDate: '17 March', pilotMonth: 'February' }],
  ['2026-12-31', { name: 'winter release', date: '19 January', formerDate: '12 January', pilotMonth: 'December' }],
  ['2026-08-20', { name: 'autumn release', date: '8 September', formerDate: '1 September', pilotMonth: 'August' }],
])('on %s the organisation is working on a seasonal release, due on a Tuesday soon', (day, release) => {
  const { timeMs, ...texts } = toRelease(Date.parse(day));
  expect(texts).toEqual(release);
  expect(new Date(timeMs).getUTCDay()).toBe(2);
});

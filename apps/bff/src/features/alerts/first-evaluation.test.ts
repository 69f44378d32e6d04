import { expect, test } from 'vitest';
import { applyEpisodes } from './episodes/apply-episodes.ts';
import { findMissingRuns } from './episodes/run-episodes.ts';
import { findMissedSchedules } from './episodes/schedule-episodes.ts';
import { findReadStart } from './evaluate-feed.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CREATED_MS = 10 * HOUR_MS + 10 * MINUTE_MS;

/** Runs of each hour until the tenth. The eleventh is missed. */
const runs = (...hours: number[]) =>
  hours.map((hour) => ({
    projectName: 'Nightly',
    functionName: 'sync',
    status: 'COMPLETED',
    startMs: hour * HOUR_MS,
    endMs: hour * HOUR_MS + MINUTE_MS,
  }));
const EARLIER = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test.each([
  ['still missed', 12 * HOUR_MS, runs(...EARLIER), 'open'],
  ['made up for before the first evaluation', 13 * HOUR_MS, runs(...EARLIER, 12.5), 'resolved'],
])('a run missed after a rule was created is reported by its first evaluation if it is %s', (_, nowMs, rows, state) => {
  const applied = applyEpisodes(undefined, findMissedSchedules(rows, {}, nowMs), { nowMs, sinceMs: CREATED_MS });
  expect(applied).toMatchObject({ isNotified: true, alert: { state } });
});

test('a run missed and made up for before a rule was created is not reported', () => {
  const rows = runs(1, 2, 3, 4, 5, 6, 7, 9, 10);
  const nowMs = 10.5 * HOUR_MS;
  const applied = applyEpisodes(undefined, findMissedSchedules(rows, {}, nowMs), { nowMs, sinceMs: CREATED_MS });
  expect(applied).toBeUndefined();
});

const missing = { kind: 'runMissing', settings: { functionName: 'sync', minutes: 60 }, createdAt: CREATED_MS } as const;

test.each([0, 30, 60, 65, 90, 115, 240])(
  'a function that did not run for too long after a rule was created is reported by an evaluation %i minutes later',
  (minutes) => {
    const rows = runs(...EARLIER, 11.1);
    const nowMs = 11.1 * HOUR_MS + minutes * MINUTE_MS;
    const start = findReadStart([missing], 0, nowMs);
    const read = rows.filter(({ startMs }) => startMs >= start);
    const episodes = findMissingRuns(read, missing.settings, nowMs, start);
    const applied = applyEpisodes(undefined, episodes, { nowMs, sinceMs: CREATED_MS });
    expect(applied).toMatchObject({ isNotified: true });
    expect(applied?.alert.firstMs).toBe(11 * HOUR_MS);
  },
);

test('a read goes back from the last evaluation, for at most a day', () => {
  const startOf = (checkedMs: number, nowMs: number) => (nowMs - findReadStart([missing], checkedMs, nowMs)) / HOUR_MS;
  expect(startOf(20 * HOUR_MS, 20 * HOUR_MS)).toBe(2);
  expect(startOf(20 * HOUR_MS, 25 * HOUR_MS)).toBe(7);
  expect(startOf(20 * HOUR_MS, 100 * HOUR_MS)).toBe(26);
  expect(startOf(30 * HOUR_MS, 20 * HOUR_MS)).toBe(2);
});

import { describe, expect, test } from 'vitest';
import type { RunRow, SignInRow } from '#features/alerts/sources/alert-source.ts';
import { findAccessChanges, findEventChanges } from './calendar-episodes.ts';
import { findNewErrors } from './error-episodes.ts';
import { findRemovals } from './removal-episodes.ts';
import { findMissedSchedules } from './schedule-episodes.ts';
import { findNewLinks } from './sharing-episodes.ts';
import { findLostCredentials, findNewDevices } from './sign-in-episodes.ts';
import { findExpiredWatches } from './watch-episodes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function runsAt(...minutes: number[]): RunRow[] {
  return minutes.map((minute) => ({
    projectName: 'Orders',
    functionName: 'sync',
    status: 'COMPLETED',
    startMs: minute * MINUTE,
    endMs: minute * MINUTE,
  }));
}

describe('a time-driven function', () => {
  test('misses its schedule when it has not run for much longer than the interval between its runs so far', () => {
    const runs = runsAt(0, 60, 120, 180);
    expect(findMissedSchedules(runs, {}, 269 * MINUTE)).toEqual([]);
    expect(findMissedSchedules(runs, {}, 271 * MINUTE)).toMatchObject([
      { key: 'Orders/sync', startMs: 270 * MINUTE, endMs: undefined, detail: expect.stringContaining('90 minutes') },
    ]);
    const later = findMissedSchedules(runsAt(0, 60, 120, 180, 400, 460), {}, 461 * MINUTE);
    expect(later).toMatchObject([{ startMs: 270 * MINUTE, endMs: 400 * MINUTE }]);
  });

  test('does not miss a gap that has occurred twice before, such as a weekend', () => {
    const days = [0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 14, 15].map((day) => day * 24 * 60);
    expect(findMissedSchedules(runsAt(...days), {}, 17 * DAY)).toEqual([]);
    expect(findMissedSchedules(runsAt(...days), {}, 19 * DAY)).toHaveLength(1);
  });

  test('is not evaluated before it has run four times, nor by the runs of other functions', () => {
    expect(findMissedSchedules(runsAt(0, 60, 120), {}, DAY)).toEqual([]);
    expect(findMissedSchedules(runsAt(0, 60, 120, 180), { functionName: 'send' }, DAY)).toEqual([]);
  });
});

test('a new error ends when it has not occurred for a day, and counts only for functions named by the rule', () => {
  const error = { id: 'x', label: 'TypeError at sync', functionName: 'sync', projectName: 'Orders', seenMs: 5 };
  const rows = [{ ...error, times: [9, 5] }];
  expect(findNewErrors(rows, {}, DAY)).toMatchObject([{ startMs: 5, endMs: undefined, times: [5, 9] }]);
  expect(findNewErrors(rows, {}, DAY + 9)).toMatchObject([{ endMs: DAY + 9 }]);
  expect(findNewErrors(rows, { functionName: 'send' }, DAY)).toEqual([]);
});

describe('a sign-in', () => {
  const signIn = (atMs: number, browser: string): SignInRow => ({
    id: `s${atMs}`,
    isLoss: false,
    browser,
    reason: '',
    atMs,
  });

  test('is from a new device if another device was used before, whatever the version of the browser', () => {
    const rows = [
      signIn(1, 'Chrome 140 on Linux'),
      signIn(2, 'Chrome 141 on Linux'),
      signIn(3, 'Safari 19 on iOS'),
      signIn(4, 'Safari 19 on iOS'),
    ];
    expect(findNewDevices(rows)).toMatchObject([{ key: 's3', title: 'Safari 19 on iOS', startMs: 3 }]);
  });

  test('has no device if the record does not name one, and a lost credential is not a device', () => {
    const loss = { ...signIn(2, ''), isLoss: true, reason: 'It was refused.' };
    expect(findNewDevices([signIn(1, ''), loss, signIn(3, 'Chrome 140 on Linux')])).toEqual([]);
    expect(findLostCredentials([signIn(1, 'Chrome 140 on Linux'), loss])).toMatchObject([
      { key: 's2', startMs: 2, detail: expect.stringContaining('It was refused.') },
    ]);
  });
});

test('a watch counts from when it expires', () => {
  expect(findExpiredWatches([{ id: 'w', label: 'Budget', endMs: 7 }])).toMatchObject([{ title: 'Budget', startMs: 7 }]);
});

test('access for anyone is distinguished from access for other organisations', () => {
  const share = { fileId: 'f', permissionId: 'p', title: 'Plan', role: 'reader', seenMs: 9, folderId: 'a' } as const;
  const rows = [
    { ...share, type: 'user' as const, grantee: 'a@other.example' },
    { ...share, fileId: 'g', type: 'anyone' as const, grantee: 'anyone' },
    { ...share, fileId: 'h', type: 'anyone' as const, grantee: 'anyone', isDiscoverable: true },
  ];
  expect(findNewLinks(rows).map(({ detail }) => detail)).toEqual([
    'Shared with anyone with the link as reader.',
    'Shared with anyone, who can find it by search, as reader.',
  ]);
});

test('access to a calendar shows whether it was granted, changed or removed', () => {
  const access = { calendarId: 'c', ruleId: 'user:a@example.com', title: 'Team', grantee: 'a@example.com', atMs: 5 };
  const rows = [
    { ...access, role: 'reader', previous: undefined },
    { ...access, role: 'owner', previous: 'reader', atMs: 6 },
    { ...access, role: undefined, previous: 'owner', atMs: 7 },
  ];
  expect(findAccessChanges(rows).map(({ detail }) => detail)).toEqual([
    'a@example.com got access as reader.',
    'a@example.com changed from reader to owner.',
    'a@example.com no longer has access.',
  ]);
  expect(new Set(findAccessChanges(rows).map(({ key }) => key)).size).toBe(3);
});

test('an event counts if its title or description contains the text, each change once', () => {
  const event = { calendarId: 'c', eventId: 'e', description: '', change: 'changed' as const, atMs: 5 };
  const rows = [
    { ...event, title: 'Release FREEZE' },
    { ...event, title: 'Lunch', eventId: 'l' },
    { ...event, title: 'Plan', eventId: 'p', description: 'during the freeze', change: 'deleted' as const },
  ];
  expect(findEventChanges(rows, { text: 'freeze' })).toMatchObject([
    { title: 'Release FREEZE', detail: 'The event was changed.', path: '/events/c/e', startMs: 5 },
    { title: 'Plan', detail: 'The event was deleted.' },
  ]);
});

test('many removed files count if enough are removed within the minutes, in the place named by the rule', () => {
  const file = (minute: number, folderId: string) => ({
    fileId: `f${minute}`,
    title: `File ${minute}`,
    folderId,
    driveId: 'd',
    removedBy: 'Ana',
    atMs: minute * MINUTE,
  });
  const rows = [file(0, 'a'), file(1, 'a'), file(2, 'b'), file(60, 'a')];
  expect(findRemovals(rows, { count: 3, minutes: 10 }, 5 * MINUTE)).toMatchObject([
    {
      title: '3 files removed',
      detail: 'Moved to the trash or deleted by Ana, such as File 0, File 1, File 2.',
      startMs: 2 * MINUTE,
      endMs: undefined,
    },
  ]);
  expect(findRemovals(rows, { count: 3, minutes: 10 }, 61 * MINUTE)).toMatchObject([{ endMs: 10 * MINUTE }]);
  expect(findRemovals(rows, { count: 3, minutes: 10, placeId: 'a' }, 5 * MINUTE)).toEqual([]);
  expect(findRemovals(rows, { count: 3, minutes: 10, placeId: 'd' }, 5 * MINUTE)).toHaveLength(1);
});

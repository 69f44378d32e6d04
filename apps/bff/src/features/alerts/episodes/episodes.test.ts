import { describe, expect, test } from 'vitest';
import type { RunRow, SourceRows } from '#features/alerts/sources/alert-source.ts';
import { findOverdueRequests } from './access-request-episodes.ts';
import { findApprovalChanges, findOverdueApprovals } from './approval-episodes.ts';
import { findStoppedIndexes } from './index-episodes.ts';
import { findOwnerChanges } from './owner-episodes.ts';
import { findFailures, findLongRuns, findMissingRuns } from './run-episodes.ts';
import { findNewShares } from './sharing-episodes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function run(startMs: number, status = 'FAILED', durationMs: number | undefined = 0, functionName = 'sync'): RunRow {
  const endMs = status === 'RUNNING' ? undefined : startMs + durationMs;
  return { projectName: 'Orders', functionName, status, startMs, endMs };
}

function approval(members: Partial<SourceRows['approvals']>): SourceRows['approvals'] {
  const isFalse = { isWaitingOnMe: false, isStartedByMe: true, isLastNeeded: false, isChangedSince: false };
  return { fileId: 'f', approvalId: 'a', title: 'Plan', status: 'IN_PROGRESS', reviewers: [], ...isFalse, ...members };
}

describe('failures of a function', () => {
  test('count within the window, from the one that reaches the threshold until they are too far apart', () => {
    const runs = [0, 10, 20, 200].map((minute) => run(minute * MINUTE));
    expect(findFailures(runs, { count: 3, minutes: 60 }, 300 * MINUTE)).toEqual([
      expect.objectContaining({
        key: 'Orders/sync',
        startMs: 20 * MINUTE,
        endMs: HOUR,
        times: [0, 10, 20].map((m) => m * MINUTE),
      }),
    ]);
    expect(findFailures(runs, { count: 3, minutes: 60 }, 30 * MINUTE)).toMatchObject([{ endMs: undefined }]);
  });

  test('count by their share of the runs while the share is at the threshold', () => {
    const failed = [0, 10, 20].map((minute) => run(minute * MINUTE));
    const others = [5, 15, 25, 26].map((minute) => run(minute * MINUTE, 'COMPLETED'));
    const settings = { count: 2, percent: 50, minutes: 60 };
    // Up to minutes 10, 20, 25 and 26, 2 of 3, 3 of 5, 3 of 6 and 3 of 7 runs failed.
    expect(findFailures([...failed, ...others, run(27 * MINUTE, 'RUNNING')], settings, 30 * MINUTE)).toMatchObject([
      { startMs: 10 * MINUTE, endMs: 26 * MINUTE, times: [0, 10, 20].map((minute) => minute * MINUTE) },
    ]);
    expect(findFailures([...failed, ...others.slice(0, 2)], settings, 30 * MINUTE)).toMatchObject([
      { endMs: undefined },
    ]);
    expect(findFailures(failed, { ...settings, percent: 100 }, 75 * MINUTE)).toMatchObject([{ endMs: 70 * MINUTE }]);
    expect(findFailures(failed, { ...settings, count: 4 }, 30 * MINUTE)).toEqual([]);
  });

  test('are counted per function, and only for the functions named by the rule', () => {
    const runs = [run(0), run(MINUTE, 'TIMED_OUT', 0, 'send'), run(2 * MINUTE, 'COMPLETED')];
    expect(findFailures(runs, { count: 2, minutes: 60 }, HOUR)).toEqual([]);
    expect(findFailures(runs, { count: 1, minutes: 60 }, 3 * MINUTE).map(({ title }) => title)).toEqual([
      'sync in Orders',
      'send in Orders',
    ]);
    expect(findFailures(runs, { count: 1, minutes: 60, functionName: 'send' }, 3 * MINUTE)).toHaveLength(1);
  });
});

test('a run is missing from the given number of minutes after the previous run until the next one', () => {
  const runs = [run(0, 'COMPLETED'), run(100 * MINUTE, 'COMPLETED')];
  const settings = { functionName: 'sync', minutes: 60 };
  expect(findMissingRuns(runs, settings, 110 * MINUTE, 0)).toMatchObject([{ startMs: HOUR, endMs: 100 * MINUTE }]);
  expect(findMissingRuns(runs, settings, 200 * MINUTE, 0)[1]).toMatchObject({
    startMs: 160 * MINUTE,
    endMs: undefined,
  });
  expect(findMissingRuns([], settings, 59 * MINUTE, 0)).toEqual([]);
});

test('a run is too long from when it exceeds the limit, even while it is running', () => {
  const runs = [run(0, 'COMPLETED', 5 * MINUTE), run(0, 'COMPLETED', 90 * MINUTE), run(HOUR, 'RUNNING')];
  expect(findLongRuns(runs, { minutes: 30 }, 2 * HOUR).map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [30 * MINUTE, 90 * MINUTE],
    [90 * MINUTE, undefined],
  ]);
});

describe('an approval', () => {
  const dueTime = new Date(10 * HOUR).toISOString();

  test('is due the given time before its due time or overdue the given time after it, until it ends', () => {
    expect(findOverdueApprovals([approval({ dueTime })], { hours: -2 })).toMatchObject([
      { startMs: 8 * HOUR, endMs: undefined, detail: 'Due within 2 hours.', path: '/reviews/f/a' },
    ]);
    const done = approval({ dueTime, status: 'APPROVED', completeTime: new Date(12 * HOUR).toISOString() });
    expect(findOverdueApprovals([done], { hours: 0 })).toMatchObject([{ startMs: 10 * HOUR, endMs: 12 * HOUR }]);
    expect(findOverdueApprovals([done], { hours: 3 })).toEqual([]);
  });

  test('of another user does not count unless the rule covers all approvals', () => {
    const other = approval({ dueTime, isStartedByMe: false });
    expect(findOverdueApprovals([other], { scope: 'mine' })).toEqual([]);
    expect(findOverdueApprovals([other], { scope: 'all' })).toHaveLength(1);
  });

  test('counts as changed only after a reviewer has responded', () => {
    const changed = { isChangedSince: true, fileModifyTime: new Date(HOUR).toISOString() };
    expect(findApprovalChanges([approval(changed)], {})).toEqual([]);
    const reviewers = [{ email: 'a@example.com', name: 'A', response: 'APPROVED' }];
    expect(findApprovalChanges([approval({ ...changed, reviewers })], {})).toMatchObject([{ startMs: HOUR }]);
  });
});

test('a paused index shows for how long, with the number in the right form', () => {
  const row = { name: 'approvals', isPaused: true, reason: '', asOfMs: 0 };
  const details = [1, 90, 1_440].map((minutes) => findStoppedIndexes([row], { minutes })[0]?.detail);
  const spans = ['1 minute', '90 minutes', '24 hours'];
  expect(details).toEqual(spans.map((span) => `Paused for more than ${span}.`));
});

test('an access request is old after the given number of hours', () => {
  const request = { fileId: 'f', proposalId: 'p', title: 'Plan', requester: 'a@example.com', roles: ['reader'] };
  const createTime = new Date(0).toISOString();
  expect(findOverdueRequests([{ ...request, createTime }], { hours: 5 })).toMatchObject([{ startMs: 5 * HOUR }]);
  expect(findOverdueRequests([request], { hours: 5 })).toEqual([]);
});

test('access for other people is new only if it was granted after all existing access was known', () => {
  const share = {
    fileId: 'f',
    permissionId: 'p',
    title: 'Plan',
    type: 'user',
    grantee: 'a@other.example',
    role: 'reader',
  } as const;
  const found = { ...share, folderId: 'a', driveId: 'd', seenMs: 9 };
  expect(findNewShares([{ ...found, seenMs: 0 }])).toEqual([]);
  expect(findNewShares([found])).toMatchObject([{ startMs: 9, path: '/file/f/sharing' }]);
  expect(['a', 'd', 'b'].map((placeId) => findNewShares([found], { placeId }).length)).toEqual([1, 1, 0]);
});

test('a file with a new owner counts only in its folder, if the rule names one', () => {
  const change = { fileId: 'f', title: 'Plan', folderId: 'a', owner: 'bo@x', formerOwner: 'ana@x', atMs: 9 };
  expect(['a', 'b'].map((placeId) => findOwnerChanges([change], { placeId }).length)).toEqual([1, 0]);
});

test('an index counts as stopped the given number of minutes after it was last current', () => {
  const index = { name: 'approvals', reason: 'The quota is used up.', asOfMs: HOUR };
  expect(findStoppedIndexes([{ ...index, isPaused: false }], { minutes: 10 })).toEqual([]);
  expect(findStoppedIndexes([{ ...index, isPaused: true }], { minutes: 10 })).toMatchObject([{ startMs: 70 * MINUTE }]);
});

import { describe, expect, test } from 'vitest';
import { approvalSnapshot } from '#domain/approval-snapshot.ts';
import { findSteps, type KnownStep } from './find-steps.ts';

const ana = { emailAddress: 'ana@example.com', displayName: 'Ana' };
const bo = { emailAddress: 'bo@example.com', displayName: 'Bo' };
const times = { createTime: '2026-11-20T10:00:00Z', modifyTime: '2026-11-21T10:00:00Z' };
const changedMs = Date.parse(times.modifyTime);

function approval(response: string, members: object = {}) {
  return approvalSnapshot.parse({
    approvalId: 'a',
    status: 'IN_PROGRESS',
    initiator: ana,
    reviewerResponses: [{ reviewer: bo, response }],
    ...times,
    ...members,
  });
}

const started: KnownStep = { kind: 'started', email: 'ana@example.com' };
const approved: KnownStep = { kind: 'approved', email: 'BO@example.com' };

describe('what shows in an approval and is not known', () => {
  test('is all of it at the first look', () => {
    expect(findSteps(approval('APPROVED'), [])).toEqual([
      { kind: 'started', email: 'ana@example.com', name: 'Ana', atMs: Date.parse(times.createTime) },
      { kind: 'approved', email: 'bo@example.com', name: 'Bo', atMs: changedMs },
    ]);
  });

  test('is nothing when it was seen before, whatever the case of the address', () => {
    expect(findSteps(approval('APPROVED'), [started, approved])).toEqual([]);
  });

  test('is that an answer was taken back, and the next answer after it', () => {
    const [reset] = findSteps(approval('NO_RESPONSE'), [started, approved]);
    expect(reset).toMatchObject({ kind: 'reset', email: 'bo@example.com', atMs: changedMs });
    const known: KnownStep[] = [started, approved, { kind: 'reset', email: 'bo@example.com' }];
    expect(findSteps(approval('NO_RESPONSE'), known)).toEqual([]);
    expect(findSteps(approval('APPROVED'), known)).toMatchObject([{ kind: 'approved' }]);
  });

  test('is its end, at the time at which it ended', () => {
    const completeTime = '2026-11-21T09:00:00Z';
    const ended = approval('APPROVED', { status: 'APPROVED', completeTime });
    expect(findSteps(ended, [started, approved])).toEqual([{ kind: 'completed', atMs: Date.parse(completeTime) }]);
    const cancelled = approval('NO_RESPONSE', { status: 'CANCELLED', completeTime });
    expect(findSteps(cancelled, [started])).toEqual([{ kind: 'cancelled', atMs: Date.parse(completeTime) }]);
    expect(findSteps(cancelled, [started, { kind: 'cancelled', email: 'ana@example.com' }])).toEqual([]);
  });
});

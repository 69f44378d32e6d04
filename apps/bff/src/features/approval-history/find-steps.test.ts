import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { approvalSnapshot } from '#domain/approval-snapshot.ts';
import {
  APPROVAL_TRANSITIONS,
  type ApprovalEvent,
  type ApprovalState,
  RESPONSE_TRANSITIONS,
  type ResponseEvent,
  type ResponseState,
} from '#domain/states/approval-states.ts';
import { foldEvents, getNextState } from '#domain/states/state-machine.ts';
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

describe('the unknown part of an approval', () => {
  test('is everything on the first read', () => {
    expect(findSteps(approval('APPROVED'), [])).toEqual([
      { kind: 'started', email: 'ana@example.com', name: 'Ana', atMs: Date.parse(times.createTime) },
      { kind: 'approved', email: 'bo@example.com', name: 'Bo', atMs: changedMs },
    ]);
  });

  test('is empty if it was seen before, whatever the case of the address', () => {
    expect(findSteps(approval('APPROVED'), [started, approved])).toEqual([]);
  });

  test('includes a withdrawn response and the next response after it', () => {
    const [reset] = findSteps(approval('NO_RESPONSE'), [started, approved]);
    expect(reset).toMatchObject({ kind: 'reset', email: 'bo@example.com', atMs: changedMs });
    const known: KnownStep[] = [started, approved, { kind: 'reset', email: 'bo@example.com' }];
    expect(findSteps(approval('NO_RESPONSE'), known)).toEqual([]);
    expect(findSteps(approval('APPROVED'), known)).toMatchObject([{ kind: 'approved' }]);
  });

  test('includes its end, with the time at which it ended', () => {
    const completeTime = '2026-11-21T09:00:00Z';
    const ended = approval('APPROVED', { status: 'APPROVED', completeTime });
    expect(findSteps(ended, [started, approved])).toEqual([{ kind: 'completed', atMs: Date.parse(completeTime) }]);
    const cancelled = approval('NO_RESPONSE', { status: 'CANCELLED', completeTime });
    expect(findSteps(cancelled, [started])).toEqual([{ kind: 'cancelled', atMs: Date.parse(completeTime) }]);
    expect(findSteps(cancelled, [started, { kind: 'cancelled', email: 'ana@example.com' }])).toEqual([]);
  });
});

const RESPONSES: Record<ResponseState, string> = { none: 'NO_RESPONSE', approved: 'APPROVED', declined: 'DECLINED' };
const STATUSES: Record<ApprovalState, string> = {
  unknown: 'IN_PROGRESS',
  inProgress: 'IN_PROGRESS',
  completed: 'APPROVED',
  cancelled: 'CANCELLED',
};

test('the known steps of an approval lead to its current state, whatever happens and however rarely it is read', () => {
  const responding = fc.constantFrom<ResponseEvent>('approved', 'declined', 'reset');
  const ending = fc.constantFrom<Exclude<ApprovalEvent, 'started'>>('completed', 'cancelled');
  const happening = fc.oneof({ weight: 5, arbitrary: responding }, { weight: 1, arbitrary: ending });
  fc.assert(
    fc.property(fc.array(fc.tuple(happening, fc.boolean()), { maxLength: 20 }), (events) => {
      const known: KnownStep[] = [];
      const model: { response: ResponseState; state: ApprovalState } = { response: 'none', state: 'inProgress' };
      const look = () => {
        const now = approval(RESPONSES[model.response], { status: STATUSES[model.state] });
        known.push(...findSteps(now, known).map(({ kind, email }) => ({ kind, email })));
        expect(findSteps(now, known)).toEqual([]);
        const kinds = known.map(({ kind }) => kind);
        expect(foldEvents(RESPONSE_TRANSITIONS, 'none', kinds)).toBe(model.response);
        expect(foldEvents(APPROVAL_TRANSITIONS, 'unknown', kinds)).toBe(model.state);
      };
      for (const [event, isSeen] of events) {
        // A decline, a cancellation or the completion ends it.
        if (model.state !== 'inProgress' || model.response === 'declined') break;
        if (event === 'completed' || event === 'cancelled')
          model.state = getNextState(APPROVAL_TRANSITIONS, model.state, event) ?? model.state;
        else model.response = getNextState(RESPONSE_TRANSITIONS, model.response, event) ?? model.response;
        if (isSeen) look();
      }
      look();
    }),
  );
});

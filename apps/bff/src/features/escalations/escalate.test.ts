import { describe, expect, test } from 'vitest';
import type { UserCall } from '#domain/calls/user-call.ts';
import { createClockWithTime } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import { OLGA } from '#testing/sample-principal.ts';
import { escalate } from './escalate.ts';

const NOW = Date.parse('2026-11-27T10:00:00Z');
const principal = { ...OLGA, userId: 'u' };

function plan(kind: 'remind' | 'notify' | 'reassign' | 'start', plannedAt = NOW) {
  return {
    id: 'e',
    user_id: 'u',
    file_id: 'f',
    approval_id: 'p',
    kind,
    reviewer_email: 'ana@example.com',
    planned_at: plannedAt,
    state: 'waiting',
    reason: '',
    updated_at: 0,
    due_at: plannedAt,
    lease_until: 0,
    lease_turn: 0,
    next_approval: JSON.stringify({ reviewers: ['dee@example.com'], message: 'Next', dueDays: 2 }),
    seal: null,
  };
}

type Responses = Readonly<Record<string, string>>;

type Service = { status?: string; refusal?: Error; others?: readonly object[] };

function serve(responses: Responses, { status = 'IN_PROGRESS', refusal, others = [] }: Service = {}) {
  const made: UserCall[] = [];
  const calls = {
    execute: (_: Principal, call: UserCall) => {
      const reviewerResponses = Object.entries(responses).map(([emailAddress, response]) => ({
        reviewer: { emailAddress },
        response,
      }));
      const body = { approvalId: 'p', status, dueTime: '2026-11-27T10:00:00+01:00', reviewerResponses };
      if (call.operationId === 'drive.approvals.get')
        return Promise.resolve({ status: 200, body, upstreamStatus: 200 });
      if (call.operationId === 'drive.approvals.list')
        return Promise.resolve({ status: 200, body: { items: others }, upstreamStatus: 200 });
      if (refusal) return Promise.reject(refusal);
      made.push(call);
      return Promise.resolve({ status: 200, body, upstreamStatus: 200 });
    },
  };
  return {
    made,
    deps: { calls, clock: createClockWithTime(() => NOW), findForWork: () => Promise.resolve(principal) },
  };
}

test('a reminder is sent while a reviewer has not responded', async () => {
  const { made, deps } = serve({ 'bo@example.com': 'NO_RESPONSE' });
  expect(await escalate(deps, plan('remind'))).toEqual({ state: 'done', reason: '' });
  expect(made).toMatchObject([
    {
      operationId: 'drive.approvals.comment',
      body: { message: 'Reminder: your response is awaited. Due 2026-11-27, 09:00 UTC.' },
    },
  ]);
});

test('a new reviewer replaces the only pending one, joins several, and is not asked twice', async () => {
  const one = serve({ 'bo@example.com': 'NO_RESPONSE', 'cy@example.com': 'APPROVED' });
  await escalate(one.deps, plan('reassign'));
  const replaced = { addedReviewerEmail: 'ana@example.com', removedReviewerEmail: 'bo@example.com' };
  expect(one.made).toMatchObject([{ body: { replaceReviewers: [replaced] } }]);
  const several = serve({ 'bo@example.com': 'NO_RESPONSE', 'cy@example.com': 'NO_RESPONSE' });
  await escalate(several.deps, plan('reassign'));
  expect(several.made).toMatchObject([{ body: { addReviewers: [{ addedReviewerEmail: 'ana@example.com' }] } }]);
  const asked = serve({ 'ana@example.com': 'NO_RESPONSE' });
  expect(await escalate(asked.deps, plan('reassign'))).toEqual({ state: 'done', reason: '' });
  expect(asked.made).toEqual([]);
});

test('an approval that has ended is left unchanged, and a rejection becomes the reason', async () => {
  const ended = serve({ 'bo@example.com': 'APPROVED' }, { status: 'APPROVED' });
  expect(await escalate(ended.deps, plan('remind'))).toEqual({ state: 'dropped', reason: 'The approval has ended.' });
  expect(ended.made).toEqual([]);
  const refusal = new ProblemError('policy_denied', { detail: 'The user may not change the reviewers.' });
  const refused = serve({ 'bo@example.com': 'NO_RESPONSE' }, { refusal });
  const result = await escalate(refused.deps, plan('reassign'));
  expect(result).toEqual({ state: 'failed', reason: 'The user may not change the reviewers.' });
});

test('a plan without a session of its author waits for a day and then fails', async () => {
  const { deps } = serve({ 'bo@example.com': 'NO_RESPONSE' });
  const signedOut = { ...deps, findForWork: () => Promise.resolve(undefined) };
  const waiting = await escalate(signedOut, plan('remind'));
  expect(waiting).toMatchObject({ state: 'waiting', dueAt: NOW + 300_000 });
  const late = await escalate(signedOut, plan('remind', NOW - 24 * 3_600_000));
  expect(late).toMatchObject({ state: 'failed', reason: expect.stringContaining('signed out') });
});

test('the requester is told whose response is missing', async () => {
  const { made, deps } = serve({ 'bo@example.com': 'NO_RESPONSE', 'cy@example.com': 'APPROVED' });
  expect(await escalate(deps, plan('notify'))).toEqual({ state: 'done', reason: '' });
  const message = 'Notice to the requester: no response yet from bo@example.com. Due 2026-11-27, 09:00 UTC.';
  expect(made).toMatchObject([{ operationId: 'drive.approvals.comment', body: { message } }]);
});

describe('the next approval', () => {
  const own = (emailAddress: string) => ({
    approvalId: 'q',
    status: 'IN_PROGRESS',
    initiator: { me: true },
    reviewerResponses: [{ reviewer: { emailAddress } }],
  });

  test('waits for the previous one, and starts when that is approved', async () => {
    const waiting = serve({ 'bo@example.com': 'NO_RESPONSE' });
    expect(await escalate(waiting.deps, plan('start'))).toMatchObject({ state: 'waiting', dueAt: NOW + 300_000 });
    expect(waiting.made).toEqual([]);
    const approved = serve({ 'bo@example.com': 'APPROVED' }, { status: 'APPROVED' });
    expect(await escalate(approved.deps, plan('start'))).toEqual({ state: 'done', reason: '' });
    const body = { reviewerEmails: ['dee@example.com'], message: 'Next', dueTime: '2026-11-29T10:00:00.000Z' };
    expect(approved.made).toMatchObject([{ operationId: 'drive.approvals.start', params: { fileId: 'f' }, body }]);
  });

  test.each(['DECLINED', 'CANCELLED'])('does not start if the previous one is %s', async (status) => {
    const { made, deps } = serve({ 'bo@example.com': 'DECLINED' }, { status });
    expect(await escalate(deps, plan('start'))).toMatchObject({ state: 'dropped' });
    expect(made).toEqual([]);
  });

  test('is not started again by another process, nor in addition to one started by another user', async () => {
    for (const [email, state] of [
      ['dee@example.com', 'done'],
      ['eve@example.com', 'failed'],
    ] as const) {
      const { made, deps } = serve({}, { status: 'APPROVED', others: [own(email)] });
      expect(await escalate(deps, plan('start'))).toMatchObject({ state });
      expect(made).toEqual([]);
    }
  });
});

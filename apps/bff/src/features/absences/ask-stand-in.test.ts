import { expect, test } from 'vitest';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import { OLGA } from '#testing/sample-principal.ts';
import { askStandIn } from './ask-stand-in.ts';

const AWAY = 'bo@example.com';
const STAND_IN = 'ana@example.com';
const absence = {
  id: 'a',
  user_id: 'u',
  user_email: AWAY,
  user_name: 'Bo Berg',
  stand_in_email: STAND_IN,
  starts_at: 0,
  ends_at: Date.parse('2026-12-04T12:00:00Z'),
  created_at: 0,
  due_at: 0,
  lease_until: 0,
  lease_turn: 0,
};
const waiting = { rowId: 'f/p', fileId: 'f', approvalId: 'p', title: 'Contract', starterId: undefined };
const actor: Principal = { ...OLGA, userId: 'u', subject: 'bo', email: AWAY, name: 'Bo Berg', roles: ['reviewer'] };

type Responses = readonly (readonly [email: string, response: string])[];

function serve(responses: Responses, status = 'IN_PROGRESS', refusal?: ProblemError) {
  const bodies: unknown[] = [];
  const calls = {
    execute: (_: Principal, call: UserCall) => {
      const reviewerResponses = responses.map(([emailAddress, response]) => ({ reviewer: { emailAddress }, response }));
      const read = { status: 200, body: { approvalId: 'p', status, reviewerResponses }, upstreamStatus: 200 };
      if (call.operationId === 'drive.approvals.get') return Promise.resolve(read);
      if (refusal) return Promise.reject(refusal);
      bodies.push(call.body);
      return Promise.resolve(read);
    },
  };
  const ask = (mode: 'replace' | 'add') => askStandIn({ calls, actor, absence, mode, requestId: 'r' }, waiting);
  return { ask, bodies };
}

test('the stand-in replaces or joins the absent reviewer, and the message contains both names', async () => {
  const { ask, bodies } = serve([[AWAY, 'NO_RESPONSE']]);
  const message = 'Bo Berg (bo@example.com) is away until 2026-12-04, 12:00 UTC. ana@example.com stands in.';
  expect(await ask('replace')).toEqual({ actorEmail: AWAY });
  expect(await ask('add')).toEqual({ actorEmail: AWAY });
  expect(bodies).toEqual([
    { replaceReviewers: [{ addedReviewerEmail: STAND_IN, removedReviewerEmail: AWAY }], message },
    { addReviewers: [{ addedReviewerEmail: STAND_IN }], message },
  ]);
});

test('no reviewer is asked twice, after the absent reviewer has responded or after the approval has ended', async () => {
  const both = serve([
    [AWAY, 'NO_RESPONSE'],
    [STAND_IN, 'NO_RESPONSE'],
  ]);
  expect(await both.ask('add')).toEqual({ actorEmail: '' });
  expect(await both.ask('replace')).toEqual({ reason: 'ana@example.com is already a reviewer.' });
  const replaced = serve([[STAND_IN, 'NO_RESPONSE']]);
  expect(await replaced.ask('replace')).toEqual({ actorEmail: '' });
  const answered = serve([[AWAY, 'APPROVED']]);
  expect(await answered.ask('replace')).toBeUndefined();
  const ended = serve([[AWAY, 'NO_RESPONSE']], 'CANCELLED');
  expect(await ended.ask('replace')).toBeUndefined();
  for (const { bodies } of [both, replaced, answered, ended]) expect(bodies).toEqual([]);
});

test('a rejection becomes the reason shown to the owner', async () => {
  const refusal = new ProblemError('policy_denied', { detail: 'The user may not change the reviewers.' });
  const { ask } = serve([[AWAY, 'NO_RESPONSE']], 'IN_PROGRESS', refusal);
  expect(await ask('add')).toEqual({ reason: 'The user may not change the reviewers.' });
});

import { describe, expect, test } from 'vitest';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AccessPeriod } from './access-period-store.ts';
import { applyAccessPeriod } from './apply-access-period.ts';

const START = 1_000;
const END = 5_000;
const notFound = () => new ProblemError('upstream_rejected', { upstream: { status: 404 }, failure: 'not_found' });

function period(members: Partial<AccessPeriod> = {}): AccessPeriod {
  return {
    id: 'p1',
    user_id: 'u1',
    user_email: 'op@example.com',
    calendar_id: 'team@example.com',
    scope_type: 'user',
    scope_value: 'ana@example.com',
    role: 'writer',
    former_role: '',
    notifies: 0,
    starts_at: START,
    ends_at: END,
    state: 'planned',
    reason: '',
    is_open: 1,
    updated_at: 0,
    due_at: START,
    lease_until: 0,
    lease_turn: 0,
    ...members,
  };
}

/** Performs one step for a grantee with a role. Returns the calls that make changes. */
async function apply(members: Partial<AccessPeriod>, { role = '', nowMs = START, fault = undefined as unknown } = {}) {
  const made: UserCall[] = [];
  const execute = (_principal: Principal, call: UserCall) => {
    if (fault) return Promise.reject(fault);
    if (call.operationId !== 'calendar.acl.get') made.push(call);
    else if (role === '') return Promise.reject(notFound());
    return Promise.resolve({ status: 200, upstreamStatus: 200, body: { role } });
  };
  const deps = { calls: { execute }, clock: { nowMs: () => nowMs }, findForWork: async () => ({}) as Principal };
  const result = await applyAccessPeriod(deps, period(members));
  return { result, made: made.map(({ operationId, params, body }) => ({ operationId, params, body })) };
}

describe('access begins', () => {
  test('after the former role is stored, and is granted in a separate step', async () => {
    const first = await apply({});
    expect(first).toMatchObject({ result: { state: 'granting', formerRole: '' }, made: [] });
    const { result, made } = await apply({ state: 'granting' });
    expect(result).toEqual({ state: 'active', reason: '' });
    expect(made).toEqual([
      {
        operationId: 'calendar.acl.insert',
        params: { calendarId: 'team@example.com', sendNotifications: false },
        body: { role: 'writer', scope: { type: 'user', value: 'ana@example.com' } },
      },
    ]);
  });

  test('by raising a lower role', async () => {
    const { made } = await apply({ state: 'granting', former_role: 'reader' });
    expect(made).toMatchObject([
      { operationId: 'calendar.acl.patch', params: { ruleId: 'user:ana@example.com' }, body: { role: 'writer' } },
    ]);
  });

  test('without a call for a person who has a higher role', async () => {
    expect((await apply({ state: 'granting', former_role: 'owner' })).made).toEqual([]);
  });

  test('only before its period is over', async () => {
    const { result, made } = await apply({}, { nowMs: END });
    expect([result.state, made]).toEqual(['ended', []]);
  });
});

describe('access ends', () => {
  const active = { state: 'active' } as const;

  test.each([
    ['by removing what was granted', '', 'calendar.acl.delete', undefined],
    ['by the role before', 'reader', 'calendar.acl.patch', { role: 'reader' }],
  ])('%s', async (_how, former, operationId, body) => {
    const { result, made } = await apply({ ...active, former_role: former }, { role: 'writer', nowMs: END });
    expect(result).toEqual({ state: 'ended', reason: '' });
    expect(made).toMatchObject([{ operationId, params: { ruleId: 'user:ana@example.com' }, ...(body && { body }) }]);
  });

  test.each([
    ['somebody has removed it', '', '', 'The access was removed before.'],
    ['somebody has changed it', '', 'owner', 'The access was changed in the meantime and stays as it is.'],
    ['it gave no more than before', 'owner', 'owner', 'The previous access was the same or higher and remains.'],
  ])('without a call when %s', async (_what, former, role, reason) => {
    const { result, made } = await apply({ ...active, former_role: former }, { role, nowMs: END });
    expect([result, made]).toEqual([{ state: 'ended', reason }, []]);
  });
});

test.each<[string, unknown, object]>([
  ['tried again after an outage', new ProblemError('upstream_unavailable', { failure: 'outage' }), { state: 'active' }],
  [
    'tried again until the user has confirmed their identity',
    new ProblemError('step_up_required'),
    { state: 'active' },
  ],
  ['given up when the service refuses it', new ProblemError('policy_denied'), { state: 'failed' }],
])('the end is %s', async (_what, fault, expected) => {
  expect((await apply({ state: 'active' }, { nowMs: END, fault })).result).toMatchObject(expected);
});

import { expect, test } from 'vitest';
import { describeTeamDelivery } from './describe-team-delivery.ts';
import { SIGNED_OUT } from './evaluate-feed.ts';
import type { FeedRow } from './feed-store.ts';
import type { AlertRule } from './rule-store.ts';

const rule: AlertRule = {
  id: 'r1',
  userId: 'u1',
  ownerName: 'Olga',
  isTeam: true,
  kind: 'functionFails',
  name: 'Failures',
  settings: {},
  isEnabled: true,
  createdAt: 1,
  updatedAt: 1,
};
const ofTeam = [{ channelId: 'c1', isTeam: true }];
const feed: FeedRow = {
  user_id: 'u1',
  source: 'processes',
  problem: null,
  gap: null,
  checked_at: 1,
  due_at: 2,
  lease_until: 0,
  lease_turn: 0,
  cursor: null,
};

test.each([
  ['is signed out', { ...feed, problem: SIGNED_OUT }, 'Olga is signed out, so team channels receive nothing.'],
  ['meets a failure', { ...feed, problem: 'Outage' }, 'The rule stopped for Olga, so team channels receive nothing.'],
  [
    'has lost the role, or never signed in',
    undefined,
    'The rule is not evaluated for Olga, so team channels receive nothing.',
  ],
])('team channels receive nothing while the owner %s', (_name, row, teamDeliveryReason) => {
  expect(describeTeamDelivery(rule, ofTeam, row)).toEqual({ teamDeliveryReason });
});

test('no reason is given for a rule that works, is disabled or has no team channel', () => {
  expect(describeTeamDelivery(rule, ofTeam, feed)).toEqual({});
  expect(describeTeamDelivery({ ...rule, isEnabled: false }, ofTeam, undefined)).toEqual({});
  expect(describeTeamDelivery(rule, [{ channelId: 'c2', isTeam: false }], undefined)).toEqual({});
});

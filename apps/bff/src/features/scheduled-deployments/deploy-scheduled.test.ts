import { expect, test } from 'vitest';
import type { UserCall } from '#domain/calls/user-call.ts';
import { createClockWithTime } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import { OLGA } from '#testing/sample-principal.ts';
import { deployScheduled, type WatchStart } from './deploy-scheduled.ts';
import type { ScheduledDeployment } from './schedule-store.ts';

const NOW = Date.parse('2026-11-28T03:00:00Z');
const GIVEN_UP_MS = 15 * 60_000;
const principal = { ...OLGA, userId: 'u' };

function plan(values: Partial<ScheduledDeployment> = {}): ScheduledDeployment {
  return {
    id: 'abcdef01-2345',
    user_id: 'u',
    user_email: 'olga@example.com',
    user_name: 'Olga',
    script_id: 's',
    deployment_id: 'd',
    version_number: 4,
    former_version: 3,
    description: 'Live',
    unchanged_since: null,
    freeze_reason: null,
    watch_minutes: null,
    watch_max_failures: null,
    watch_action: null,
    planned_at: NOW,
    state: 'waiting',
    reason: '',
    deployed_version: null,
    has_started: 0,
    created_at: 0,
    updated_at: 0,
    due_at: NOW,
    lease_until: 0,
    lease_turn: 0,
    seal: null,
    ...values,
  };
}

type Project = {
  deployments?: object[];
  served?: number;
  description?: string;
  updateTime?: string;
  versions?: object[];
  refusal?: Error;
};

function serve({
  served = 3,
  description = 'Live',
  updateTime = 'then',
  versions = [],
  deployments = [],
  refusal,
}: Project = {}) {
  const made: UserCall[] = [];
  const watched: WatchStart[] = [];
  const bodies: Readonly<Record<string, unknown>> = {
    'script.projects.deployments.get': { deploymentConfig: { versionNumber: served, description } },
    'script.projects.get': { updateTime },
    'script.projects.versions.list': { versions },
    'script.projects.versions.create': { versionNumber: 9 },
    'script.projects.deployments.create': { deploymentId: 'new' },
    'script.projects.deployments.list': { deployments },
  };
  const execute = (_: Principal, call: UserCall) => {
    if (call.operationId.endsWith('update') && refusal) return Promise.reject(refusal);
    if (/create$|update$/.test(call.operationId)) made.push(call);
    return Promise.resolve({ status: 200, body: bodies[call.operationId], upstreamStatus: 200 });
  };
  const startWatch = (_: Principal, start: WatchStart) => {
    watched.push(start);
    return Promise.resolve();
  };
  const findForWork = () => Promise.resolve(principal);
  return {
    made,
    watched,
    deps: { calls: { execute }, clock: createClockWithTime(() => NOW), findForWork, startWatch },
  };
}

const isHeld = () => true;

test('a version is deployed at its time', async () => {
  const { made, deps } = serve();
  expect(await deployScheduled(deps, plan(), isHeld)).toMatchObject({
    state: 'done',
    deploymentId: 'd',
    deployedVersion: 4,
  });
  expect(made).toMatchObject([{ body: { deploymentConfig: { versionNumber: 4, description: 'Live' } } }]);
});

test('the latest code becomes a version first, which an attempt after a crash finds again', async () => {
  const latest = plan({ version_number: null });
  const first = serve();
  await deployScheduled(first.deps, latest, isHeld);
  expect(first.made.map(({ operationId, body }) => [operationId, body])).toMatchObject([
    ['script.projects.versions.create', { description: 'Scheduled for 2026-11-28 03:00 UTC (abcdef01)' }],
    ['script.projects.deployments.update', { deploymentConfig: { versionNumber: 9 } }],
  ]);
  const versions = [{ versionNumber: 7, description: 'Scheduled for 2026-11-28 03:00 UTC (abcdef01)' }];
  const again = serve({ versions });
  await deployScheduled(again.deps, plan({ version_number: null, has_started: 1 }), isHeld);
  expect(again.made).toMatchObject([{ body: { deploymentConfig: { versionNumber: 7 } } }]);
  const ended = serve({ versions, served: 7 });
  const result = await deployScheduled(ended.deps, plan({ version_number: null, has_started: 1 }), isHeld);
  expect(result).toMatchObject({ state: 'done', deployedVersion: 7 });
  expect(ended.made).toEqual([]);
});

test('no deployment replaces another deployment, or follows a project change if that was excluded', async () => {
  const moved = serve({ served: 5 });
  const late = await deployScheduled(moved.deps, plan(), isHeld);
  expect(late).toMatchObject({ state: 'failed', reason: expect.stringContaining('serves version 5') });
  const changed = serve({ updateTime: 'later' });
  const refused = await deployScheduled(changed.deps, plan({ unchanged_since: 'then' }), isHeld);
  expect(refused).toMatchObject({ state: 'failed', reason: 'The project was changed after this was planned.' });
  const same = serve();
  expect(await deployScheduled(same.deps, plan({ unchanged_since: 'then' }), isHeld)).toMatchObject({ state: 'done' });
  expect([moved.made, changed.made, same.made]).toMatchObject([[], [], [{}]]);
});

test('a rejection becomes the reason, and a job waits no more than a quarter of an hour for an outage or a missing session', async () => {
  const refusal = new ProblemError('policy_denied', { detail: 'Requires the operator role.' });
  const denied = await deployScheduled(serve({ refusal }).deps, plan(), isHeld);
  expect(denied).toEqual({ state: 'failed', reason: 'Requires the operator role.' });
  const away = serve({ refusal: new ProblemError('upstream_unavailable') });
  expect(await deployScheduled(away.deps, plan(), isHeld)).toMatchObject({ state: 'waiting', dueAt: NOW + 30_000 });
  const signedOut = { ...serve().deps, findForWork: () => Promise.resolve(undefined) };
  expect(await deployScheduled(signedOut, plan(), isHeld)).toMatchObject({ state: 'waiting' });
  const late = await deployScheduled(signedOut, plan({ planned_at: NOW - GIVEN_UP_MS }), isHeld);
  expect(late).toEqual({ state: 'failed', reason: 'You were signed out at the planned time.' });
});

test('a process that has lost its lease changes nothing', async () => {
  const { made, deps } = serve();
  expect(await deployScheduled(deps, plan(), () => false)).toMatchObject({ state: 'waiting' });
  expect(made).toEqual([]);
});

test('a new deployment is created once, even if a process crashes afterwards, and watched from then on', async () => {
  const limits = { watch_minutes: 60, watch_max_failures: 3, watch_action: 'alert' };
  const fresh = plan({ ...limits, deployment_id: '', former_version: 0, created_at: NOW });
  const first = serve();
  const result = await deployScheduled(first.deps, fresh, isHeld);
  expect(result).toMatchObject({ state: 'done', deploymentId: 'new', deployedVersion: 4 });
  expect(first.made).toMatchObject([
    { operationId: 'script.projects.deployments.create', body: { versionNumber: 4, description: 'Live' } },
  ]);
  expect(first.watched).toMatchObject([{ deploymentId: 'new', isNew: true, minutes: 60, maxFailures: 3 }]);
  const config = { deploymentConfig: { versionNumber: 4, description: 'Live' } };
  const earlier = { ...config, deploymentId: 'earlier', updateTime: '2026-11-27T00:00:00Z' };
  const own = { ...config, deploymentId: 'own', updateTime: '2026-11-28T03:00:00Z' };
  const again = serve({ deployments: [earlier, own] });
  const found = await deployScheduled(again.deps, { ...fresh, has_started: 1 }, isHeld);
  expect(found).toMatchObject({ state: 'done', deploymentId: 'own' });
  expect([again.made, again.watched]).toMatchObject([[], [{ deploymentId: 'own' }]]);
});

test('failures are counted from before the deployment is changed, against the version it served', async () => {
  const { watched, deps } = serve({ refusal: new ProblemError('upstream_unavailable') });
  const limits = { watch_minutes: 15, watch_max_failures: 1, watch_action: 'rollBack' };
  await deployScheduled(deps, plan(limits), isHeld);
  const served = { versionNumber: 3, description: 'Live' };
  expect(watched).toEqual([
    { scriptId: 's', deploymentId: 'd', minutes: 15, maxFailures: 1, action: 'rollBack', served, isNew: false },
  ]);
});

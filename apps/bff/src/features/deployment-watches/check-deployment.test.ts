import { expect, test } from 'vitest';
import type { UserCall } from '#domain/calls/user-call.ts';
import { createClockWithTime } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import { OLGA } from '#testing/sample-principal.ts';
import { checkDeployment } from './check-deployment.ts';
import type { WatchedDeployment } from './deployment-watch-store.ts';

const NOW = Date.parse('2026-11-28T03:00:00Z');
const MINUTE_MS = 60_000;
const principal = { ...OLGA, userId: 'u' };

function watch(values: Partial<WatchedDeployment> = {}): WatchedDeployment {
  return {
    id: 'w',
    user_id: 'u',
    user_email: 'olga@example.com',
    script_id: 's',
    deployment_id: 'd',
    former_version: 3,
    former_description: 'Live',
    version_number: 4,
    max_failures: 2,
    action: 'rollBack',
    starts_at: NOW - 5 * MINUTE_MS,
    ends_at: NOW + 5 * MINUTE_MS,
    failures: 0,
    state: 'waiting',
    reason: '',
    updated_at: 0,
    due_at: NOW,
    lease_until: 0,
    lease_turn: 0,
    seal: null,
    ...values,
  };
}

function serve({ served = 4, failures = 0, refusal }: { served?: number; failures?: number; refusal?: Error } = {}) {
  const made: UserCall[] = [];
  const bodies: Readonly<Record<string, unknown>> = {
    'script.projects.deployments.get': { deploymentConfig: { versionNumber: served } },
    'script.processes.listScriptProcesses': { processes: Array.from({ length: failures }, () => ({})) },
  };
  const execute = (_: Principal, call: UserCall) => {
    if (call.operationId.endsWith('update')) made.push(call);
    if (call.operationId.endsWith('update') && refusal) return Promise.reject(refusal);
    return Promise.resolve({ status: 200, body: bodies[call.operationId], upstreamStatus: 200 });
  };
  const clock = createClockWithTime(() => NOW);
  return { made, deps: { calls: { execute }, clock, findForWork: () => Promise.resolve(principal) } };
}

const isHeld = () => true;

test('a deployment with few failures is watched until the end and then passes', async () => {
  const { made, deps } = serve({ failures: 1 });
  expect(await checkDeployment(deps, watch(), isHeld)).toMatchObject({ state: 'waiting', failures: 1 });
  expect(await checkDeployment(deps, watch({ ends_at: NOW }), isHeld)).toMatchObject({ state: 'passed', failures: 1 });
  expect(made).toEqual([]);
});

test('too many failures roll the deployment back to its former version if that was chosen, and alert otherwise', async () => {
  const back = serve({ failures: 2 });
  expect(await checkDeployment(back.deps, watch(), isHeld)).toMatchObject({ state: 'rolledBack', failures: 2 });
  expect(back.made).toMatchObject([{ body: { deploymentConfig: { versionNumber: 3, description: 'Live' } } }]);
  const alert = serve({ failures: 2 });
  expect(await checkDeployment(alert.deps, watch({ action: 'alert' }), isHeld)).toMatchObject({ state: 'failing' });
  expect(alert.made).toEqual([]);
});

test('a rejected rollback is reported and not retried', async () => {
  const refusal = new ProblemError('deployments_frozen', { detail: 'Deployments are frozen.' });
  const { made, deps } = serve({ failures: 2, refusal });
  expect(await checkDeployment(deps, watch(), isHeld)).toMatchObject({
    state: 'failing',
    reason: 'The deployment could not be rolled back: Deployments are frozen.',
  });
  expect(made).toHaveLength(1);
});

test('a deployment is watched from its change until another version is deployed', async () => {
  const before = serve({ served: 3, failures: 9 });
  const unchanged = await checkDeployment(before.deps, watch({ version_number: null }), isHeld);
  expect(unchanged).toMatchObject({ state: 'waiting', versionNumber: null });
  const late = watch({ version_number: null, starts_at: NOW - 20 * MINUTE_MS });
  expect(await checkDeployment(before.deps, late, isHeld)).toMatchObject({ state: 'ended' });
  const changed = await checkDeployment(serve().deps, watch({ version_number: null }), isHeld);
  expect(changed).toMatchObject({ state: 'waiting', versionNumber: 4 });
  const other = serve({ served: 5, failures: 9 });
  expect(await checkDeployment(other.deps, watch(), isHeld)).toMatchObject({
    state: 'ended',
    reason: 'The deployment serves version 5 now.',
  });
  expect(other.made).toEqual([]);
});

test('failures are not counted without a session, and the reason is given', async () => {
  const signedOut = { ...serve({ failures: 9 }).deps, findForWork: () => Promise.resolve(undefined) };
  const waiting = await checkDeployment(signedOut, watch(), isHeld);
  expect(waiting).toMatchObject({ state: 'waiting', reason: expect.stringContaining('signed out') });
  expect(await checkDeployment(signedOut, watch({ ends_at: NOW }), isHeld)).toMatchObject({ state: 'ended' });
});

test('a new deployment is watched from its first version', async () => {
  const { deps } = serve({ failures: 2 });
  const fresh = watch({ former_version: 4, version_number: 4, action: 'alert' });
  expect(await checkDeployment(deps, fresh, isHeld)).toMatchObject({ state: 'failing', failures: 2 });
});

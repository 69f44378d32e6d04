import { expect, test } from 'vitest';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import { OLGA } from '#testing/sample-principal.ts';
import { callItem } from './call-item.ts';
import type { WaitingItem } from './job-item-store.ts';

const principal = { ...OLGA, userId: 'u', subject: 'ana', email: 'ana@example.com', name: 'Ana', authenticatedAt: 0 };
const rename: UserCall = { operationId: 'drive.files.update', params: { fileId: 'f' }, body: { name: 'New' } };

const escalations = { plan: () => Promise.reject(new Error('nothing is to be planned')) };

/** Returns a file, the calls on it, and the planned undo calls. */
function serve() {
  const file = { name: 'Old', isResponseLost: false };
  const planned: UserCall[] = [];
  const calls = {
    execute: async (_: Principal, { operationId, body }: UserCall) => {
      if (operationId !== 'drive.files.get') file.name = String(body?.name);
      if (file.isResponseLost) throw new ProblemError('upstream_timeout');
      return { status: 200, body: { id: 'f', name: file.name } };
    },
  };
  const flags = { storesUndo: true, isChangedByJob: false, isUndo: false };
  const context = {
    calls,
    principal,
    requestId: 'r',
    ...flags,
    escalations,
    planUndo: async (undo: UserCall) => {
      planned.push(undo);
      file.isResponseLost = planned.length === 1;
    },
  };
  return { file, planned, context };
}

function item(attempts: number, plannedUndo?: UserCall) {
  const about = { ifMatch: undefined, resourceKey: 'drive  f', isPart: false, isSealed: true, escalation: undefined };
  return { position: 0, call: rename, attempts, plannedUndo, ...about };
}

test('an undo of an item whose first response was lost restores the state before the first attempt', async () => {
  const { file, planned, context } = serve();
  await expect(callItem(context, item(0))).rejects.toMatchObject({ code: 'upstream_timeout' });
  expect(planned).toMatchObject([{ body: { name: 'Old' } }]);
  file.isResponseLost = false;
  expect(await callItem(context, item(1, planned[0]))).toMatchObject({
    state: 'done',
    undo: { body: { name: 'Old' } },
  });
  expect(planned).toHaveLength(1);
});

test('an undo of an item changed by another user between two attempts restores that change', async () => {
  const { file, planned, context } = serve();
  await expect(callItem(context, item(0))).rejects.toMatchObject({ code: 'upstream_timeout' });
  Object.assign(file, { isResponseLost: false, name: 'Other' });
  expect(await callItem(context, item(1, planned[0]))).toMatchObject({
    state: 'done',
    undo: { body: { name: 'Other' } },
  });
});

/** Calls one item of a service with this response. Returns the outcome or the failure, and the calls. */
async function callOne(
  respond: (call: UserCall) => unknown,
  { call = rename, context: flags = {}, ...about }: Partial<WaitingItem> & { context?: object } = {},
) {
  const made: string[] = [];
  const planned: UserCall[] = [];
  const calls = {
    async execute(_: Principal, one: UserCall) {
      made.push(one.operationId);
      return { status: 200, body: respond(one) };
    },
  };
  const context = {
    calls,
    escalations,
    principal,
    requestId: 'r',
    storesUndo: false,
    isChangedByJob: false,
    isUndo: false,
    ...flags,
    planUndo: async (undo: UserCall) => void planned.push(undo),
  };
  const ended = await callItem(context, { ...item(0), call, ...about }).catch((error: unknown) => error);
  return { ended, made, planned };
}

const upstream = { upstream: { status: 404 } };
const fail =
  (code: ConstructorParameters<typeof ProblemError>[0], options: object = upstream) =>
  () => {
    throw new ProblemError(code, options);
  };
const remove: UserCall = { operationId: 'drive.permissions.delete', params: { fileId: 'f', permissionId: 'p' } };
const insert: UserCall = { operationId: 'calendar.events.insert', params: { calendarId: 'c' }, body: { id: 'own' } };

test('a missing resource need not be removed again if it is a part or an undo removes it', async () => {
  expect((await callOne(fail('not_found'), { isPart: true })).ended).toEqual({ state: 'done' });
  expect((await callOne(fail('not_found'), { call: remove, context: { isUndo: true } })).ended).toEqual({
    state: 'done',
  });
  for (const about of [{ call: remove }, { context: { isUndo: true } }])
    expect((await callOne(fail('not_found'), about)).ended).toMatchObject({ code: 'not_found' });
  // The error comes from the console, not from the service.
  expect((await callOne(fail('not_found', {}), { isPart: true })).ended).toMatchObject({ code: 'not_found' });
  expect((await callOne(fail('policy_denied'), { isPart: true })).ended).toMatchObject({ code: 'policy_denied' });
});

test('a resource that an earlier attempt created under its own ID exists and can be undone', async () => {
  const again = { call: insert, attempts: 1 };
  expect((await callOne(fail('conflict'), again)).ended).toMatchObject({
    state: 'done',
    resultId: 'own',
    undo: { operationId: 'calendar.events.delete', params: { calendarId: 'c', eventId: 'own' } },
  });
  for (const about of [{ call: insert }, { attempts: 1 }, { ...again, call: { ...insert, body: {} } }])
    expect((await callOne(fail('conflict'), about)).ended).toMatchObject({ code: 'conflict' });
  expect((await callOne(fail('policy_denied'), again)).ended).toMatchObject({ code: 'policy_denied' });
});

test('a function that ran and failed can be retried, and gives the reason', async () => {
  const call: UserCall = { operationId: 'script.scripts.run', params: { scriptId: 's' }, body: { function: 'f' } };
  const failed = { error: { message: 'Out of stock' }, processId: 'p' };
  expect((await callOne(() => failed, { call })).ended).toEqual({
    state: 'retryable',
    reason: 'Out of stock',
    resultId: 'p',
  });
  expect((await callOne(() => ({ processId: 'p' }), { call })).ended).toMatchObject({ state: 'done', resultId: 'p' });
});

test.each([
  [{ id: 'made' }, 'made'],
  [{ approvalId: 'a' }, 'a'],
  [{ id: 7, scriptId: 's' }, 's'],
  [{ id: 'f' }, undefined],
  [undefined, undefined],
])('for the response %j, the ID of the created resource is %s', async (body, resultId) => {
  expect((await callOne(() => body)).ended).toEqual({ state: 'done', resultId, undo: undefined });
});

test('a resource that has changed since it was selected is left unchanged, unless the job itself changed it', async () => {
  const service = ({ operationId }: UserCall) =>
    operationId === 'drive.files.get' ? { version: '2', modifiedTime: 'now' } : { id: 'f' };
  const changed = await callOne(service, { ifMatch: 'then' });
  expect([changed.ended, changed.made.includes('drive.files.update')]).toMatchObject([{ state: 'skipped' }, false]);
  const own = await callOne(service, { ifMatch: 'then', context: { isChangedByJob: true } });
  expect([own.ended, own.made]).toMatchObject([{ state: 'done' }, ['drive.files.update']]);
});

test('the undo of an item is read before the call, and planned only if the call changes something', async () => {
  const named = (name: string) => () => ({ id: 'f', name });
  const stored = await callOne(named('Old'), { context: { storesUndo: true } });
  expect([stored.made, stored.planned]).toMatchObject([
    ['drive.files.get', 'drive.files.update'],
    [{ body: { name: 'Old' } }],
  ]);
  expect((await callOne(named('Old'), { context: { storesUndo: true }, isPart: true })).made).toEqual([
    'drive.files.update',
  ]);
  expect((await callOne(named('Old'))).planned).toEqual([]);
  expect((await callOne(named('New'), { context: { storesUndo: true } })).planned).toEqual([]);
});

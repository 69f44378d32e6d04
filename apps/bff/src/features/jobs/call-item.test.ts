import { expect, test } from 'vitest';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import { callItem } from './call-item.ts';

const principal: Principal = {
  ...{ sessionId: 's', userId: 'u', userHash: 'h', subject: 'ana', email: 'ana@example.com', name: 'Ana' },
  ...{ roles: ['operator'], authenticatedAt: 0, credentialId: 'c', scopes: new Set<string>(), expiresAt: 0 },
};
const rename: UserCall = { operationId: 'drive.files.update', params: { fileId: 'f' }, body: { name: 'New' } };

/** A file, its calls, and what was planned to undo them. */
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
    ...{ calls, principal, requestId: 'r', ...flags },
    escalations: { plan: () => Promise.reject(new Error('nothing is to be planned')) },
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

test('an item whose first response was lost is undone to what it was before the first attempt', async () => {
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

test('an item that someone else has changed between two attempts is undone to that change', async () => {
  const { file, planned, context } = serve();
  await expect(callItem(context, item(0))).rejects.toMatchObject({ code: 'upstream_timeout' });
  Object.assign(file, { isResponseLost: false, name: 'Other' });
  expect(await callItem(context, item(1, planned[0]))).toMatchObject({
    state: 'done',
    undo: { body: { name: 'Other' } },
  });
});

import { type OperationId, operations } from '@rotunda/api-client/operations';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requireAllowed, setPendingRights } from './allowed-operations.ts';
import { clearStoredRights, type Rights } from './stored-rights.ts';

const ids = Object.values(operations).map(({ id }): OperationId => id);
const nothing: Rights = { roles: ['support'], operations: new Set(), notOffered: new Set() };

beforeEach(clearStoredRights);
afterEach(clearStoredRights);

test('every operation missing from the session is rejected as by the BFF, and the others are not', async () => {
  for (const id of ids) {
    clearStoredRights();
    setPendingRights(Promise.resolve({ ...nothing, operations: new Set(ids.filter((other) => other !== id)) }));
    const refusal = { status: 403, reason: 'policy_denied', operationId: id, problem: { missing: {} } };
    await expect(requireAllowed(id)).rejects.toMatchObject(refusal);
    for (const other of ids) if (other !== id) expect(requireAllowed(other)).toBeUndefined();
  }
});

test('until the session is loaded, only formerly allowed operations are not delayed', async () => {
  setPendingRights(Promise.resolve({ ...nothing, operations: new Set(['drive.files.list']) }));
  await expect(requireAllowed('drive.about.get')).rejects.toThrow();
  const { promise, resolve } = Promise.withResolvers<Rights | null>();
  setPendingRights(promise);
  expect(requireAllowed('drive.files.list')).toBeUndefined();
  const held = requireAllowed('drive.about.get');
  resolve({ ...nothing, operations: new Set(['drive.about.get']) });
  await expect(held).resolves.toBeUndefined();
  await expect(requireAllowed('drive.files.list')).rejects.toThrow();
});

test('if the session cannot be read, the BFF decides', async () => {
  setPendingRights(Promise.reject(new Error('no response')));
  await expect(requireAllowed('drive.files.list')).resolves.toBeUndefined();
});

test('an operation the service does not offer is rejected as such, whatever the role', async () => {
  const id = 'drive.approvals.list';
  setPendingRights(Promise.resolve({ ...nothing, notOffered: new Set([id]) }));
  await expect(requireAllowed(id)).rejects.toMatchObject({ operationId: id, failure: 'not_offered' });
});

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { openStore } from '#platform/store/open-store.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import { createOldSchemaStore } from '#testing/databases/old-schema-store.ts';

let directory: string;
const seals = () => new RowSeals(new KeyRing([['k1', randomBytes(32)]]), () => undefined);

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-seals-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const role = { email_key: 'a@x', email: 'a@x', roles: '["operator"]', updated_at: 1, updated_by: 'b@x' };
const session = {
  id_hash: 'h',
  issuer: 'i',
  subject: 's',
  email: 'a@x',
  email_key: 'a@x',
  name: 'A',
  roles: '[]',
  credential_id: 'c',
  created_at: 1,
  last_seen_at: 1,
  expires_at: 2,
  user_agent: '',
};
const credential = { id: 'c', subject: 's', scopes: '', key_id: 'k1', version: 1, access_expires_at: 1 };
const call = {
  person: 'p',
  request_hash: 'h',
  operation_id: 'drive.files.delete',
  params: '{}',
  label: 'l',
  created_at: 1,
  send_at: 1,
  lease_until: 0,
  is_unseen: 0,
  keeps_content: 0,
};

/** Creates a store of the version before row seals, with a role, a session, and held and sent calls. */
async function makeEarlier(): Promise<{ path: string }> {
  const address = { path: join(directory, 'bff.db') };
  await using store = await createOldSchemaStore(address, '0130-audit-record-format');
  await store.insertInto('person_roles').values(role).execute();
  await store
    .insertInto('credentials')
    .values({ ...credential, sealed: Buffer.alloc(1), lease_until: 0 })
    .execute();
  await store.insertInto('sessions').values(session).execute();
  for (const state of ['held', 'sent']) {
    await store
      .insertInto('held_sends')
      .values({ ...call, id: state, state })
      .execute();
  }
  return address;
}

test('a store from before row seals has its rows sealed once, and its sessions end', async () => {
  const address = await makeEarlier();
  const first = seals();
  {
    await using store = await openStore(address, first);
    const sealed = await store.selectFrom('user_roles').selectAll().executeTakeFirstOrThrow();
    expect(first.hasValidSeal('user_roles', sealed)).toBe(true);
    const calls = await store.selectFrom('delayed_calls').selectAll().orderBy('id').execute();
    expect(calls.map((row) => first.hasValidSeal('delayed_calls', row))).toEqual([true, false]);
    expect(await store.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await store.selectFrom('credentials').selectAll().execute()).toEqual([]);
    expect(first.adopted).toBe(2);
    await store.updateTable('user_roles').set({ seal: null }).execute();
  }
  const second = seals();
  await using store = await openStore(address, second);
  const unsealed = await store.selectFrom('user_roles').selectAll().executeTakeFirstOrThrow();
  expect([unsealed.seal, second.adopted]).toEqual([null, 0]);
});

test('a store from before row seals is not opened without keys', async () => {
  await expect(openStore(await makeEarlier())).rejects.toThrow('start the console once');
});

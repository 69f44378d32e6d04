import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { openStore } from '#platform/store/open-store.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import { SEAL_NAMES, seals as specs } from '#platform/store/sealed-columns.ts';

let directory: string;
const seals = () => new RowSeals(new KeyRing([['k1', randomBytes(32)]]), () => undefined);

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-seals-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

/** Makes a store of the version before rows were sealed, with a role, a session, and calls that are held and were sent. */
async function makeEarlier(): Promise<{ path: string }> {
  const address = { path: join(directory, 'bff.db') };
  await using store = await openStore(address);
  for (const name of SEAL_NAMES) {
    await sql`alter table ${sql.table(specs[name].table)} drop column ${sql.ref(specs[name].seal)}`.execute(store);
  }
  await store.deleteFrom('migrations').where('name', '=', '0131-row-seals').execute();
  await sql`insert into person_roles values ('a@x', 'a@x', '["operator"]', null, null, 1, 'b@x')`.execute(store);
  await sql`insert into credentials values ('c', 's', '', x'00', 1, 1, 0, 'k1')`.execute(store);
  const session = sql`insert into sessions (id_hash, issuer, subject, email, email_key, name, roles, credential_id, created_at, last_seen_at, expires_at, user_agent)`;
  await sql`${session} values ('h', 'i', 's', 'a@x', 'a@x', 'A', '[]', 'c', 1, 1, 2, '')`.execute(store);
  for (const state of ['held', 'sent']) {
    const held = sql`insert into held_sends (id, person, request_hash, operation_id, params, label, state, created_at, send_at, lease_until, is_unseen, keeps_content)`;
    await sql`${held} values (${state}, 'p', 'h', 'drive.files.delete', '{}', 'l', ${state}, 1, 1, 0, 0, 0)`.execute(
      store,
    );
  }
  return address;
}

test('a store from before rows were sealed has them sealed once, and its sessions end', async () => {
  const address = await makeEarlier();
  const first = seals();
  {
    await using store = await openStore(address, first);
    const role = await store.selectFrom('person_roles').selectAll().executeTakeFirstOrThrow();
    expect(first.isSealed('person_roles', role)).toBe(true);
    const held = await store.selectFrom('held_sends').selectAll().orderBy('id').execute();
    expect(held.map((row) => first.isSealed('held_sends', row))).toEqual([true, false]);
    expect(await store.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await store.selectFrom('credentials').selectAll().execute()).toEqual([]);
    expect(first.adopted).toBe(2);
    await store.updateTable('person_roles').set({ seal: null }).execute();
  }
  const second = seals();
  await using store = await openStore(address, second);
  const role = await store.selectFrom('person_roles').selectAll().executeTakeFirstOrThrow();
  expect([role.seal, second.adopted]).toEqual([null, 0]);
});

test('a store from before rows were sealed is not opened without keys', async () => {
  await expect(openStore(await makeEarlier())).rejects.toThrow('start the console once');
});

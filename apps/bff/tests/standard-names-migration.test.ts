import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { openStore, type Store } from '#platform/store/open-store.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import { resealRows } from '#platform/store/seal-rows.ts';
import { SEAL_NAMES, type SealName, SEALED_COLUMNS as specs } from '#platform/store/sealed-columns.ts';
import type { StoreAddress } from '#platform/store/store-address.ts';
import { createOldSchemaStore } from '#testing/databases/old-schema-store.ts';
import { copyDatabase, type TestDatabase } from '#testing/databases/test-database.ts';

type Row = Readonly<Record<string, string | number | null>>;

/**
 * A row of each table with seals, written by the console before tables and columns were renamed, with this key ring.
 */
type Fixture = { keyRing: string; rows: Readonly<Record<string, Row>> };

const CREDENTIAL = {
  id: 'c1',
  subject: 's',
  scopes: '',
  sealed: Buffer.alloc(1),
  key_id: 'k1',
  version: 1,
  access_expires_at: 1,
  lease_until: 0,
};
/** Seals of tables that were added later. */
const LATER: readonly SealName[] = ['approval_escalations', 'deployment_watches', 'reports', 'scheduled_deployments'];
const EARLIER = SEAL_NAMES.filter((name) => !LATER.includes(name));
const template = inject('postgresTemplate');
const ignore = () => undefined;

let directory: string;
let database: TestDatabase | undefined;
let fixture: Fixture;
let store: Store;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rotunda-names-'));
  database = template === undefined ? undefined : await copyDatabase(new URL('/template1', template).href);
  const address: StoreAddress = database
    ? { url: database.url, password: undefined }
    : { path: join(directory, 'bff.db') };
  fixture = JSON.parse(await readFile(new URL('./fixtures/sealed-rows-0151.json', import.meta.url), 'utf8'));
  {
    await using earlier = await createOldSchemaStore(address, '0151-due-times-by-state');
    await earlier.insertInto('credentials').values(CREDENTIAL).execute();
    const { jobs, sessions, ...others } = fixture.rows;
    for (const [table, row] of Object.entries({ jobs, sessions, ...others })) {
      if (row) await earlier.insertInto(table).values(row).execute();
    }
  }
  store = await openStore(address);
});

afterEach(async () => {
  await store.destroy();
  await database?.[Symbol.asyncDispose]();
  await rm(directory, { recursive: true });
});

/** Returns the key ring of the fixture with other keys before its own. */
function ringOf(...newer: [id: string, key: Buffer][]): KeyRing {
  const [id = '', key = ''] = fixture.keyRing.split(':');
  return new KeyRing([...newer, [id, Buffer.from(key, 'base64')]]);
}

async function readRow(table: string): Promise<Row> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(store);
  return rows[0] ?? {};
}

test.each(EARLIER)('the seal of %s from before the rename stays valid, and still covers every column', async (name) => {
  const { table, seal, key, columns } = specs[name];
  const seals = new RowSeals(ringOf(), ignore);
  const row = await readRow(table);
  expect(seals.isValidSeal(name, row, String(row[seal]))).toBe(true);
  for (const column of [...key, ...columns]) {
    expect(Object.keys(row)).toContain(column);
    expect(seals.isValidSeal(name, { ...row, [column]: 'other' }, String(row[seal]))).toBe(false);
  }
});

test('rows from before the rename retain their values, and keys can be rotated', async () => {
  const { held_sends: before = {} } = fixture.rows;
  expect(await readRow('delayed_calls')).toMatchObject({
    id: before.id,
    user_id: before.person,
    if_match: before.stamp,
    response: before.answer,
    pins_content: before.keeps_content,
    pin_problem: before.not_kept,
  });
  const ring = ringOf(['k2', Buffer.alloc(32, 9)]);
  const { resealed, refused } = await resealRows(store, new RowSeals(ring, ignore), ['k1']);
  expect({ resealed, refused }).toEqual({ resealed: EARLIER.length, refused: 0 });
});

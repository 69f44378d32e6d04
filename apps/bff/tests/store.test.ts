import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { createClockWithTime } from '#domain/clock.ts';
import { makeKeyRing } from '#platform/keys/key-ring-file.ts';
import { Lease, swapExpiry } from '#platform/store/lease.ts';
import { migrations } from '#platform/store/migrations.ts';
import { connectExisting, connectStore, openStore } from '#platform/store/open-store.ts';
import type { StoreAddress } from '#platform/store/store-address.ts';
import { copyDatabase, type TestDatabase } from '#testing/databases/test-database.ts';

const template = inject('postgresTemplate');
const KEYS = fileURLToPath(new URL('../src/app/keys-main.ts', import.meta.url));
const LATE_MS = 8_640_000_000_000_000; // The latest time that a Date can represent.

let directory: string;
let database: TestDatabase | undefined;
let address: StoreAddress;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rotunda-store-'));
  database = template === undefined ? undefined : await copyDatabase(new URL('/template1', template).href);
  address = database ? { url: database.url, password: undefined } : { path: join(directory, 'bff.db') };
});

afterEach(async () => {
  await database?.[Symbol.asyncDispose]();
  await rm(directory, { recursive: true });
});

async function look(): Promise<boolean> {
  await using found = await connectExisting(address);
  return found !== undefined;
}

const credential = { subject: 's', scopes: '', key_id: 'k1', version: 1, access_expires_at: LATE_MS, lease_until: 0 };

describe('a store', () => {
  test('returns what was written: bytes, timestamps and nulls', async () => {
    await using store = await openStore(address);
    const sealed = Buffer.from([0, 255, 128, 39, 92]);
    await store
      .insertInto('credentials')
      .values({ id: 'c', sealed, ...credential })
      .execute();
    const row = await store.selectFrom('credentials').selectAll().executeTakeFirstOrThrow();
    const untaken = { lease_turn: 0 };
    expect({ ...row, sealed: [...row.sealed] }).toEqual({ id: 'c', ...credential, ...untaken, sealed: [...sealed] });
    const newest = await store
      .selectFrom('invalidations')
      .select(({ fn }) => [fn.max('id').as('id'), fn.countAll().as('count')])
      .executeTakeFirstOrThrow();
    expect(newest).toEqual({ id: null, count: 0 });
  });

  test('assigns only increasing IDs, even after the newest row was deleted', async () => {
    await using store = await openStore(address);
    await store
      .insertInto('credentials')
      .values({ id: 'c', sealed: Buffer.alloc(1), ...credential })
      .execute();
    await store
      .insertInto('sessions')
      .values({
        id_hash: 'h',
        issuer: 'i',
        subject: 's',
        provider_session: null,
        email: 'e',
        email_key: 'e',
        name: 'n',
        roles: '[]',
        credential_id: 'c',
        created_at: 1,
        authenticated_at: null,
        last_seen_at: 1,
        expires_at: 2,
        user_agent: '',
      })
      .execute();
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const invalidation = { session_hash: 'h', topic: 'changes', state: 'changed' };
      const { id } = await store
        .insertInto('invalidations')
        .values(invalidation)
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.push(id);
      await store.deleteFrom('invalidations').execute();
    }
    expect(ids).toEqual([1, 2, 3]);
  });

  test('gives the lease of a row to only one of several processes, and to the next once it is released or has expired', async () => {
    await using store = await openStore(address);
    const clock = { ms: 1_000_000, ...createClockWithTime((): number => clock.ms) };
    const row = { table: 'credentials', key: { id: 'c' } } as const;
    const values = { id: 'c', sealed: Buffer.alloc(1), ...credential };
    await store.insertInto('credentials').values(values).execute();
    const take = (version = 1) => Lease.acquire(store, clock, row, { where: { version }, set: { scopes: 'taken' } });
    expect(await take(2)).toBeUndefined();
    const [first, ...others] = (await Promise.all([take(), take(), take()])).toSorted((one) => (one ? -1 : 1));
    expect([first?.isHeld(), ...others]).toEqual([true, undefined, undefined]);
    const { scopes } = await store.selectFrom('credentials').select('scopes').executeTakeFirstOrThrow();
    expect(scopes).toBe('taken');
    clock.ms += 15_000;
    expect(await first?.renew()).toBe(true);
    clock.ms += 16_000;
    expect([await take(), await first?.release()]).toEqual([undefined, true]);
    const second = await take();
    clock.ms += 31_000;
    const third = await take();
    expect([third?.isHeld(), second?.isHeld(), await second?.renew(), await second?.release()]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(await third?.release(swapExpiry(store, row, { scopes: 'left' }))).toBe(true);
    expect(await store.selectFrom('credentials').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      scopes: 'left',
      lease_until: 0,
    });
  });

  test('rejects a row without its parent', async () => {
    await using store = await openStore(address);
    const invalidation = { session_hash: 'nobody', topic: 'changes', state: 'changed' };
    await expect(store.insertInto('invalidations').values(invalidation).execute()).rejects.toThrow(/foreign key/i);
  });

  test('reports queries waiting for one of its ten connections; a file has one connection, which no query waits for', async () => {
    let waits = 0;
    let readWaiting = () => 0;
    await using store = await openStore(address, undefined, {
      onWait: () => {
        waits += 1;
      },
      onStatement: () => undefined,
      measure: (waiting) => {
        readWaiting = waiting;
      },
    });
    const queries = Array.from({ length: 13 }, () => store.selectFrom('sessions').selectAll().execute());
    await expect.poll(() => waits).toBe(database ? 3 : 0);
    await Promise.all(queries);
    expect(readWaiting()).toBe(0);
  });

  test('can be read while another process migrates it', async () => {
    const opening = openStore(address);
    let looks = 0;
    while (!(await look())) looks += 1;
    await using _store = await opening;
    expect(looks).toBeGreaterThan(0);
  });

  test('is migrated once by several processes that start at the same time', async () => {
    const keyFile = join(directory, 'bff-keys');
    makeKeyRing(keyFile);
    const env = { DATA_DIR: directory, BFF_KEYRING_FILE: keyFile, ...(database && { DATABASE_URL: database.url }) };
    const run = promisify(execFile);
    const runs = await Promise.all([1, 2, 3].map(() => run(process.execPath, [KEYS, 'status'], { env })));
    expect(runs.map(({ stdout }) => stdout)).toEqual(Array.from({ length: 3 }, () => 'k1\tseals\t0 records\n'));
    await using store = connectStore(address);
    const names = await store.selectFrom('migrations').select('name').orderBy('name').execute();
    expect(names.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
  });
});

test('an unreachable server is reported without the password', async () => {
  const refused = openStore({ url: 'postgresql://u:secret@127.0.0.1:1/console', password: undefined });
  const error = await refused.catch(String);
  expect(error).toContain('The store 127.0.0.1:1/console cannot be used (');
  expect(error).not.toContain('secret');
});

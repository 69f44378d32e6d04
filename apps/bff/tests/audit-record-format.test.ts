import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { AuditChain } from '#platform/audit-trail/audit-chain.ts';
import { type ChainRecord, createChainRecord, isSigned } from '#platform/audit-trail/chain-record.ts';
import { verifyChains } from '#platform/audit-trail/verify-chains.ts';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import { openStore, type Store } from '#platform/store/open-store.ts';

type Sealed = { purpose: string; id: string; key_id: string; sealed: { base64: string } };

/** Data written by the console before records had a format, with this key ring. */
type Fixture = {
  keyRing: string;
  audit_writers: { id: string; started_at: number; seen_at: number; is_settled: number }[];
  audit_records: Omit<ChainRecord, 'format'>[];
  audit_changes: { entry_id: string; at: number; salt: string; content: string; undo: string | null }[];
  sealed_secrets: Sealed[];
};

const directory = mkdtempSync(join(tmpdir(), 'rotunda-format-'));
let store: Store;
let secrets: SecretStore;
let fixture: Fixture;

beforeAll(async () => {
  const path = new URL('./fixtures/audit-records-format-1.json', import.meta.url);
  fixture = JSON.parse(await readFile(path, 'utf8'));
  const [id = '', key = ''] = fixture.keyRing.split(':');
  store = await openStore({ path: join(directory, 'bff.db') });
  secrets = new SecretStore(store, new KeyRing([[id, Buffer.from(key, 'base64')]]));
  const writers = fixture.audit_writers.map(({ is_settled, ...writer }) => ({ ...writer, is_closed: is_settled }));
  await store.insertInto('audit_writers').values(writers).execute();
  // The migration gives existing records the default of the column.
  for (const record of fixture.audit_records) {
    await store
      .insertInto('audit_records')
      .values(record as ChainRecord)
      .execute();
  }
  const changes = fixture.audit_changes.map((row) => ({ ...row, undone_at: null, undone_by: null }));
  await store.insertInto('audit_changes').values(changes).execute();
  const sealed = fixture.sealed_secrets.map((row) => ({ ...row, sealed: Buffer.from(row.sealed.base64, 'base64') }));
  await store.insertInto('sealed_secrets').values(sealed).execute();
});

afterAll(async () => {
  await store.destroy();
  rmSync(directory, { recursive: true });
});

describe('records from before record formats', () => {
  test('verify as they were written, including their content', async () => {
    const { faults, records, chains } = await verifyChains(store, secrets, []);
    expect({ faults, records, chains }).toEqual({ faults: [], records: 11, chains: 2 });
  });

  test('verify together with a chain of the current format, which continues from their heads', async () => {
    const chain = await AuditChain.begin({ store, secrets, clock: systemClock }, 'audit.begin');
    await chain.append({ kind: 'event', action: 'audit.search', outcome: 'succeeded' });
    const formats = await store.selectFrom('audit_records').select('format').distinct().orderBy('format').execute();
    expect(formats.map(({ format }) => format)).toEqual([1, 2]);
    expect((await verifyChains(store, secrets, [])).faults).toEqual([]);
  });
});

describe('the MAC of a record', () => {
  const key = Buffer.alloc(32, 'key');
  const head = { writer: 'w', number: 4, mac: 'm' };
  const entry = { kind: 'event', action: 'a', outcome: 'succeeded', email: 'a@example.com', status: 200 } as const;
  const record = createChainRecord(key, head, 1_700_000_000_000, entry);

  test('covers every column, including the format', () => {
    const names = Object.keys(record).filter((name) => name !== 'mac');
    // The format is looked up in an object, and inherited member names must not match.
    const inherited = fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype));
    const values = fc.oneof(fc.string(), fc.integer(), fc.constant(null), inherited);
    fc.assert(
      fc.property(fc.constantFrom(...names), values, (name, value) => {
        fc.pre(Reflect.get(record, name) !== value);
        expect(isSigned(key, { ...record, [name]: value })).toBe(false);
      }),
    );
    for (const format of ['valueOf', 'constructor', '__proto__']) {
      expect(isSigned(key, { ...record, format: format as never })).toBe(false);
    }
    expect(isSigned(key, record)).toBe(true);
  });

  test('does not match a record with a column that its format does not define', () => {
    const later: ChainRecord & { place: string | null } = { ...record, place: null };
    expect(isSigned(key, later)).toBe(true);
    expect(isSigned(key, { ...later, place: 'invented' } as ChainRecord)).toBe(false);
  });

  test.each([
    [1, 'ad6e1b3714afada3a80f1e261c61a84857ff13f9e96a02bb79daf59085b6895c'],
    [2, '5bef963087791287b0531b86d90c4749d317ad0869ffd58023da9bab7364ceb8'],
  ])('of format %i never changes', (format, mac) => {
    expect(isSigned(key, { ...record, format, mac })).toBe(true);
  });
});

import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClockWithTime } from '#domain/clock.ts';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import { DatabaseTemplate, type SharedDatabase } from '#testing/simulation/shared-database.ts';
import { AuditChain } from './audit-chain.ts';
import { AuditTrail } from './audit-trail.ts';
import { type ChainHead, createChainRecord } from './chain-record.ts';
import { ChangeStore } from './change-store.ts';
import { verifyChains } from './verify-chains.ts';

const DAY_MS = 86_400_000;
const clock = createClockWithTime(() => 1_900_000_000_000);
const ring = new KeyRing([['k1', Buffer.alloc(32)]]);
let template: DatabaseTemplate;
let database: SharedDatabase;
let secrets: SecretStore;
let chain: AuditChain;
let writer: string;

beforeAll(async () => {
  template = await DatabaseTemplate.create();
});

afterAll(() => template[Symbol.dispose]());

beforeEach(async () => {
  database = await template.copy();
  secrets = new SecretStore(database.store, ring);
  // An attacker with access to the database file can drop the triggers.
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'trigger'`.execute(
    database.store,
  );
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(database.store);
  chain = await begin();
  ({ writer } = chain.head);
  for (let number = 2; number <= 6; number += 1) await append(chain);
  return () => database[Symbol.asyncDispose]();
});

function begin(): Promise<AuditChain> {
  return AuditChain.begin({ store: database.store, secrets, clock }, 'audit.begin');
}

function append(to: AuditChain): Promise<string> {
  return to.append({ kind: 'event', action: 'session.begin', target: 't', outcome: 'succeeded' });
}

async function findFaults(anchors: readonly ChainHead[] = []): Promise<string[]> {
  const { faults } = await verifyChains(database.store, secrets, anchors);
  return faults.map(({ id, kind, count }) => `${id.replace(writer, 'w')} ${kind} ${count}`);
}

const records = () => database.store.updateTable('audit_records').where('writer', '=', writer);
const remove = () => database.store.deleteFrom('audit_records').where('writer', '=', writer);

test('chains as they were written have no faults and are counted', async () => {
  const other = await begin();
  const found = await verifyChains(database.store, secrets, [chain.head, other.head]);
  expect(found).toMatchObject({ records: 7, chains: 2, faults: [] });
  expect(new Set(found.heads)).toEqual(new Set([chain.head, other.head]));
});

test.each([
  ['action', 'session.end'],
  ['target', 'other'],
  ['at', 1],
  ['outcome', 'failed'],
  ['details', '{"a":1}'],
  ['previous', 'x'],
  ['mac', 'x'],
  ['format', 1],
  ['format', 9],
] as const)('a record whose %s was set to %s is altered, and the one after it is not', async (column, value) => {
  await records()
    .set({ [column]: value })
    .where('number', '=', 3)
    .execute();
  expect(await findFaults()).toEqual(['w.3 altered 1']);
});

test('removed records are missing: in the middle by themselves and at the end by an anchor', async () => {
  const { head } = chain;
  await remove().where('number', 'in', [2, 3]).execute();
  expect(await findFaults()).toEqual(['w.2 missing 2']);
  await remove().where('number', '>', 4).execute();
  expect(await findFaults()).toEqual(['w.2 missing 2']);
  expect(await findFaults([head, { ...head, number: 5 }])).toEqual(['w.2 missing 2', 'w.5 missing 2']);
});

test('a removed chain is missing by its key, its writer or the first record of a later chain', async () => {
  await remove().execute();
  expect(await findFaults()).toEqual(['w.1 missing 1']);
  await database.store.deleteFrom('audit_writers').execute();
  expect(await findFaults()).toEqual(['w.1 missing 1']);
  await secrets.delete('audit-key', writer);
  expect(await findFaults()).toEqual([]);
  expect(await findFaults([{ writer, number: 6, mac: '' }])).toEqual(['w.1 missing 6']);
});

test('a later chain names the heads of the previous chains', async () => {
  await begin();
  await remove().where('number', '>', 5).execute();
  expect(await findFaults()).toEqual(['w.6 missing 1']);
});

test('a chain that an intact record declares purged is not missing, unless part of it is there', async () => {
  const other = await begin();
  await other.append({ kind: 'event', action: 'audit.forget', outcome: 'succeeded', details: { writers: [writer] } });
  expect(await findFaults([chain.head])).toEqual([]);
  await remove().where('number', '>', 1).execute();
  expect(await findFaults()).toEqual(['w.2 missing 5']);
  await remove().execute();
  expect(await findFaults([chain.head])).toEqual([]);
  const ofOther = database.store.updateTable('audit_records').where('writer', '=', other.head.writer);
  await ofOther.set({ target: 'x' }).where('action', '=', 'audit.forget').execute();
  expect(await findFaults()).toEqual([`${other.head.writer}.2 altered 1`, 'w.1 missing 6']);
});

test('a chain without a key cannot be read, which counts as one fault however long it is', async () => {
  await secrets.delete('audit-key', writer);
  const [only, ...more] = await findFaults();
  expect([only, more]).toEqual(['w.1 unreadable 6', []]);
  await begin();
  expect(await findFaults()).toEqual(['w.1 unreadable 6']);
});

test('each chain without a key is one fault', async () => {
  const other = await begin();
  await append(other);
  for (const id of [writer, other.head.writer]) await secrets.delete('audit-key', id);
  expect((await findFaults()).toSorted()).toEqual(
    ['w.1 unreadable 6', `${other.head.writer}.1 unreadable 2`].toSorted(),
  );
});

test('an inserted record is altered, even if it is signed with another key', async () => {
  await remove().where('number', '=', 4).execute();
  const forged = createChainRecord(Buffer.alloc(32), { writer, number: 3, mac: 'x' }, 0, {
    kind: 'event',
    action: 'a',
  });
  await database.store.insertInto('audit_records').values(forged).execute();
  expect(await findFaults()).toEqual(['w.4 altered 1']);
});

test('a record moved from another place in its chain does not follow the previous one', async () => {
  const key = Buffer.from((await secrets.read('audit-key', writer)) ?? '', 'base64');
  const third = createChainRecord(key, { writer, number: 2, mac: 'not of the second' }, 0, {
    kind: 'event',
    action: 'a',
  });
  await remove().where('number', '=', 3).execute();
  await database.store.insertInto('audit_records').values(third).execute();
  expect(await findFaults()).toEqual(['w.3 altered 1']);
});

test('changed content does not match its outcome', async () => {
  const changes = new ChangeStore(database.store, clock, DAY_MS);
  const trail = new AuditTrail(chain, changes, pino({ level: 'silent' }), 'https://issuer.example');
  const open = await trail.begin({ subject: 's' }, { action: 'drive.files.update' });
  const call = { operationId: 'drive.files.update', params: { fileId: 'f' } } as const;
  await open.end({ outcome: 'succeeded' }, { call, after: { name: 'New' } });
  expect(await findFaults()).toEqual([]);
  await database.store.updateTable('audit_changes').set({ content: '{}' }).execute();
  expect(await findFaults()).toEqual(['w.7 contentAltered 1']);
  // The content of an altered record proves nothing.
  await records().set({ target: 'x' }).where('number', '=', 8).execute();
  expect(await findFaults()).toEqual(['w.8 altered 1']);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClockWithTime } from '#domain/clock.ts';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import { openControlledStore } from '#testing/simulation/controlled-store.ts';
import { DatabaseTemplate, type SharedDatabase } from '#testing/simulation/shared-database.ts';
import { AuditChain } from './audit-chain.ts';
import type { AuditRecord } from './audit-record.ts';
import { verifyChains } from './verify-chains.ts';

const EVENT: AuditRecord = { kind: 'event', action: 'session.begin', outcome: 'succeeded' };
const ring = new KeyRing([['k1', Buffer.alloc(32)]]);
const clock = createClockWithTime(() => nowMs);
let nowMs: number;
let template: DatabaseTemplate;
let database: SharedDatabase;
let secrets: SecretStore;
let chain: AuditChain;
/** The tables of the chain's writes, in order. */
let writes: string[];
/** The outcomes of the next writes. */
let faults: ('before' | 'after')[];

beforeAll(async () => {
  template = await DatabaseTemplate.create();
});

afterAll(() => template[Symbol.dispose]());

beforeEach(async () => {
  nowMs = 1_900_000_000_000;
  [writes, faults] = [[], []];
  database = await template.copy();
  secrets = new SecretStore(database.store, ring);
  chain = await begin();
  writes = [];
  return () => database[Symbol.asyncDispose]();
});

function begin(): Promise<AuditChain> {
  const gate = {
    isAlive: true,
    async pass<T>({ label, isWrite }: { label: string; isWrite: boolean }, effect: () => Promise<T>): Promise<T> {
      const table = /"audit_\w+"/.exec(label)?.[0].slice(1, -1);
      if (!isWrite || table === undefined) return effect();
      writes.push(table);
      const fault = table === 'audit_records' ? faults.shift() : undefined;
      if (fault === 'before') throw new Error('the store is away');
      const result = await effect();
      if (fault === 'after') throw new Error('the response is lost');
      return result;
    },
  };
  const { store } = openControlledStore(database.dialect, database.driver, gate);
  return AuditChain.begin({ store, secrets: new SecretStore(store, ring), clock }, 'audit.begin');
}

const numbers = (ids: readonly string[]) => ids.map((id) => Number(id.split('.')[1]));
const verify = async () => (await verifyChains(database.store, secrets, [chain.head])).faults;

test('records appended during a write are written together, a hundred at a time, in order of arrival', async () => {
  const ids = await Promise.all(Array.from({ length: 205 }, () => chain.append(EVENT)));
  expect(numbers(ids)).toEqual(ids.map((_, index) => index + 2));
  // The first record is written immediately, in its own transaction.
  expect(writes).toEqual(['audit_records', 'audit_records', 'audit_records', 'audit_records']);
  expect([chain.head.number, await verify()]).toEqual([206, []]);
});

test('a record appended as soon as the previous one is written is written too', async () => {
  await chain.append(EVENT);
  expect(numbers([await chain.append(EVENT)])).toEqual([3]);
});

test('a writer sends a heartbeat before a record, unless it sent one within five seconds', async () => {
  const readSeen = async () =>
    await database.store.selectFrom('audit_writers').select(['seen_at', 'is_closed']).executeTakeFirstOrThrow();
  nowMs += 4_999;
  await chain.append(EVENT);
  expect([writes, (await readSeen()).seen_at]).toEqual([['audit_records'], nowMs - 4_999]);
  await database.store.updateTable('audit_writers').set({ is_closed: 1 }).execute();
  nowMs += 1;
  await chain.append(EVENT);
  expect([writes.slice(1), await readSeen()]).toEqual([
    ['audit_writers', 'audit_records'],
    { seen_at: nowMs, is_closed: 0 },
  ]);
  await chain.append(EVENT);
  expect(writes.slice(3)).toEqual(['audit_records']);
});

test('after a failed write, the chain continues from the stored head, whether or not the write succeeded', async () => {
  faults = ['after'];
  await expect(chain.append(EVENT)).rejects.toThrow('the response is lost');
  expect(numbers([await chain.append(EVENT)])).toEqual([3]);
  faults = ['before', 'before'];
  await expect(Promise.all([chain.append(EVENT), chain.append(EVENT)])).rejects.toThrow('the store is away');
  await expect(chain.append(EVENT)).resolves.toMatch(/\.4$/);
  expect(await verify()).toEqual([]);
});

test('the first record of a chain names the heads of the previous chains', async () => {
  const other = await begin();
  const first = await database.store
    .selectFrom('audit_records')
    .selectAll()
    .where('writer', '=', other.head.writer)
    .executeTakeFirstOrThrow();
  expect(first).toMatchObject({ number: 1, kind: 'event', action: 'audit.begin', outcome: 'succeeded' });
  expect(JSON.parse(first.details)).toEqual({ heads: [chain.head] });
});

test('only the chain that wrote an outcome has it', async () => {
  const intentId = await chain.append({ kind: 'intent', action: 'drive.files.update' });
  expect(await chain.hasOutcome(intentId)).toBe(false);
  const other = await begin();
  await other.append({ kind: 'outcome', intentId, action: 'drive.files.update', outcome: 'unknown' });
  expect([await chain.hasOutcome(intentId), await other.hasOutcome(intentId)]).toEqual([false, true]);
});

// What the audit trail makes of a store that writes, and whose response is lost.
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clockWithTime } from '#domain/clock.ts';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import { openControlledStore } from '#testing/simulation/controlled-store.ts';
import { DatabaseTemplate, type SharedDatabase } from '#testing/simulation/shared-database.ts';
import { AuditChain } from './audit-chain.ts';
import { AuditTrail } from './audit-trail.ts';
import { ChangeStore } from './change-store.ts';
import { closeLostIntents, closeOrphanedIntents, reexamineWriters } from './close-orphaned-intents.ts';

const clock = clockWithTime(() => nowMs);
const ring = new KeyRing([['k1', Buffer.alloc(32)]]);
let nowMs: number;
let template: DatabaseTemplate;
let database: SharedDatabase;
let lostResponses: number;
let refusals: number;

beforeEach(async () => {
  nowMs = 1_900_000_000_000;
  lostResponses = 0;
  refusals = 0;
  template = await DatabaseTemplate.create();
  database = await template.copy();
});

afterEach(async () => {
  await database[Symbol.asyncDispose]();
  template[Symbol.dispose]();
});

async function openTrail(): Promise<{ chain: AuditChain; trail: AuditTrail }> {
  const gate = {
    isAlive: true,
    pass: async <T>(_: unknown, effect: () => Promise<T>) => {
      if (refusals > 0) {
        refusals -= 1;
        throw new Error('the store is away');
      }
      const result = await effect();
      if (lostResponses === 0) return result;
      lostResponses -= 1;
      throw new Error('the response is lost');
    },
  };
  const { store } = openControlledStore(database.dialect, database.driver, gate);
  const chain = await AuditChain.begin({ store, secrets: new SecretStore(store, ring), clock }, 'audit.begin');
  const trail = new AuditTrail(
    chain,
    new ChangeStore(store, clock, 0),
    pino({ level: 'silent' }),
    'https://issuer.example',
  );
  return { chain, trail };
}

async function readOutcomes(): Promise<(string | null)[]> {
  const rows = await database.store
    .selectFrom('audit_records')
    .select('outcome')
    .where('kind', '=', 'outcome')
    .execute();
  return rows.map(({ outcome }) => outcome);
}

test('an intent whose response was lost gets the outcome that nothing is known of it', async () => {
  const { chain, trail } = await openTrail();
  lostResponses = 1;
  await expect(trail.begin({}, { action: 'drive.files.update' })).rejects.toMatchObject({ code: 'audit_unavailable' });
  await closeLostIntents(database.store, chain, trail, clock);
  expect(await readOutcomes()).toEqual([]);
  const open = await trail.begin({}, { action: 'drive.files.delete' });
  nowMs += 31_000;
  await closeLostIntents(database.store, chain, trail, clock);
  expect(await readOutcomes()).toEqual(['unknown']);
  await open.end({ outcome: 'succeeded' });
  expect(await readOutcomes()).toEqual(['unknown', 'succeeded']);
  await closeLostIntents(database.store, chain, trail, clock);
  expect(trail.mayHaveLostIntents).toBe(false);
});

test('an outcome whose response was lost is recorded once', async () => {
  const { trail } = await openTrail();
  const open = await trail.begin({}, { action: 'drive.files.update' });
  lostResponses = 1;
  await open.end({ outcome: 'succeeded' });
  expect(trail.backlog.late).toBe(1);
  await trail.retryLate();
  expect(trail.backlog.late).toBe(0);
  expect(await readOutcomes()).toEqual(['succeeded']);
});

test('an outcome that the store refused is recorded, also when another process has taken this one for lost', async () => {
  const { trail } = await openTrail();
  const open = await trail.begin({}, { action: 'drive.files.update' });
  refusals = 1;
  await open.end({ outcome: 'succeeded' });
  nowMs += 31_000;
  const other = await openTrail();
  await closeOrphanedIntents(database.store, other.chain, clock);
  expect(await readOutcomes()).toEqual(['unknown']);
  const retried = trail.retryLate();
  expect(trail.backlog.late).toBe(1);
  await retried;
  expect([await readOutcomes(), trail.backlog.late]).toEqual([['unknown', 'succeeded'], 0]);
});

test('what a writer begins that was taken for gone is closed after the next start', async () => {
  const lost = await openTrail();
  nowMs += 31_000;
  const other = await openTrail();
  await closeOrphanedIntents(database.store, other.chain, clock);
  // Its clock is behind, so that it does not say that it lives.
  nowMs -= 30_000;
  await lost.trail.begin({}, { action: 'drive.files.update' });
  nowMs += 90_000;
  await closeOrphanedIntents(database.store, other.chain, clock);
  expect(await readOutcomes()).toEqual([]);
  await reexamineWriters(database.store, clock);
  await closeOrphanedIntents(database.store, other.chain, clock);
  expect(await readOutcomes()).toEqual(['unknown']);
});

// Tests the audit trail with a store that writes, but whose response is lost.
import fc from 'fast-check';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClockWithTime } from '#domain/clock.ts';
import {
  AWAITED_INTENT_STATES,
  INTENT_TRANSITIONS,
  type IntentEvent,
  type IntentState,
} from '#domain/states/intent-states.ts';
import { getNextState } from '#domain/states/state-machine.ts';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import { openControlledStore } from '#testing/simulation/controlled-store.ts';
import { DatabaseTemplate, type SharedDatabase } from '#testing/simulation/shared-database.ts';
import { AuditChain } from './audit-chain.ts';
import { AuditTrail } from './audit-trail.ts';
import { ChangeStore } from './change-store.ts';
import { closeLostIntents, closeOrphanedIntents, reexamineWriters } from './close-orphaned-intents.ts';

const clock = createClockWithTime(() => nowMs);
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

test('an intent whose response was lost gets an unknown outcome', async () => {
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
  expect(trail.hasPossiblyLostIntents).toBe(false);
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

test('an outcome that the store rejected is recorded, even if another process considered this one lost', async () => {
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

test('an outcome that does not fit in the queue is closed as unknown, while the queued ones are recorded', async () => {
  const { chain, trail } = await openTrail();
  const actions = Array.from({ length: 1_001 }, () => trail.begin({}, { action: 'drive.files.update' }));
  const open = await Promise.all(actions);
  refusals = 1_001;
  await Promise.all(open.map((action) => action.end({ outcome: 'succeeded' })));
  expect(trail.backlog).toEqual({ open: 0, late: 1_000 });
  refusals = 0;
  nowMs += 31_000;
  await trail.retryLate();
  await closeLostIntents(database.store, chain, trail, clock);
  expect([trail.backlog.late, trail.hasPossiblyLostIntents]).toEqual([0, false]);
  expect(Object.groupBy(await readOutcomes(), (outcome) => String(outcome)).unknown).toHaveLength(1);
});

test('an intent of a writer that was considered gone is closed after the next start', async () => {
  const lost = await openTrail();
  nowMs += 31_000;
  const other = await openTrail();
  await closeOrphanedIntents(database.store, other.chain, clock);
  // The clock of the writer is behind, so it does not report that it is alive.
  nowMs -= 30_000;
  await lost.trail.begin({}, { action: 'drive.files.update' });
  nowMs += 90_000;
  await closeOrphanedIntents(database.store, other.chain, clock);
  expect(await readOutcomes()).toEqual([]);
  await reexamineWriters(database.store, clock);
  await closeOrphanedIntents(database.store, other.chain, clock);
  expect(await readOutcomes()).toEqual(['unknown']);
});

test('intents are in the states given by their transition table, whatever the store accepts or rejects', async () => {
  const { chain, trail } = await openTrail();
  const acts = fc.array(fc.constantFrom('begin', 'begin in vain', 'end', 'end in vain', 'retry', 'give up'), {
    maxLength: 15,
  });
  await fc.assert(
    fc.asyncProperty(acts, async (chosen) => {
      const intents: { state: IntentState; end: (() => Promise<void>) | undefined }[] = [];
      const follow = (from: IntentState, event: IntentEvent) => {
        for (const intent of intents)
          if (intent.state === from) intent.state = getNextState(INTENT_TRANSITIONS, from, event) ?? from;
      };
      for (const act of chosen) {
        refusals = act.endsWith('in vain') ? 1 : 0;
        if (act.startsWith('begin')) {
          const action = await trail.begin({}, { action: 'drive.files.update' }).catch(() => undefined);
          intents.push({ state: 'beginning', end: action && (() => action.end({ outcome: 'succeeded' })) });
          follow('beginning', action ? 'write' : 'fail');
        } else if (act.startsWith('end')) {
          const open = intents.find(({ state }) => state === 'open');
          await open?.end?.();
          if (open)
            open.state = getNextState(INTENT_TRANSITIONS, 'open', act === 'end' ? 'record' : 'defer') ?? open.state;
        } else if (act === 'retry') {
          await trail.retryLate();
          follow('late', 'record');
        } else {
          nowMs += 31_000;
          await closeLostIntents(database.store, chain, trail, clock);
          follow('inDoubt', 'giveUp');
        }
        refusals = 0;
        const count = (state: IntentState) => intents.filter((intent) => intent.state === state).length;
        expect(trail.backlog).toEqual({ open: count('open'), late: count('late') });
        expect(trail.hasPossiblyLostIntents).toBe(count('inDoubt') > 0);
      }
      for (const { state, end } of intents) if (AWAITED_INTENT_STATES.includes(state)) await end?.();
      await trail.retryLate();
      nowMs += 31_000;
      await closeLostIntents(database.store, chain, trail, clock);
    }),
    { numRuns: 30 },
  );
  const records = await database.store.selectFrom('audit_records').select(['kind', 'outcome']).execute();
  const count = (kind: string) => records.filter((record) => record.kind === kind).length;
  expect(count('outcome')).toBe(count('intent'));
});

import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClockWithTime } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import { DatabaseTemplate, type SharedDatabase } from '#testing/simulation/shared-database.ts';
import { AuditChain } from './audit-chain.ts';
import { AuditTrail } from './audit-trail.ts';
import { ChangeStore } from './change-store.ts';
import { closeLostIntents, closeOrphanedIntents, reexamineWriters } from './close-orphaned-intents.ts';

const DAY_MS = 86_400_000;
const ISSUER = 'https://issuer.example';
const ACTION = { action: 'drive.files.update', service: 'drive', target: 'f', details: { from: 'action' } };
const ANA = { subject: 'ana', email: 'ana@example.com', requestId: 'r' };
const ring = new KeyRing([['k1', Buffer.alloc(32)]]);
const clock = createClockWithTime(() => nowMs);
let nowMs: number;
let template: DatabaseTemplate;
let database: SharedDatabase;
let chain: AuditChain;
let trail: AuditTrail;

beforeAll(async () => {
  template = await DatabaseTemplate.create();
});

afterAll(() => template[Symbol.dispose]());

beforeEach(async () => {
  nowMs = 1_900_000_000_000;
  database = await template.copy();
  chain = await begin();
  trail = new AuditTrail(chain, new ChangeStore(database.store, clock, DAY_MS), pino({ level: 'silent' }), ISSUER);
  return () => database[Symbol.asyncDispose]();
});

function begin(): Promise<AuditChain> {
  const { store } = database;
  return AuditChain.begin({ store, secrets: new SecretStore(store, ring), clock }, 'audit.begin');
}

/** Returns the records except those that start chains. */
async function readRecords() {
  const all = database.store.selectFrom('audit_records').selectAll().where('action', '!=', 'audit.begin');
  const rows = await all.orderBy('at').orderBy('number').execute();
  return rows.map((row) => ({ ...row, details: JSON.parse(row.details) }));
}

test('an action is recorded before it is done, and its outcome after it, linked through the intent', async () => {
  let intents = 0;
  const done = await trail.perform(ANA, ACTION, async () => {
    intents = (await readRecords()).length;
    return 'made';
  });
  expect([done, intents]).toEqual(['made', 1]);
  const [intent, outcome] = await readRecords();
  expect(intent).toMatchObject({
    kind: 'intent',
    issuer: ISSUER,
    subject: 'ana',
    target: 'f',
    details: { from: 'action' },
  });
  expect(outcome).toMatchObject({
    kind: 'outcome',
    intent_id: intent?.id,
    request_id: 'r',
    action: ACTION.action,
    outcome: 'succeeded',
    issuer: null,
    subject: null,
    target: null,
    details: {},
  });
});

test('an error thrown by an action is recorded and rethrown', async () => {
  const refused = new ProblemError('policy_denied');
  const failing = trail.perform({}, ACTION, () => Promise.reject(refused));
  await expect(failing).rejects.toBe(refused);
  const [intent, outcome] = await readRecords();
  expect([intent?.issuer, outcome?.outcome === 'succeeded', outcome?.details.code]).toEqual([
    null,
    false,
    'policy_denied',
  ]);
});

test('an event is one record, with the details of the action and of its outcome', async () => {
  await trail.recordEvent(ANA, ACTION, { outcome: 'refused', status: 403, details: { code: 'x' } });
  expect(await readRecords()).toMatchObject([
    { kind: 'event', outcome: 'refused', status: 403, subject: 'ana', details: { from: 'action', code: 'x' } },
  ]);
});

test('changed content is stored, and the outcome is evidence of it', async () => {
  const open = await trail.begin(ANA, ACTION);
  const call = { operationId: 'drive.files.update', params: { fileId: 'f' } } as const;
  await open.end({ outcome: 'succeeded', details: { status: 1 } }, { call, after: { name: 'New' } });
  const [, outcome] = await readRecords();
  expect(outcome?.details).toEqual({ status: 1, change: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test('a change whose content cannot be stored is recorded without it, and can be undone only if it was made', async () => {
  const call = { operationId: 'drive.files.create', params: {} } as const;
  const change = { call, after: { id: 'f' } };
  for (const outcome of ['succeeded', 'unknown'] as const)
    await (await trail.begin(ANA, ACTION)).end({ outcome }, change);
  const stored = await database.store.selectFrom('audit_changes').select('undo').orderBy('entry_id').execute();
  expect(stored).toEqual([{ undo: expect.stringContaining('f') }, { undo: null }]);
  await database.store.schema.dropTable('audit_changes').execute();
  await (await trail.begin(ANA, ACTION)).end({ outcome: 'succeeded' }, change);
  expect((await readRecords()).at(-1)).toMatchObject({ kind: 'outcome', outcome: 'succeeded', details: {} });
});

test('waiting for open actions ends when their outcomes are recorded', async () => {
  const open = await trail.begin(ANA, ACTION);
  expect([trail.backlog, trail.isAwaited('x')]).toEqual([{ open: 1, late: 0 }, false]);
  let isSettled = false;
  const settled = trail.waitForOutcomes().then(() => {
    isSettled = true;
  });
  await trail.recordEvent({}, ACTION, { outcome: 'succeeded' });
  expect(isSettled).toBe(false);
  await open.end({ outcome: 'succeeded' });
  await settled;
  expect(trail.backlog).toEqual({ open: 0, late: 0 });
});

test('intents of a writer that is silent for half a minute are closed once, and those of other writers are not', async () => {
  const other = await begin();
  await trail.begin(ANA, ACTION);
  const close = () => closeOrphanedIntents(database.store, other, clock);
  nowMs += 30_000;
  await close();
  expect(await readRecords()).toHaveLength(1);
  nowMs += 1;
  await closeOrphanedIntents(database.store, chain, clock);
  expect(await readRecords()).toHaveLength(1);
  await close();
  await close();
  const [, outcome, ...more] = await readRecords();
  expect(more).toEqual([]);
  expect(outcome).toMatchObject({
    writer: other.head.writer,
    kind: 'outcome',
    outcome: 'unknown',
    request_id: 'r',
    action: ACTION.action,
    details: { code: 'process_lost' },
  });
  const writers = await database.store.selectFrom('audit_writers').select(['id', 'is_closed']).execute();
  expect(new Map(writers.map(({ id, is_closed }) => [id, is_closed])).get(chain.head.writer)).toBe(1);
});

test('writers of the last day are examined again, and earlier ones are not', async () => {
  const writers = () => database.store.selectFrom('audit_writers').select('is_closed').execute();
  await database.store.updateTable('audit_writers').set({ is_closed: 1 }).execute();
  nowMs += DAY_MS;
  await reexamineWriters(database.store, clock);
  expect(await writers()).toEqual([{ is_closed: 1 }]);
  nowMs -= 1;
  await reexamineWriters(database.store, clock);
  expect(await writers()).toEqual([{ is_closed: 0 }]);
});

test('intents whose response was lost are closed after half a minute, while those in progress stay open', async () => {
  const open = await trail.begin(ANA, ACTION);
  // The store has written the record, but the process did not receive the confirmation.
  await chain.append({ kind: 'intent', action: 'drive.files.copy', requestId: 'r2' });
  const close = () => closeLostIntents(database.store, chain, trail, clock);
  nowMs += 31_000;
  await close();
  expect(await readRecords()).toHaveLength(2);
  await database.store.schema.alterTable('audit_records').renameTo('away').execute();
  await expect(trail.begin({}, ACTION)).rejects.toMatchObject({ code: 'audit_unavailable', retryAfterSeconds: 5 });
  await database.store.schema.alterTable('away').renameTo('audit_records').execute();
  expect(trail.hasPossiblyLostIntents).toBe(true);
  await close();
  const closed = (await readRecords()).filter(({ kind }) => kind === 'outcome');
  expect(closed).toMatchObject([
    { request_id: 'r2', action: 'drive.files.copy', outcome: 'unknown', details: { code: 'intent_lost' } },
  ]);
  expect(trail.hasPossiblyLostIntents).toBe(false);
  await open.end({ outcome: 'succeeded' });
  expect((await readRecords()).map(({ outcome }) => outcome)).toContain('succeeded');
});

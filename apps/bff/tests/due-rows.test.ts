import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createClockWithTime } from '#domain/clock.ts';
import { DueRows } from '#platform/store/due-rows.ts';
import { openStore, type Store } from '#platform/store/open-store.ts';
import { copyDatabase, type TestDatabase } from '#testing/databases/test-database.ts';

const template = inject('postgresTemplate');
const MINUTE_MS = 60_000;

let nowMs: number;
let directory: string;
let database: TestDatabase | undefined;
let store: Store;
let steps: DueRows<'approval_escalations'>;

beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 2);
  directory = await mkdtemp(join(tmpdir(), 'rotunda-due-'));
  database = template === undefined ? undefined : await copyDatabase(new URL('/template1', template).href);
  store = await openStore(database ? { url: database.url, password: undefined } : { path: join(directory, 'bff.db') });
  steps = openSteps();
});

afterEach(async () => {
  await store.destroy();
  await database?.[Symbol.asyncDispose]();
  await rm(directory, { recursive: true });
});

/** Opens the rows like a process does. */
const openSteps = () =>
  new DueRows(
    store,
    createClockWithTime(() => nowMs),
    {
      table: 'approval_escalations',
      where: (row) => row('state', '=', 'waiting'),
      toClaim: () => ({ where: { state: 'waiting' } }),
    },
  );

async function addStep(dueAt: number, state = 'waiting'): Promise<string> {
  const id = randomUUID();
  await store
    .insertInto('approval_escalations')
    .values({
      id,
      user_id: 'u',
      file_id: 'f',
      approval_id: 'a',
      kind: 'remind',
      reviewer_email: '',
      next_approval: null,
      planned_at: dueAt,
      due_at: dueAt,
      state,
      reason: '',
      updated_at: nowMs,
      lease_until: 0,
      seal: null,
    })
    .execute();
  return id;
}

async function claimFirst() {
  const [row] = await steps.listDue(1);
  const lease = row && (await steps.claim(row));
  if (!lease) throw new Error('nothing is due');
  return { row, lease };
}

test('the next due time is that of the earliest open row', async () => {
  expect(await steps.findNextDue()).toBe(Number.POSITIVE_INFINITY);
  await addStep(nowMs - MINUTE_MS, 'done');
  await addStep(nowMs + 2 * MINUTE_MS);
  await addStep(nowMs + MINUTE_MS);
  expect(await steps.findNextDue()).toBe(nowMs + MINUTE_MS);
});

test('a row that a process works on is due again when its lease has ended', async () => {
  const id = await addStep(nowMs);
  const { lease } = await claimFirst();
  const next = await steps.findNextDue();
  expect(next).toBeGreaterThan(nowMs);
  nowMs = next;
  expect((await openSteps().listDue(1)).map((row) => row.id)).toEqual([id]);
  expect(lease.isHeld()).toBe(false);
});

test('a row that a process works on does not delay others', async () => {
  await addStep(nowMs);
  await addStep(nowMs + 1);
  await claimFirst();
  expect(await steps.findNextDue()).toBe(nowMs + 1);
});

test('a released row is due at its new time', async () => {
  await addStep(nowMs);
  const { row, lease } = await claimFirst();
  expect(await openSteps().claim(row)).toBeUndefined();
  expect(await steps.release(row.id, lease, { due_at: nowMs + MINUTE_MS })).toBe(true);
  expect(await steps.findNextDue()).toBe(nowMs + MINUTE_MS);
});

test('a row that was closed after it was listed cannot be claimed', async () => {
  await addStep(nowMs);
  const [row] = await steps.listDue(1);
  await store.updateTable('approval_escalations').set({ state: 'dropped' }).execute();
  expect(row && (await steps.claim(row))).toBeUndefined();
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClockWithTime } from '#domain/clock.ts';
import { ITEM_STATES } from '#domain/states/job-item-states.ts';
import { draft, NO_KEY, openJobStores, rename } from '#testing/sample-jobs.ts';
import { DatabaseTemplate, type SharedDatabase } from '#testing/simulation/shared-database.ts';
import type { JobItemStore } from './job-item-store.ts';
import type { JobStore } from './job-store.ts';

const clock = createClockWithTime(() => nowMs);
const nowMs = 1_900_000_000_000;
let template: DatabaseTemplate;
let database: SharedDatabase;
let jobs: JobStore;
let items: JobItemStore;

beforeAll(async () => {
  template = await DatabaseTemplate.create();
});

afterAll(() => template[Symbol.dispose]());

beforeEach(async () => {
  database = await template.copy();
  ({ jobs, items } = openJobStores(database.store, clock));
  return () => database[Symbol.asyncDispose]();
});

const started = (position: number, attempts = 0) => ({ position, attempts });
const countOf = async (id: string) => Object.fromEntries((await items.count([id])).get(id) ?? []);

describe('items', () => {
  test('are called in order, each by one process, and end with the result of the last call that began', async () => {
    const { id } = await jobs.create(draft({ items: ['f', 'g', 'h'].map(rename) }), NO_KEY);
    const waiting = await items.listWaiting(id, 2);
    expect(waiting).toMatchObject([
      { position: 0, attempts: 0, isSealed: true, isPart: false, call: rename('f').call, ifMatch: undefined },
      { position: 1, call: rename('g').call, plannedUndo: undefined },
    ]);
    expect([await items.begin(id, started(0)), await items.begin(id, started(0))]).toEqual([true, false]);
    await items.requeue(id, started(0));
    expect([await items.begin(id, started(0)), await items.begin(id, started(0, 1))]).toEqual([false, true]);
    await items.finish(id, started(0), { state: 'skipped', reason: 'late' });
    await items.requeue(id, started(0));
    expect(await countOf(id)).toEqual({ running: 1, waiting: 2 });
    await items.finish(id, started(0, 1), { state: 'done', resultId: 'r', undo: rename('old').call });
    expect(await items.list(id, 'done', -1, 9)).toMatchObject([
      { position: 0, result_id: 'r', seal: null, ended_at: nowMs },
    ]);
    expect((await items.list(id, undefined, 0, 1)).map(({ position }) => position)).toEqual([1]);
    expect((await items.list(id, 'waiting', 1, 9)).map(({ position }) => position)).toEqual([2]);
  });

  test('give the reason why they were not done, and can be called while a retry is possible', async () => {
    const { id } = await jobs.create(draft({ items: ['f', 'g', 'h', 'i'].map(rename) }), NO_KEY);
    const problem = { title: 'T', status: 503, code: 'upstream_unavailable', requestId: 'r', retryable: true } as const;
    for (const position of [0, 1, 2, 3]) await items.begin(id, started(position));
    await items.finish(id, started(0), { state: 'retryable', problem: { ...problem, type: 't', detail: 'D' } });
    await items.finish(id, started(1), { state: 'final', problem: { ...problem, type: 't' } });
    expect(await items.hasFailed(id)).toBe(true);
    await items.finish(id, started(2), { state: 'retryable', reason: 'ran and failed', resultId: 'p' });
    await items.finish(id, started(3), { state: 'skipped', reason: 'changed' });
    const rows = await items.list(id, undefined, -1, 9);
    expect(rows.map(({ state, reason, result_id, seal }) => [state, reason, result_id, seal === null])).toEqual([
      ['retryable', 'D', null, false],
      ['final', 'T', null, true],
      ['retryable', 'ran and failed', 'p', false],
      ['skipped', 'changed', null, true],
    ]);
    await jobs.retry(id);
    expect(await items.list(id, 'waiting', -1, 9)).toMatchObject(
      [0, 2].map((position) => ({
        position,
        reason: null,
        problem: null,
        result_id: null,
        ended_at: null,
        attempts: 1,
      })),
    );
  });

  test('in progress in a crashed process are called again if that is harmless', async () => {
    const share = {
      operationId: 'drive.permissions.create',
      params: { fileId: 'f' },
      body: { type: 'anyone' },
    } as const;
    const own = { operationId: 'calendar.events.insert', params: { calendarId: 'c' }, body: { id: 'own' } } as const;
    const calls = [rename('f'), { id: 's', label: 's', call: share }, { id: 'o', label: 'o', call: own }, rename('g')];
    const { id } = await jobs.create(draft({ items: calls }), NO_KEY);
    for (const position of [0, 1, 2]) await items.begin(id, started(position));
    await items.recover(id);
    const rows = await items.list(id, undefined, -1, 9);
    expect(rows.map(({ state, ended_at }) => [state, ended_at !== null])).toEqual([
      ['waiting', false],
      ['retryable', true],
      ['waiting', false],
      ['waiting', false],
    ]);
    expect(rows[1]?.reason).toContain('Check whether it was completed');
    await items.abandonWaiting(id);
    const left = (await items.list(id, undefined, -1, 9)).map(({ state, reason }) => [
      state,
      reason?.slice(0, 15) ?? null,
    ]);
    expect(left).toEqual([
      ['retryable', 'The job stopped'],
      ['retryable', 'The console sto'],
      ['retryable', 'The job stopped'],
      ['notStarted', null],
    ]);
    expect(Object.keys(await countOf(id)).every((state) => ITEM_STATES.some((one) => one === state))).toBe(true);
  });

  test('are undone from last to first, if they were done and this console wrote the undo', async () => {
    const { id } = await jobs.create(draft({ items: ['f', 'g', 'h', 'i'].map(rename) }), NO_KEY);
    const other = await jobs.create(draft(), NO_KEY);
    for (const position of [0, 1, 2, 3]) await items.begin(id, started(position));
    await items.planUndo(id, started(3), rename('planned').call);
    for (const position of [0, 1])
      await items.finish(id, started(position), { state: 'done', undo: rename(`old ${position}`).call });
    await items.finish(id, started(2), { state: 'done' });
    await items.requeue(id, started(3));
    expect((await items.listUndoCalls(id)).map((item) => [item.id, item.call.params.fileId])).toEqual([
      ['g', 'old 1'],
      ['f', 'old 0'],
    ]);
    expect((await items.listWaiting(id, 9)).map(({ plannedUndo }) => plannedUndo?.params.fileId)).toEqual(['planned']);
    expect([await items.filterUndoable([id, other.id]), await items.filterUndoable([])]).toEqual([
      new Set([id]),
      new Set(),
    ]);
    expect([...(await items.count([]))]).toEqual([]);
    expect(await items.hasFailed(id)).toBe(false);
    await database.store.updateTable('job_items').set({ undo: '{}' }).where('position', '=', 1).execute();
    expect((await items.listUndoCalls(id)).map((item) => item.id)).toEqual(['f']);
  });

  test('show whether their own job has changed their resource', async () => {
    const { id } = await jobs.create(draft({ items: [rename('f'), rename('f'), rename('g')] }), NO_KEY);
    const [first] = await items.listWaiting(id, 1);
    const key = first?.resourceKey ?? '';
    await items.begin(id, started(0));
    expect([key === '', await items.hasChanged(id, key)]).toEqual([false, false]);
    await items.finish(id, started(0), { state: 'done' });
    const [, , last] = await items.list(id, undefined, -1, 9);
    expect([await items.hasChanged(id, key), await items.hasChanged(id, last?.resource_key ?? '')]).toEqual([
      true,
      false,
    ]);
  });
});

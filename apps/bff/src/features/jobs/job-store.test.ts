import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClockWithTime } from '#domain/clock.ts';
import type { ItemState } from '#domain/states/job-item-states.ts';
import { JOB_TRANSITIONS, type JobEvent, type JobState } from '#domain/states/job-states.ts';
import { getNextState } from '#domain/states/state-machine.ts';
import { ANA, draft, NO_KEY, openJobStores, rename } from '#testing/sample-jobs.ts';
import { DatabaseTemplate, type SharedDatabase } from '#testing/simulation/shared-database.ts';
import type { JobItemStore } from './job-item-store.ts';
import { getOperation, type JobStore } from './job-store.ts';

const notify = vi.fn();
const clock = createClockWithTime(() => nowMs);
let nowMs = 1_900_000_000_000;
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
  ({ jobs, items } = openJobStores(database.store, clock, notify));
  notify.mockClear();
  return () => database[Symbol.asyncDispose]();
});

const FIRST = { position: 0, attempts: 0 };
const countOf = async (id: string) => Object.fromEntries((await items.count([id])).get(id) ?? []);

describe('a job', () => {
  test('is in the state given by its transition table, whatever happens to it', async () => {
    const events = fc.array(
      fc.constantFrom<JobEvent | 'call'>('pause', 'suspend', 'resume', 'stop', 'retry', 'complete', 'call'),
      {
        maxLength: 15,
      },
    );
    await fc.assert(
      fc.asyncProperty(events, async (chosen) => {
        const { id } = await jobs.create(draft(), NO_KEY);
        const model: { state: JobState; item: ItemState; reason: string | null } = {
          state: 'running',
          item: 'waiting',
          reason: null,
        };
        for (const event of chosen) {
          nowMs += 1_000;
          const isKnown = event !== 'call' && !(event === 'complete' && model.item === 'waiting');
          const next = isKnown ? getNextState(JOB_TRANSITIONS, model.state, event) : undefined;
          notify.mockClear();
          if (event === 'call') {
            await items.begin(id, FIRST);
            await items.finish(id, FIRST, { state: 'done', undo: undefined });
            if (model.item === 'waiting') model.item = 'done';
          } else {
            const isApplied =
              event === 'retry'
                ? await jobs.retry(id)
                : await jobs.apply(id, event, event === 'suspend' ? 'why' : undefined);
            expect(isApplied).toBe(next !== undefined);
            expect(notify).toHaveBeenCalledTimes(next === 'running' ? 1 : 0);
          }
          if (next !== undefined) model.reason = event === 'suspend' ? 'why' : null;
          model.state = next ?? model.state;
          const hasEnded = model.state === 'ended' || model.state === 'stopped';
          const row = await jobs.find(ANA, id);
          expect(row).toMatchObject({ state: model.state, pause_reason: model.reason });
          expect(row?.ended_at !== null).toBe(hasEnded);
          if (next !== undefined) expect(row?.updated_at).toBe(nowMs);
          expect([await jobs.isRunning(id), await jobs.isStopped(id)]).toEqual([
            model.state === 'running',
            model.state === 'stopped',
          ]);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('is accepted once for a key, and a key belongs to one request', async () => {
    const first = await jobs.create(draft(), { key: 'k', hash: 'h' });
    expect(first).toMatchObject({
      state: 'running',
      total: 1,
      stores_undo: 1,
      is_atomic: 0,
      ended_at: null,
      start_at: nowMs,
    });
    expect(await jobs.create(draft({ title: 'x' }), { key: 'k', hash: 'h' })).toEqual(first);
    await expect(jobs.create(draft(), { key: 'k', hash: 'other' })).rejects.toMatchObject({ status: 422 });
    const ofOther = await jobs.create(draft({ userId: 'bo' }), { key: 'k', hash: 'h' });
    expect([notify.mock.calls.length, ofOther.id === first.id, await countOf(first.id)]).toEqual([
      2,
      false,
      { waiting: 1 },
    ]);
  });

  test('is visible to its user alone, newest first and page by page', async () => {
    const ids: string[] = [];
    for (const title of ['a', 'b', 'c']) {
      nowMs += 1_000;
      ids.unshift((await jobs.create(draft({ title }), NO_KEY)).id);
    }
    await jobs.create(draft({ userId: 'bo' }), NO_KEY);
    const [first] = await jobs.list(ANA, 1, undefined);
    const rest = await jobs.list(ANA, 9, { createdAt: first?.created_at ?? 0, id: first?.id ?? '' });
    expect([first, ...rest].map((row) => row?.id)).toEqual(ids);
    expect(await jobs.find('bo', ids[0] ?? '')).toBeUndefined();
    expect(await jobs.countUnfinished(ANA)).toBe(3);
    await jobs.apply(ids[0] ?? '', 'pause');
    await jobs.apply(ids[1] ?? '', 'stop');
    expect([await jobs.countUnfinished(ANA), first && getOperation(first)]).toEqual([2, 'drive.files.update']);
  });

  test('is run by one process from its start time, and by another one after its lease has expired', async () => {
    const { id } = await jobs.create(draft({ holdMs: 500, isAtomic: true, storesUndo: false }), NO_KEY);
    expect(await jobs.listRunnable(9)).toEqual([]);
    nowMs += 500;
    const [job] = await jobs.listRunnable(9);
    const facts = { state: 'running', userId: ANA, storesUndo: false, isAtomic: true, isUndo: false };
    expect(job).toEqual({ id, ...facts });
    expect([await jobs.isLeased(id), (await jobs.claim({ id, state: 'paused' }))?.isHeld()]).toEqual([
      false,
      undefined,
    ]);
    const lease = await jobs.claim({ id, state: 'running' });
    expect([lease?.isHeld(), await jobs.isLeased(id), await jobs.listRunnable(9)]).toEqual([true, true, []]);
    nowMs += 30_000;
    expect([await jobs.isLeased(id), await jobs.listRunnable(9)]).toEqual([true, []]);
    nowMs += 1;
    expect([await jobs.isLeased(id), await jobs.listRunnable(9)]).toEqual([false, [job]]);
    await jobs.touch(id);
    expect((await jobs.find(ANA, id))?.updated_at).toBe(nowMs);
    await jobs.apply(id, 'pause');
    nowMs += 1;
    await jobs.touch(id);
    expect([(await jobs.find(ANA, id))?.updated_at, await jobs.listRunnable(9)]).toEqual([nowMs - 1, []]);
  });

  test('on hold is the next to start, until it starts, is stopped, or another one is due earlier', async () => {
    expect(await jobs.findNextStart()).toBe(Number.POSITIVE_INFINITY);
    await jobs.create(draft(), NO_KEY);
    const { id } = await jobs.create(draft({ holdMs: 500 }), NO_KEY);
    await jobs.create(draft({ holdMs: 700 }), NO_KEY);
    expect(await jobs.findNextStart()).toBe(nowMs + 500);
    await jobs.apply(id, 'stop');
    expect(await jobs.findNextStart()).toBe(nowMs + 700);
    nowMs += 700;
    expect(await jobs.findNextStart()).toBe(Number.POSITIVE_INFINITY);
  });

  test('that another program has altered is neither visible nor run', async () => {
    const { id } = await jobs.create(draft(), NO_KEY);
    await database.store.updateTable('jobs').set({ total: 2 }).where('id', '=', id).execute();
    expect([await jobs.find(ANA, id), await jobs.listRunnable(9), await jobs.apply(id, 'stop')]).toEqual([
      undefined,
      [],
      false,
    ]);
  });

  test('is undone once, by a job of its inverse calls, and not retried after that', async () => {
    const job = await jobs.create(draft({ title: 'T'.repeat(200), isAtomic: true }), NO_KEY);
    expect(await jobs.createUndo(job, [], NO_KEY)).toBeUndefined();
    const undo = await jobs.createUndo(job, [rename('g'), rename('f')], NO_KEY);
    const title = `Undo: ${'T'.repeat(194)}`;
    expect(undo).toMatchObject({ title, user_id: ANA, undoes: job.id, is_atomic: 1, stores_undo: 1, total: 2 });
    expect(await jobs.find(ANA, job.id)).toMatchObject({ undone_by: undo?.id });
    await expect(jobs.createUndo(job, [rename('f')], NO_KEY)).rejects.toMatchObject({ code: 'conflict' });
    expect([await jobs.retry(job.id), await jobs.countUnfinished(ANA)]).toEqual([false, 2]);
    expect((await jobs.listRunnable(9)).map(({ isUndo }) => isUndo).sort()).toEqual([false, true]);
  });

  test('that has progressed since its undo was requested is not undone', async () => {
    const job = await jobs.create(draft(), NO_KEY);
    await jobs.apply(job.id, 'stop');
    await expect(jobs.createUndo(job, [rename('f')], NO_KEY)).rejects.toMatchObject({ code: 'conflict' });
    const stopped = await jobs.find(ANA, job.id);
    const undo = stopped && (await jobs.createUndo(stopped, [rename('f')], NO_KEY));
    expect(undo).toMatchObject({ is_atomic: 0, stores_undo: 0 });
  });
});

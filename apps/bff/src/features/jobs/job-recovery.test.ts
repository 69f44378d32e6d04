import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClockWithTime } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import { DatabaseTemplate, type SharedDatabase } from '#testing/simulation/shared-database.ts';
import { JobItemStore } from './job-item-store.ts';
import { JobRun } from './job-run.ts';
import { JobStore } from './job-store.ts';

const USER_ID = 'https://issuer.example ana';
const clock = createClockWithTime(() => nowMs);
let nowMs: number;
let template: DatabaseTemplate;
let database: SharedDatabase;
let jobs: JobStore;
let items: JobItemStore;

beforeEach(async () => {
  nowMs = 1_900_000_000_000;
  template = await DatabaseTemplate.create();
  database = await template.copy();
  const seals = new RowSeals(new KeyRing([['k1', Buffer.alloc(32)]]), () => undefined);
  jobs = new JobStore(database.store, clock, seals);
  items = new JobItemStore(database.store, clock, seals);
});

afterEach(async () => {
  await database[Symbol.asyncDispose]();
  template[Symbol.dispose]();
});

test('items in progress in a crashed process are resolved, even if their job was stopped in the meantime', async () => {
  const call = { operationId: 'drive.files.update', params: { fileId: 'f' }, body: { name: 'n' } } as const;
  const draft = { userId: USER_ID, title: 'x', operationId: call.operationId, storesUndo: false };
  const { id } = await jobs.create({ ...draft, items: [{ id: 'f', label: 'x', call }] }, { key: undefined, hash: '' });
  const [job] = await jobs.listRunnable(1);
  if (!job || !(await jobs.claim(job))) throw new Error('the job could not be claimed');
  await items.begin(id, { position: 0, attempts: 0 });
  await jobs.apply(id, 'stop');
  await items.abandonWaiting(id);
  expect(await jobs.listRunnable(1)).toEqual([]);
  nowMs += 31_000;
  const [stopped] = await jobs.listRunnable(1);
  const lease = stopped && (await jobs.claim(stopped));
  if (!lease) throw new Error('the stopped job could not be claimed');
  const calls = { execute: () => Promise.reject(new Error('a stopped job calls nothing')) };
  const findForWork = () => Promise.resolve(undefined);
  const escalations = { plan: () => Promise.reject(new Error('a stopped job plans nothing')) };
  await new JobRun(
    { jobs, items, calls, escalations, clock, findForWork, onProgress: () => undefined },
    stopped,
    lease,
  ).run();
  expect([...((await items.count([id])).get(id) ?? [])]).toEqual([['retryable', 1]]);
  await lease.release();
  expect(await jobs.listRunnable(1)).toEqual([]);
});

test('a process that shuts down starts no more calls, waits for those in progress, and leaves the rest to the next process', async () => {
  const draft = { userId: USER_ID, title: 'x', operationId: 'drive.files.update', storesUndo: false } as const;
  const rename = (id: string) => ({
    id,
    label: id,
    call: { operationId: 'drive.files.update', params: { fileId: id }, body: { name: 'n' } } as const,
  });
  const { id } = await jobs.create({ ...draft, items: [...'abcdef'].map(rename) }, { key: undefined, hash: '' });
  const [job] = await jobs.listRunnable(1);
  const lease = job && (await jobs.claim(job));
  if (!lease) throw new Error('the job could not be claimed');
  const calls = {
    async execute() {
      run.abandon();
      return { status: 200, body: {} };
    },
  };
  const escalations = { plan: () => Promise.reject(new Error('nothing is to be planned')) };
  const findForWork = () => Promise.resolve({ userId: USER_ID } as Principal);
  const run = new JobRun(
    { jobs, items, calls, escalations, clock, findForWork, onProgress: () => undefined },
    job,
    lease,
  );
  await run.run();
  const counts = (await items.count([id])).get(id);
  expect([counts?.get('running'), (counts?.get('done') ?? 0) > 0, (counts?.get('waiting') ?? 0) > 0]).toEqual([
    undefined,
    true,
    true,
  ]);
  expect(await jobs.isRunning(id)).toBe(true);
});

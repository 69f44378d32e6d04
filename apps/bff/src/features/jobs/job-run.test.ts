import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import { KeyRing } from '#platform/keys/key-ring.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import { OLGA } from '#testing/sample-principal.ts';
import { DatabaseTemplate, type SharedDatabase } from '#testing/simulation/shared-database.ts';
import { VirtualTime } from '#testing/simulation/virtual-time.ts';
import { JobItemStore, type NewItem } from './job-item-store.ts';
import { JobRun } from './job-run.ts';
import { JobStore, type NewJob } from './job-store.ts';

const TURNS = 8; // The statements of the store complete within this number of event loop turns.
const ANA = 'https://issuer.example ana';
const principal = { ...OLGA, userId: ANA, subject: 'ana', email: 'ana@example.com', name: 'Ana', authenticatedAt: 0 };
let template: DatabaseTemplate;
let database: SharedDatabase;
let jobs: JobStore;
let items: JobItemStore;
let clock: Clock;
let time: VirtualTime;

/** Fires timers while nothing else happens, until the work is done. */
async function passUntil<T>(work: Promise<T>): Promise<T> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  void work.then(over, over);
  while (!isOver) {
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
    if (!isOver) time.fireNext();
  }
  return work;
}

beforeAll(async () => {
  template = await DatabaseTemplate.create();
});

afterAll(() => template[Symbol.dispose]());

beforeEach(async () => {
  time = new VirtualTime();
  clock = time.clockOf({ isAlive: true });
  database = await template.copy();
  const seals = new RowSeals(new KeyRing([['k1', Buffer.alloc(32)]]), () => undefined);
  jobs = new JobStore(database.store, clock, seals);
  items = new JobItemStore(database.store, clock, seals);
  return () => database[Symbol.asyncDispose]();
});

function rename(fileId: string): NewItem {
  return {
    id: fileId,
    label: fileId,
    call: { operationId: 'drive.files.update', params: { fileId }, body: { name: 'n' } },
  };
}

type Respond = (call: UserCall, count: number) => unknown;

/** Accepts and runs a job. Returns the called files, the maximum concurrency, and the number of progress events. */
async function run(
  fileIds: readonly string[],
  respond: Respond = () => undefined,
  { user = principal, prepare = async () => undefined, ...parts }: Partial<NewJob> & Prepared = {},
) {
  const draft: NewJob = {
    userId: ANA,
    title: 'x',
    operationId: 'drive.files.update',
    items: fileIds.map(rename),
    storesUndo: false,
  };
  const { id } = await jobs.create({ ...draft, ...parts }, { key: undefined, hash: '' });
  await prepare(id);
  const [job] = await jobs.listRunnable(1);
  const lease = job && (await jobs.claim(job));
  if (!lease) throw new Error('the job could not be claimed');
  const seen = {
    id,
    called: [] as string[],
    times: [] as number[],
    highest: 0,
    progress: 0,
    state: '' as string | undefined,
  };
  let inProgress = 0;
  const calls = {
    async execute(_: Principal, call: UserCall) {
      inProgress += 1;
      seen.highest = Math.max(seen.highest, inProgress);
      seen.called.push(String(call.params.fileId));
      seen.times.push(time.nowMs);
      const count = seen.called.length;
      await setImmediate();
      inProgress -= 1;
      await respond(call, count);
      return { status: 200, body: { id: 'made' } };
    },
  };
  const onProgress = () => {
    seen.progress += 1;
  };
  const running = new JobRun(
    { jobs, items, calls, escalations, clock, onProgress, findForWork: async () => user ?? undefined },
    job,
    lease,
  );
  await passUntil(lease.runWithRenewal(() => running.run()));
  seen.state = (await jobs.find(ANA, id))?.state;
  return seen;
}

type Prepared = { user?: Principal | null; prepare?: (id: string) => Promise<void> };

const POLL_MS = 500; // The polling interval of a run.
const gapsOf = (times: readonly number[]) => times.slice(1).map((atMs, index) => atMs - (times[index] ?? 0));
const escalations = { plan: () => Promise.reject(new Error('nothing is to be planned')) };
const statesOf = async (id: string) => (await items.list(id, undefined, -1, 99)).map(({ state }) => state);
const fail = (code: ConstructorParameters<typeof ProblemError>[0], options = {}) => {
  throw new ProblemError(code, options);
};

test('items are called four at a time and each one once, and their job ends when none are left', async () => {
  const seen = await run(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  expect(seen).toMatchObject({ highest: 4, state: 'ended', progress: 8 });
  expect(seen.called.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  expect(new Set(await statesOf(seen.id))).toEqual(new Set(['done']));
});

test('items for the same resource are called one after the other', async () => {
  expect(await run(['a', 'a', 'a'])).toMatchObject({ highest: 1, called: ['a', 'a', 'a'], state: 'ended' });
});

test('a job waits for an exhausted quota, longer each time, ten times at most', async () => {
  const seen = await run(['a'], () => fail('rate_limited'));
  expect([seen.called.length, await statesOf(seen.id)]).toEqual([10, ['retryable']]);
  for (const [index, restMs] of gapsOf(seen.times).entries()) {
    expect(restMs).toBeGreaterThanOrEqual(Math.min(30_000, 750 * 2 ** index));
    expect(restMs).toBeLessThanOrEqual(Math.min(30_000, 1_250 * 2 ** index) + POLL_MS);
  }
});

test('a service that sends a retry time is called again at that time, four times at most', async () => {
  const seen = await run(['a'], () => fail('upstream_unavailable', { retryAfterSeconds: 7 }));
  expect([seen.called.length, await statesOf(seen.id)]).toEqual([4, ['retryable']]);
  for (const restMs of gapsOf(seen.times)) expect([restMs >= 7_000, restMs <= 7_000 + POLL_MS]).toEqual([true, true]);
  const late = await run(
    ['b'],
    (_call, count) => count === 1 && fail('upstream_unavailable', { retryAfterSeconds: 99 }),
  );
  const [restMs = 0] = gapsOf(late.times);
  expect([late.state, restMs >= 30_000, restMs <= 30_000 + POLL_MS]).toEqual(['ended', true, true]);
});

test('nothing is called while the run waits', async () => {
  const { times, state } = await run(
    ['a', 'b', 'c', 'd', 'e', 'f'],
    (_call, count) => count === 1 && fail('rate_limited', { retryAfterSeconds: 20 }),
  );
  expect([times.length, state]).toEqual([7, 'ended']);
  expect(gapsOf(times).filter((gapMs) => gapMs >= 20_000)).toHaveLength(1);
  expect(gapsOf(times).slice(0, 3)).toEqual([0, 0, 0]);
});

test.each([
  ['upstream_timeout', 'retryable'],
  ['audit_unavailable', 'retryable'],
  ['not_found', 'final'],
  ['policy_denied', 'final'],
] as const)('an item that fails with %s is not called again, and is %s', async (code, state) => {
  const seen = await run(['a'], () => fail(code, code === 'audit_unavailable' ? { retryAfterSeconds: 5 } : {}));
  expect([seen.called, await statesOf(seen.id), seen.state]).toEqual([['a'], [state], 'ended']);
  const [row] = await items.list(seen.id, undefined, -1, 1);
  expect(JSON.parse(row?.problem ?? '{}')).toMatchObject({ code, requestId: `${seen.id}-0` });
});

test('an internal error of the console fails the item', async () => {
  const seen = await run(['a'], () => {
    throw new TypeError('broken');
  });
  expect(await statesOf(seen.id)).toEqual(['retryable']);
});

test('a job that needs its user to act waits for them without making calls', async () => {
  const signedOut = await run(['a', 'b', 'c', 'd', 'e', 'f'], undefined, { user: null });
  expect([signedOut.called, new Set(await statesOf(signedOut.id))]).toEqual([[], new Set(['waiting'])]);
  expect(await jobs.find(ANA, signedOut.id)).toMatchObject({
    state: 'paused',
    pause_reason: expect.stringContaining('Sign in'),
  });
  const stepUp = await run(['a'], () => fail('step_up_required'));
  expect(await jobs.find(ANA, stepUp.id)).toMatchObject({
    state: 'paused',
    pause_reason: expect.stringContaining('Confirm'),
  });
});

test('steps of one change are made one after the other, and undone if one of them fails', async () => {
  const draft = { isAtomic: true, storesUndo: true };
  const seen = await run(
    ['a', 'b', 'c'],
    ({ operationId, params }) => {
      if (operationId === 'drive.files.update' && params.fileId === 'b') fail('policy_denied');
    },
    draft,
  );
  expect([seen.highest, await statesOf(seen.id), seen.state]).toEqual([1, ['done', 'final', 'notStarted'], 'ended']);
  const [undo, ...others] = (await jobs.list(ANA, 9, undefined)).filter(({ undoes }) => undoes === seen.id);
  expect([undo?.total, undo?.is_atomic, others]).toEqual([1, 1, []]);
  expect((await jobs.find(ANA, seen.id))?.undone_by).toBe(undo?.id);
});

test('an item altered in the database by another program is not called', async () => {
  const seen = await run(['a', 'b'], undefined, {
    prepare: async () => {
      await database.store
        .updateTable('job_items')
        .set({ params: '{"fileId":"x"}' })
        .where('position', '=', 0)
        .execute();
    },
  });
  expect([seen.called, await statesOf(seen.id)]).toEqual([['b'], ['final', 'done']]);
});

test('a job that is stopped ends with the calls in progress and leaves uncalled items uncalled', async () => {
  const ids: string[] = [];
  const seen = await run(
    [...'abcdefghijklmnop'],
    async (_call, count) => {
      if (count === 4) await jobs.apply(ids[0] ?? '', 'stop');
    },
    { prepare: async (id) => void ids.push(id) },
  );
  expect(seen.state).toBe('stopped');
  const states = await statesOf(seen.id);
  expect(states.filter((state) => state === 'done').length).toBe(seen.called.length);
  expect(states.slice(-1)).toEqual(['notStarted']);
});

import { randomUUID } from 'node:crypto';
import type { OperationId } from '@rotunda/api-client/operations';
import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool } from 'kysely';
import { operationId } from '#domain/calls/user-call.ts';
import type { Clock } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import { CALLED_ITEM_STATES, type ItemState, UNFINISHED_ITEM_STATES } from '#domain/states/job-item-states.ts';
import { JOB_TRANSITIONS, type JobEvent, UNFINISHED_JOB_STATES } from '#domain/states/job-states.ts';
import { isFrom } from '#domain/states/state-machine.ts';
import { createReusedKeyProblem, type RequestKey } from '#platform/http/idempotency.ts';
import { Lease } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import { countRows, limitProblem, type RowLimit, writeWithinLimit } from '#platform/store/row-limit.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import { insertItems } from './insert-items.ts';
import { type NewItem, retryItems } from './job-item-store.ts';
import { changeJob, findJob, type JobRow } from './job-row.ts';

/** A job to accept. */
export type NewJob = {
  userId: string;
  title: string;
  operationId: OperationId;
  items: readonly NewItem[];
  storesUndo: boolean;
  /** The delay before the job starts, in milliseconds. Starts immediately if omitted. */
  holdMs?: number;
  /** Whether the items are steps of one change, called in order and undone if one of them fails. */
  isAtomic?: boolean;
  /** The job that this one undoes, in its state at the time of the request. */
  undoes?: JobRow;
};

/** A job to run. */
export type RunnableJob = {
  id: string;
  state: string;
  userId: string;
  storesUndo: boolean;
  isAtomic: boolean;
  isUndo: boolean;
};

/** The end of a page of jobs. */
export type JobPosition = { createdAt: number; id: string };

const MAX_TITLE_CHARS = 200;
const MAX_UNFINISHED = 20; // Per user.

/** Jobs, durable from the moment they are accepted. */
export class JobStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #seals: RowSeals;
  readonly #notify: () => void;

  /** `notify` is called when there is a job to run. */
  constructor(store: Store, clock: Clock, seals: RowSeals, notify: () => void = () => undefined) {
    this.#store = store;
    this.#clock = clock;
    this.#seals = seals;
    this.#notify = notify;
  }

  /**
   * Accepts a job with all its items. A repeated request returns the job that the first one created. Throws 409 if the user has
   * too many unfinished jobs. A job that undoes another one is always accepted.
   */
  async create(job: NewJob, request: RequestKey): Promise<JobRow> {
    const nowMs = this.#clock.nowMs();
    const draft = {
      id: randomUUID(),
      user_id: job.userId,
      idempotency_key: request.key ?? null,
      request_hash: request.hash,
      title: job.title,
      operation_id: job.operationId,
      state: 'running',
      pause_reason: null,
      stores_undo: Number(job.storesUndo),
      is_atomic: Number(job.isAtomic ?? false),
      total: job.items.length,
      undoes: job.undoes?.id ?? null,
      undone_by: null,
      created_at: nowMs,
      updated_at: nowMs,
      ended_at: null,
      lease_until: 0,
      start_at: nowMs + (job.holdMs ?? 0),
    };
    const max = job.undoes ? Number.POSITIVE_INFINITY : MAX_UNFINISHED;
    const created = await writeWithinLimit(this.#store, { ...getLimit(job.userId), max }, async (transaction) => {
      const row = await transaction
        .insertInto('jobs')
        .values({ ...draft, seal: this.#seals.seal('jobs', draft) })
        .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
        .returningAll()
        .executeTakeFirst();
      if (row) await insertItems(transaction, this.#seals, row.id, job.items);
      if (row && job.undoes) await this.#markUndone(transaction, job.undoes, row.id);
      return row;
    });
    if (!created) return this.#findRepeated(job.userId, request);
    this.#notify();
    return created;
  }

  /** Returns a user's job, or undefined if the ID is not found or the row was not written by this console. */
  async find(userId: string, id: string): Promise<JobRow | undefined> {
    const row = await findJob(this.#store, this.#seals, id);
    return row?.user_id === userId ? row : undefined;
  }

  /**
   * Accepts the job that undoes another one, in reverse order. Returns undefined if nothing can be undone. An atomic job is
   * undone atomically. Throws 409 if another job undoes it, or if it has been resumed.
   */
  async createUndo(job: JobRow, inverses: readonly NewItem[], request: RequestKey): Promise<JobRow | undefined> {
    const [first] = inverses;
    if (!first) return undefined;
    const isAtomic = job.is_atomic === 1;
    const title = `Undo: ${job.title}`.slice(0, MAX_TITLE_CHARS);
    const undo = { userId: job.user_id, title, operationId: first.call.operationId, undoes: job };
    return this.create({ ...undo, items: inverses, storesUndo: isAtomic, isAtomic }, request);
  }

  /** Returns a user's jobs after a position, newest first. */
  async list(userId: string, limit: number, after: JobPosition | undefined): Promise<JobRow[]> {
    const all = this.#store.selectFrom('jobs').selectAll().where('user_id', '=', userId);
    const rest =
      after &&
      all.where((where) => where(where.refTuple('created_at', 'id'), '<', where.tuple(after.createdAt, after.id)));
    return (rest ?? all).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  }

  /** Counts a user's jobs that have not ended. */
  countUnfinished(userId: string): Promise<number> {
    return countRows(this.#store, getLimit(userId));
  }

  /** Throws 409 if the user has too many unfinished jobs for another one. */
  async requireCapacity(userId: string): Promise<void> {
    if ((await this.countUnfinished(userId)) >= MAX_UNFINISHED) throw getLimit(userId).toProblem();
  }

  /** Applies an event to a job. Returns false if it has no effect. `pauseReason` is what a suspended job waits for. */
  async apply(id: string, event: Exclude<JobEvent, 'retry'>, pauseReason?: string): Promise<boolean> {
    const isApplied = await this.#change(this.#store, id, event, pauseReason);
    if (isApplied && JOB_TRANSITIONS[event].to === 'running') this.#notify();
    return isApplied;
  }

  /** Retries the incomplete items of a job. Returns false if another job undoes it. */
  async retry(id: string): Promise<boolean> {
    const isRetried = await this.#store.transaction().execute(async (transaction) => {
      if (!(await this.#change(transaction, id, 'retry'))) return false;
      await retryItems(transaction, id);
      return true;
    });
    if (isRetried) this.#notify();
    return isRetried;
  }

  async #change(store: Kysely<StoreSchema>, id: string, event: JobEvent, pauseReason?: string): Promise<boolean> {
    const transition = JOB_TRANSITIONS[event];
    const nowMs = this.#clock.nowMs();
    const change = {
      state: transition.to,
      pause_reason: pauseReason ?? null,
      updated_at: nowMs,
      ended_at: transition.to === 'ended' || transition.to === 'stopped' ? nowMs : null,
    };
    const mayChange = (row: JobRow) =>
      isFrom(transition, row.state) && (transition.unless !== 'undone' || row.undone_by === null);
    const condition = transition.unless === 'unfinishedItems' ? hasNoUnfinishedItems : undefined;
    return changeJob(store, this.#seals, id, change, mayChange, condition);
  }

  /** Whether a job should be running. */
  async isRunning(id: string): Promise<boolean> {
    return (await this.#findState(id)) === 'running';
  }

  /** Whether the user has stopped a job. */
  async isStopped(id: string): Promise<boolean> {
    return (await this.#findState(id)) === 'stopped';
  }

  /** Whether a process is running a job, or still waiting for its calls in progress after a stop. */
  async isLeased(id: string): Promise<boolean> {
    const held = this.#store.selectFrom('jobs').select('id').where('id', '=', id);
    return (await held.where('lease_until', '>=', this.#clock.nowMs()).executeTakeFirst()) !== undefined;
  }

  /** Returns jobs without a process, oldest first: running ones, and stopped ones with items that a lost process was calling. */
  async listRunnable(limit: number): Promise<RunnableJob[]> {
    const rows = await this.#store
      .selectFrom('jobs')
      .selectAll()
      .where((where) => where.or([where('state', '=', 'running'), isStoppedAndCalled(where)]))
      .where('lease_until', '<', this.#clock.nowMs())
      .where('start_at', '<=', this.#clock.nowMs())
      .orderBy('created_at')
      .limit(limit)
      .execute();
    const sealed = rows.filter((row) => this.#seals.hasValidSeal('jobs', row));
    return sealed.map((row) => ({
      id: row.id,
      state: row.state,
      userId: row.user_id,
      storesUndo: row.stores_undo === 1,
      isAtomic: row.is_atomic === 1,
      isUndo: row.undoes !== null,
    }));
  }

  /** Returns when the next held job starts, in milliseconds, or Infinity if none is held. */
  async findNextStart(): Promise<number> {
    const row = await this.#store
      .selectFrom('jobs')
      .select(({ fn }) => fn.min('start_at').as('start_at'))
      .where('state', '=', 'running')
      .where('start_at', '>', this.#clock.nowMs())
      .executeTakeFirst();
    return row?.start_at ? Number(row.start_at) : Number.POSITIVE_INFINITY;
  }

  /** Claims a job. Returns undefined if another process has claimed it or its state has changed. */
  claim({ id, state }: Pick<RunnableJob, 'id' | 'state'>): Promise<Lease | undefined> {
    return Lease.acquire(this.#store, this.#clock, { table: 'jobs', key: { id } }, { where: { state } });
  }

  /** Records progress on a running job. */
  async touch(id: string): Promise<void> {
    await this.#store
      .updateTable('jobs')
      .set({ updated_at: this.#clock.nowMs() })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .execute();
  }

  async #markUndone(transaction: Kysely<StoreSchema>, job: JobRow, undoneBy: string): Promise<void> {
    const isAsDecided = (row: JobRow) => row.undone_by === null && row.ended_at === job.ended_at;
    if (await changeJob(transaction, this.#seals, job.id, { undone_by: undoneBy }, isAsDecided)) return;
    throw new ProblemError('conflict', { detail: 'Another job is undoing this job, or it has resumed.' });
  }

  async #findState(id: string): Promise<string | undefined> {
    const row = await this.#store.selectFrom('jobs').select('state').where('id', '=', id).executeTakeFirst();
    return row?.state;
  }

  async #findRepeated(userId: string, { key, hash }: RequestKey): Promise<JobRow> {
    const row = await this.#store
      .selectFrom('jobs')
      .selectAll()
      .where('user_id', '=', userId)
      .where('idempotency_key', '=', key ?? '')
      .executeTakeFirst();
    if (row?.request_hash !== hash) throw createReusedKeyProblem();
    return row;
  }
}

type JobExpression = ExpressionWrapper<StoreSchema, 'jobs', SqlBool>;

function hasNoUnfinishedItems(where: ExpressionBuilder<StoreSchema, 'jobs'>): JobExpression {
  return where.not(hasItems(where, UNFINISHED_ITEM_STATES));
}

function isStoppedAndCalled(where: ExpressionBuilder<StoreSchema, 'jobs'>): JobExpression {
  return where.and([where('state', '=', 'stopped'), hasItems(where, CALLED_ITEM_STATES)]);
}

/** Whether a job has items in the given states. */
function hasItems(
  { exists, selectFrom }: ExpressionBuilder<StoreSchema, 'jobs'>,
  states: readonly ItemState[],
): JobExpression {
  const items = selectFrom('job_items').select('position').whereRef('job_id', '=', 'jobs.id');
  return exists(items.where('job_items.state', 'in', states));
}

/** Returns the operation that a job calls. */
export function getOperation({ operation_id: id }: Pick<JobRow, 'operation_id'>): OperationId {
  return operationId.parse(id);
}

function getLimit(userId: string): RowLimit<'jobs'> {
  return {
    table: 'jobs',
    of: { user_id: userId },
    max: MAX_UNFINISHED,
    where: (row) => row('state', 'in', UNFINISHED_JOB_STATES),
    toProblem: () => limitProblem(`${MAX_UNFINISHED} of your jobs have not ended. Stop one first.`),
  };
}

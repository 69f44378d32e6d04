import { randomUUID } from 'node:crypto';
import type { OperationId } from '@rotunda/api-client/operations';
import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool } from 'kysely';
import { operationId } from '#domain/calls/user-call.ts';
import type { Clock } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import { CALLED_ITEM_STATES, type ItemState, UNFINISHED_ITEM_STATES } from '#domain/states/job-item-states.ts';
import { JOB_TRANSITIONS, type JobEvent, UNFINISHED_JOB_STATES } from '#domain/states/job-states.ts';
import { isFrom } from '#domain/states/state-machine.ts';
import { otherRequest, type RequestKey } from '#platform/http/idempotency.ts';
import { Lease } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import { insertItems } from './insert-items.ts';
import { type NewItem, retryItems } from './job-item-store.ts';
import { changeJob, findJob, type JobRow } from './job-row.ts';

/** A job as it is accepted. */
export type NewJob = {
  userId: string;
  title: string;
  operationId: OperationId;
  items: readonly NewItem[];
  storesUndo: boolean;
  /** How long it waits before it starts, in milliseconds; not at all when absent. */
  holdMs?: number;
  /** Its items are steps of one change: made in order, and taken back when one of them fails. */
  isAtomic?: boolean;
  /** The job that this one undoes, as it stood when that was decided. */
  undoes?: JobRow;
};

/** A job to be worked at. */
export type RunnableJob = {
  id: string;
  state: string;
  userId: string;
  storesUndo: boolean;
  isAtomic: boolean;
  isUndo: boolean;
};

/** Where a page of jobs ends. */
export type JobPosition = { createdAt: number; id: string };

const MAX_TITLE_CHARS = 200;

/** Jobs, durable from the moment in which they are accepted. */
export class JobStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #seals: RowSeals;
  readonly #notify: () => void;

  /** `notify` is called when there is a job to be worked at. */
  constructor(store: Store, clock: Clock, seals: RowSeals, notify: () => void = () => undefined) {
    this.#store = store;
    this.#clock = clock;
    this.#seals = seals;
    this.#notify = notify;
  }

  /** Accepts a job with all of its items. A request that comes again is answered with what the first one made. */
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
    const created = await this.#store.transaction().execute(async (transaction) => {
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

  /** A job of a person; undefined when there is none of this id, or somebody else than this console wrote it. */
  async find(userId: string, id: string): Promise<JobRow | undefined> {
    const row = await findJob(this.#store, this.#seals, id);
    return row?.user_id === userId ? row : undefined;
  }

  /**
   * Accepts the job that undoes what another one has done, the last of it first; undefined when nothing of it can be
   * undone. What was done as a whole is undone as a whole. Throws 409 when it is undone by another job, or goes on again.
   */
  async createUndo(job: JobRow, inverses: readonly NewItem[], request: RequestKey): Promise<JobRow | undefined> {
    const [first] = inverses;
    if (!first) return undefined;
    const isAtomic = job.is_atomic === 1;
    const title = `Undo: ${job.title}`.slice(0, MAX_TITLE_CHARS);
    const undo = { userId: job.user_id, title, operationId: first.call.operationId, undoes: job };
    return this.create({ ...undo, items: inverses, storesUndo: isAtomic, isAtomic }, request);
  }

  /** The jobs of a person from after a position, newest first. */
  async list(userId: string, limit: number, after: JobPosition | undefined): Promise<JobRow[]> {
    const all = this.#store.selectFrom('jobs').selectAll().where('user_id', '=', userId);
    const rest =
      after &&
      all.where((where) => where(where.refTuple('created_at', 'id'), '<', where.tuple(after.createdAt, after.id)));
    return (rest ?? all).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  }

  /** How many jobs of a person have not ended. */
  async countUnfinished(userId: string): Promise<number> {
    const row = await this.#store
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('state', 'in', UNFINISHED_JOB_STATES)
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  /** Has an event happen to a job; false when it has no effect. `pauseReason` says what a job waits for that is suspended. */
  async apply(id: string, event: Exclude<JobEvent, 'retry'>, pauseReason?: string): Promise<boolean> {
    const isApplied = await this.#change(this.#store, id, event, pauseReason);
    if (isApplied && JOB_TRANSITIONS[event].to === 'running') this.#notify();
    return isApplied;
  }

  /** Goes on with what a job has not done; false when it is undone by another one. */
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

  /** Whether a job is to be worked at. */
  async isRunning(id: string): Promise<boolean> {
    return (await this.#stateOf(id)) === 'running';
  }

  /** Whether a job was stopped by its person. */
  async isStopped(id: string): Promise<boolean> {
    return (await this.#stateOf(id)) === 'stopped';
  }

  /** Whether a process works at a job, or has stopped to and waits for calls that it had begun. */
  async isHeld(id: string): Promise<boolean> {
    const held = this.#store.selectFrom('jobs').select('id').where('id', '=', id);
    return (await held.where('lease_until', '>=', this.#clock.nowMs()).executeTakeFirst()) !== undefined;
  }

  /**
   * Jobs to be worked at that no process works at, the oldest first: those that run, and those that were stopped and have items that a
   * process was calling when it was lost.
   */
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
    const sealed = rows.filter((row) => this.#seals.isSealed('jobs', row));
    return sealed.map((row) => ({
      id: row.id,
      state: row.state,
      userId: row.user_id,
      storesUndo: row.stores_undo === 1,
      isAtomic: row.is_atomic === 1,
      isUndo: row.undoes !== null,
    }));
  }

  /** When the next job that is held starts, in milliseconds; Infinity when none is held. */
  async findNextStart(): Promise<number> {
    const row = await this.#store
      .selectFrom('jobs')
      .select(({ fn }) => fn.min('start_at').as('start_at'))
      .where('state', '=', 'running')
      .where('start_at', '>', this.#clock.nowMs())
      .executeTakeFirst();
    return row?.start_at ? Number(row.start_at) : Number.POSITIVE_INFINITY;
  }

  /** Takes a job over; undefined when another process has, or its state has changed. */
  claim({ id, state }: Pick<RunnableJob, 'id' | 'state'>): Promise<Lease | undefined> {
    return Lease.take(this.#store, this.#clock, { table: 'jobs', key: { id } }, { where: { state } });
  }

  /** Notes that something happened to a job that is being worked at. */
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

  async #stateOf(id: string): Promise<string | undefined> {
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
    if (row?.request_hash !== hash) throw otherRequest();
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

/** Whether a job has items in some states. */
function hasItems(
  { exists, selectFrom }: ExpressionBuilder<StoreSchema, 'jobs'>,
  states: readonly ItemState[],
): JobExpression {
  const items = selectFrom('job_items').select('position').whereRef('job_id', '=', 'jobs.id');
  return exists(items.where('job_items.state', 'in', states));
}

/** The operation that a job calls. */
export function operationOf({ operation_id: id }: Pick<JobRow, 'operation_id'>): OperationId {
  return operationId.parse(id);
}

import type { Kysely, Selectable } from 'kysely';
import { ownIdOf, type UserCall } from '#domain/calls/user-call.ts';
import type { Clock } from '#domain/clock.ts';
import type { Problem } from '#domain/problem.ts';
import { BROKEN_ITEM_STATES, ITEM_TRANSITIONS, type ItemState } from '#domain/states/job-item-states.ts';
import type { TimedStep } from '#domain/timed-step.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import type { JobTables } from '#platform/store/tables/job-tables.ts';
import { readStoredCall } from '#upstream/calls/stored-call.ts';

/** An item to accept. */
export type NewItem = {
  id: string;
  label: string;
  call: UserCall;
  ifMatch?: string | undefined;
  /** It is about a part of what the job makes: it may not be there, and is taken back with the rest. */
  isPart?: boolean | undefined;
  /** What happens to the approval that it starts. */
  escalation?: readonly TimedStep[] | undefined;
};

/** An item as it is stored. */
export type ItemRow = Selectable<JobTables['job_items']>;

/** An item to be called. */
export type WaitingItem = {
  position: number;
  call: UserCall;
  ifMatch: string | undefined;
  resourceKey: string | undefined;
  isPart: boolean;
  escalation: readonly TimedStep[] | undefined;
  /** Whether this console wrote it. */
  isSealed: boolean;
  /** How often it was called before. */
  attempts: number;
  /** What undoes it, as an earlier attempt found it before the call; undefined when none did. */
  plannedUndo: UserCall | undefined;
};

type StartedItem = Pick<WaitingItem, 'position' | 'attempts'>;

/** How calling an item ended. */
export type ItemResult =
  /** `reason` says what could not be done besides. */
  | { state: 'done'; resultId?: string | undefined; undo?: UserCall | undefined; reason?: string | undefined }
  | { state: 'skipped'; reason: string }
  /** The service carried the call out, and what it was to do failed. */
  | { state: 'retryable'; reason: string; resultId: string | undefined }
  | { state: 'retryable' | 'final'; problem: Problem };

const GIVEN_UP = 'The job stopped before the next attempt. Check whether an earlier attempt was completed.';
// The effect of these is the same however often they are made, so one that may have been made is made again.
const REPEATABLE = /(?:delete|patch|update|hide|unhide|updateContent)$/i;

function isRepeatable(call: UserCall): boolean {
  return REPEATABLE.test(call.operationId) || ownIdOf(call) !== undefined;
}

/** Has those items of a job wait again that were not done, and may be. */
export async function retryItems(store: Kysely<StoreSchema>, jobId: string): Promise<void> {
  const { from, to } = ITEM_TRANSITIONS.retry;
  await store
    .updateTable('job_items')
    .set({ state: to, reason: null, problem: null, result_id: null, ended_at: null })
    .where('job_id', '=', jobId)
    .where('state', 'in', from)
    .execute();
}

/** The items of jobs. */
export class JobItemStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #seals: RowSeals;

  constructor(store: Store, clock: Clock, seals: RowSeals) {
    this.#store = store;
    this.#clock = clock;
    this.#seals = seals;
  }

  /** Items to be called, in order. */
  async listWaiting(jobId: string, limit: number): Promise<WaitingItem[]> {
    const rows = await this.#store
      .selectFrom('job_items')
      .selectAll()
      .where('job_id', '=', jobId)
      .where('state', '=', 'waiting')
      .orderBy('position')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      position: row.position,
      call: readStoredCall(row),
      ifMatch: row.if_match ?? undefined,
      resourceKey: row.resource_key ?? undefined,
      isPart: row.is_part === 1,
      escalation: row.escalation === null ? undefined : (JSON.parse(row.escalation) as TimedStep[]),
      isSealed: this.#seals.isSealed('job_items', row),
      attempts: row.attempts,
      plannedUndo: this.#readUndo(row),
    }));
  }

  /** Whether the job itself has changed a resource already. */
  async hasChanged(jobId: string, resourceKey: string): Promise<boolean> {
    const row = await this.#store
      .selectFrom('job_items')
      .select('position')
      .where('job_id', '=', jobId)
      .where('resource_key', '=', resourceKey)
      .where('state', '=', 'done')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Notes that an item is being called; false when it is not to be called any more. */
  async begin(jobId: string, { position, attempts }: StartedItem): Promise<boolean> {
    const { from, to } = ITEM_TRANSITIONS.begin;
    const result = await this.#item(jobId, position)
      .set((where) => ({ state: to, attempts: where('attempts', '+', 1) }))
      .where('state', 'in', from)
      .where('attempts', '=', attempts)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  }

  /** Notes what will undo an item, before its call: an attempt after a lost response finds the item as the call left it. */
  async planUndo(jobId: string, item: StartedItem, undo: UserCall): Promise<void> {
    const { from } = ITEM_TRANSITIONS.requeue;
    await this.#started(jobId, item)
      .set(this.#sealUndo(jobId, item, undo))
      .where('state', 'in', from)
      .execute();
  }

  /** Puts an item back to be called later; nothing when another process has sorted it out meanwhile. */
  async requeue(jobId: string, item: StartedItem): Promise<void> {
    const { from, to } = ITEM_TRANSITIONS.requeue;
    await this.#started(jobId, item).set({ state: to }).where('state', 'in', from).execute();
  }

  /** Notes how calling an item ended; nothing when another process has called it again meanwhile. */
  async finish(jobId: string, item: StartedItem, result: ItemResult): Promise<void> {
    const { from, to } = ITEM_TRANSITIONS[result.state];
    const undo = result.state === 'done' ? result.undo : undefined;
    await this.#started(jobId, item)
      .set({
        // Without its seal the row does not become a call again, whatever is written into its state.
        ...(result.state !== 'retryable' && { seal: null }),
        ...(result.state !== 'retryable' && this.#sealUndo(jobId, item, undo)),
        state: to,
        reason: reasonOf(result),
        problem: 'problem' in result ? JSON.stringify(result.problem) : null,
        result_id: 'resultId' in result ? (result.resultId ?? null) : null,
        ended_at: this.#clock.nowMs(),
      })
      .where('state', 'in', from)
      .execute();
  }

  /** Sorts out what a process that is gone was calling: what may be made again is, the rest is for its person to decide. */
  async recover(jobId: string): Promise<void> {
    const { callAgain, lose } = ITEM_TRANSITIONS;
    const rows = await this.#store
      .selectFrom('job_items')
      .select(['position', 'operation_id', 'params', 'body', 'is_unseen', 'pins_content'])
      .where('job_id', '=', jobId)
      .where('state', 'in', callAgain.from)
      .execute();
    for (const { position, ...row } of rows) {
      // Its process may have lived after all, and have said meanwhile how the call ended.
      const lost = this.#item(jobId, position).where('state', 'in', callAgain.from);
      if (isRepeatable(readStoredCall(row))) await lost.set({ state: callAgain.to }).execute();
      else {
        const reason = 'The console stopped during the call. Check whether it was completed before you try again.';
        await lost.set({ state: lose.to, reason, ended_at: this.#clock.nowMs() }).execute();
      }
    }
  }

  /** Gives up whatever of a job waits. What was called before is not said to be untried: that call may have been carried out. */
  async leaveWaiting(jobId: string): Promise<void> {
    const { leave, giveUp } = ITEM_TRANSITIONS;
    const waiting = this.#store.updateTable('job_items').where('job_id', '=', jobId);
    const endedAt = { ended_at: this.#clock.nowMs() };
    await waiting
      .set({ state: leave.to, ...endedAt })
      .where('state', 'in', leave.from)
      .where('attempts', '=', 0)
      .execute();
    await waiting
      .set({ state: giveUp.to, reason: GIVEN_UP, ...endedAt })
      .where('state', 'in', giveUp.from)
      .execute();
  }

  /** Whether an item was called and not done, so that what the job is about cannot be done as a whole. */
  async hasBroken(jobId: string): Promise<boolean> {
    const row = await this.#store
      .selectFrom('job_items')
      .select('position')
      .where('job_id', '=', jobId)
      .where('state', 'in', BROKEN_ITEM_STATES)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The calls that undo what a job has done, the last first, without any that somebody else has written. */
  async listInverses(jobId: string): Promise<NewItem[]> {
    const rows = await this.#store
      .selectFrom('job_items')
      .select(['job_id', 'position', 'item_id', 'label', 'undo', 'undo_seal'])
      .where('job_id', '=', jobId)
      .where('state', '=', 'done')
      .where('undo', 'is not', null)
      .orderBy('position', 'desc')
      .execute();
    return rows.flatMap((row) => {
      const call = this.#readUndo(row);
      return call ? [{ id: row.item_id, label: row.label, call }] : [];
    });
  }

  /** How many items of jobs are in each state, by job. */
  async count(jobIds: readonly string[]): Promise<Map<string, Map<string, number>>> {
    const counts = new Map<string, Map<string, number>>(jobIds.map((id) => [id, new Map()]));
    if (jobIds.length === 0) return counts;
    const rows = await this.#store
      .selectFrom('job_items')
      .select(['job_id', 'state', ({ fn }) => fn.countAll<number>().as('count')])
      .where('job_id', 'in', jobIds)
      .groupBy(['job_id', 'state'])
      .execute();
    for (const row of rows) counts.get(row.job_id)?.set(row.state, Number(row.count));
    return counts;
  }

  /** Which of some jobs have done something that a call can undo. */
  async filterUndoable(jobIds: readonly string[]): Promise<Set<string>> {
    if (jobIds.length === 0) return new Set();
    const rows = await this.#store
      .selectFrom('job_items')
      .select('job_id')
      .distinct()
      .where('job_id', 'in', jobIds)
      .where('state', '=', 'done')
      .where('undo', 'is not', null)
      .execute();
    return new Set(rows.map((row) => row.job_id));
  }

  /** Items of a job from after a position, in order. */
  async list(jobId: string, state: ItemState | undefined, after: number, limit: number): Promise<ItemRow[]> {
    return this.#store
      .selectFrom('job_items')
      .selectAll()
      .where('job_id', '=', jobId)
      .where('position', '>', after)
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
      .orderBy('position')
      .limit(limit)
      .execute();
  }

  #sealUndo(jobId: string, { position }: StartedItem, call: UserCall | undefined) {
    if (!call) return { undo: null, undo_seal: null };
    const undo = JSON.stringify(call);
    return { undo, undo_seal: this.#seals.seal('job_undos', { job_id: jobId, position, undo }) };
  }

  #readUndo(row: Pick<ItemRow, 'job_id' | 'position' | 'undo' | 'undo_seal'>): UserCall | undefined {
    if (row.undo === null || !this.#seals.isSealed('job_undos', { ...row, seal: row.undo_seal })) return undefined;
    return JSON.parse(row.undo);
  }

  // Who calls an item again counts one more.
  #started(jobId: string, { position, attempts }: StartedItem) {
    return this.#item(jobId, position).where('attempts', '=', attempts + 1);
  }

  #item(jobId: string, position: number) {
    return this.#store.updateTable('job_items').where('job_id', '=', jobId).where('position', '=', position);
  }
}

function reasonOf(result: ItemResult): string | null {
  return 'problem' in result ? (result.problem.detail ?? result.problem.title) : (result.reason ?? null);
}

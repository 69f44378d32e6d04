import type { Kysely, Selectable } from 'kysely';
import { findClientAssignedId, type UserCall } from '#domain/calls/user-call.ts';
import type { Clock } from '#domain/clock.ts';
import type { Problem } from '#domain/problem.ts';
import { FAILED_ITEM_STATES, ITEM_TRANSITIONS, type ItemState } from '#domain/states/job-item-states.ts';
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
  /** The item is about a part of what the job creates. The part may not exist, and is undone together with the whole. */
  isPart?: boolean | undefined;
  /** The escalation steps of the approval that the item starts. */
  escalation?: readonly TimedStep[] | undefined;
};

/** A stored item. */
export type ItemRow = Selectable<JobTables['job_items']>;

/** An item to call. */
export type WaitingItem = {
  position: number;
  call: UserCall;
  ifMatch: string | undefined;
  resourceKey: string | undefined;
  isPart: boolean;
  escalation: readonly TimedStep[] | undefined;
  /** Whether this console wrote the item. */
  isSealed: boolean;
  /** The number of previous attempts. */
  attempts: number;
  /** The undo call that an earlier attempt stored before its call. Undefined if none did. */
  plannedUndo: UserCall | undefined;
};

type StartedItem = Pick<WaitingItem, 'position' | 'attempts'>;

/** The result of calling an item. */
export type ItemResult =
  /** `reason` is the additional step that failed. */
  | { state: 'done'; resultId?: string | undefined; undo?: UserCall | undefined; reason?: string | undefined }
  | { state: 'skipped'; reason: string }
  /** The service accepted the call, but the operation failed. */
  | { state: 'retryable'; reason: string; resultId: string | undefined }
  | { state: 'retryable' | 'final'; problem: Problem };

const ABANDONED = 'The job stopped before the next attempt. Check whether an earlier attempt was completed.';
// These operations are idempotent, so a call that may have been executed is repeated.
const REPEATABLE = /(?:delete|patch|update|hide|unhide|updateContent)$/i;

function isRepeatable(call: UserCall): boolean {
  return REPEATABLE.test(call.operationId) || findClientAssignedId(call) !== undefined;
}

/** Resets the retryable items of a job that were not completed to waiting. */
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

  /** Returns items to call, in order. */
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
      isSealed: this.#seals.hasValidSeal('job_items', row),
      attempts: row.attempts,
      plannedUndo: this.#readUndo(row),
    }));
  }

  /** Whether the job itself has already changed a resource. */
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

  /** Marks an item as being called. Returns false if it should no longer be called. */
  async begin(jobId: string, { position, attempts }: StartedItem): Promise<boolean> {
    const { from, to } = ITEM_TRANSITIONS.begin;
    const result = await this.#item(jobId, position)
      .set((where) => ({ state: to, attempts: where('attempts', '+', 1) }))
      .where('state', 'in', from)
      .where('attempts', '=', attempts)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  }

  /** Stores the undo call of an item before its call: an attempt after a lost response would find the item already changed. */
  async planUndo(jobId: string, item: StartedItem, undo: UserCall): Promise<void> {
    const { from } = ITEM_TRANSITIONS.requeue;
    await this.#started(jobId, item)
      .set(this.#sealUndo(jobId, item, undo))
      .where('state', 'in', from)
      .execute();
  }

  /** Returns an item to the queue. Does nothing if another process has recovered it in the meantime. */
  async requeue(jobId: string, item: StartedItem): Promise<void> {
    const { from, to } = ITEM_TRANSITIONS.requeue;
    await this.#started(jobId, item).set({ state: to }).where('state', 'in', from).execute();
  }

  /** Stores the result of calling an item. Does nothing if another process has called it again in the meantime. */
  async finish(jobId: string, item: StartedItem, result: ItemResult): Promise<void> {
    const { from, to } = ITEM_TRANSITIONS[result.state];
    const undo = result.state === 'done' ? result.undo : undefined;
    await this.#started(jobId, item)
      .set({
        // Without its seal, the row cannot become a call again, even if its state is tampered with.
        ...(result.state !== 'retryable' && { seal: null }),
        ...(result.state !== 'retryable' && this.#sealUndo(jobId, item, undo)),
        state: to,
        reason: getReason(result),
        problem: 'problem' in result ? JSON.stringify(result.problem) : null,
        result_id: 'resultId' in result ? (result.resultId ?? null) : null,
        ended_at: this.#clock.nowMs(),
      })
      .where('state', 'in', from)
      .execute();
  }

  /** Recovers items that a lost process was calling: repeats idempotent calls and leaves the others for the user to decide. */
  async recover(jobId: string): Promise<void> {
    const { callAgain, lose } = ITEM_TRANSITIONS;
    const rows = await this.#store
      .selectFrom('job_items')
      .select(['position', 'operation_id', 'params', 'body', 'is_unseen', 'pins_content'])
      .where('job_id', '=', jobId)
      .where('state', 'in', callAgain.from)
      .execute();
    for (const { position, ...row } of rows) {
      // The process may still be alive and may have stored the result in the meantime.
      const lost = this.#item(jobId, position).where('state', 'in', callAgain.from);
      if (isRepeatable(readStoredCall(row))) await lost.set({ state: callAgain.to }).execute();
      else {
        const reason = 'The console stopped during the call. Check whether it was completed before you try again.';
        await lost.set({ state: lose.to, reason, ended_at: this.#clock.nowMs() }).execute();
      }
    }
  }

  /**
   * Gives up the waiting items of a job. Items with an earlier attempt are not marked as untried, because that call may have been
   * executed.
   */
  async abandonWaiting(jobId: string): Promise<void> {
    const { leave, giveUp } = ITEM_TRANSITIONS;
    const waiting = this.#store.updateTable('job_items').where('job_id', '=', jobId);
    const endedAt = { ended_at: this.#clock.nowMs() };
    await waiting
      .set({ state: leave.to, ...endedAt })
      .where('state', 'in', leave.from)
      .where('attempts', '=', 0)
      .execute();
    await waiting
      .set({ state: giveUp.to, reason: ABANDONED, ...endedAt })
      .where('state', 'in', giveUp.from)
      .execute();
  }

  /** Whether an item was called without success, so that an atomic job cannot be completed. */
  async hasFailed(jobId: string): Promise<boolean> {
    const row = await this.#store
      .selectFrom('job_items')
      .select('position')
      .where('job_id', '=', jobId)
      .where('state', 'in', FAILED_ITEM_STATES)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Returns the calls that undo a job, in reverse order, without any that have been tampered with. */
  async listUndoCalls(jobId: string): Promise<NewItem[]> {
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

  /** Counts the items of jobs in each state, by job. */
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

  /** Returns those of the given jobs that have effects which a call can undo. */
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

  /** Returns the items of a job after a position, in order. */
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
    if (row.undo === null || !this.#seals.hasValidSeal('job_undos', { ...row, seal: row.undo_seal })) return undefined;
    return JSON.parse(row.undo);
  }

  // Each new attempt increments the counter, so it identifies the process's own attempt.
  #started(jobId: string, { position, attempts }: StartedItem) {
    return this.#item(jobId, position).where('attempts', '=', attempts + 1);
  }

  #item(jobId: string, position: number) {
    return this.#store.updateTable('job_items').where('job_id', '=', jobId).where('position', '=', position);
  }
}

function getReason(result: ItemResult): string | null {
  return 'problem' in result ? (result.problem.detail ?? result.problem.title) : (result.reason ?? null);
}

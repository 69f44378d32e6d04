import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { TimedStep } from '#domain/timed-step.ts';
import { DueRows } from '#platform/store/due-rows.ts';
import type { Lease } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import { setIf } from '#platform/store/requested-meanwhile.ts';
import { countRows, limitProblem, type RowLimit, writeWithinLimit } from '#platform/store/row-limit.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import type { EscalationTables } from '#platform/store/tables/escalation-tables.ts';

/** A scheduled step of an approval that still waits for a response. */
export type Escalation = Selectable<EscalationTables['approval_escalations']>;
/** Identifies a user's escalations of an approval. */
export type EscalationKey = { userId: string; fileId: string; approvalId: string };
/** The approval to start after another one is approved. */
export type NextApproval = { reviewers: string[]; message: string; dueDays: number | undefined };
/** A step as scheduled by a user. */
export type EscalationDraft = TimedStep | { kind: 'start'; next: NextApproval };
/** The result of a step. */
export type EscalationResult =
  | { state: 'waiting'; reason: string; dueAt: number }
  | { state: 'done' | 'failed' | 'dropped'; reason: string };

const WAITING = 'waiting';
const MAX_WAITING = 2_000; // Per user.
const REPLACED = 'Other steps were planned instead.';
const RETENTION_MS = 90 * 24 * 3_600_000;

/** The scheduled steps for approvals without a timely response. */
export class EscalationStore {
  /** The steps that are still waiting. */
  readonly due: DueRows<'approval_escalations'>;
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #seals: RowSeals;
  readonly #notify: () => void;

  /** `notify` is called when there is a new step. */
  constructor(store: Store, clock: Clock, seals: RowSeals, notify: () => void = () => undefined) {
    this.due = new DueRows(store, clock, {
      table: 'approval_escalations',
      where: (row) => row('state', '=', WAITING),
      toClaim: () => ({ where: { state: WAITING } }),
    });
    this.#store = store;
    this.#clock = clock;
    this.#seals = seals;
    this.#notify = notify;
  }

  /** Returns the steps that a user has scheduled for an approval, in order. */
  list({ userId, fileId, approvalId }: EscalationKey): Promise<Escalation[]> {
    return this.#store
      .selectFrom('approval_escalations')
      .selectAll()
      .where('user_id', '=', userId)
      .where('file_id', '=', fileId)
      .where('approval_id', '=', approvalId)
      .orderBy('planned_at')
      .orderBy('id')
      .execute();
  }

  /** Throws 409 if a user would have too many waiting steps with `count` more. */
  async requireCapacity(userId: string, count: number): Promise<void> {
    const limit = getLimit(userId);
    if ((await countRows(this.#store, limit)) + count > limit.max) throw limit.toProblem();
  }

  /**
   * Puts steps in the place of those that wait for an approval. What is being done is not tried again. Throws 409 if the user
   * would have too many waiting steps.
   */
  async replace(key: EscalationKey, drafts: readonly EscalationDraft[]): Promise<void> {
    const { userId, fileId, approvalId } = key;
    const nowMs = this.#clock.nowMs();
    const values = drafts.map((draft) => {
      const row = {
        id: randomUUID(),
        user_id: userId,
        file_id: fileId,
        approval_id: approvalId,
        ...toColumns(draft, nowMs),
        state: WAITING,
        reason: '',
        updated_at: nowMs,
        lease_until: 0,
      };
      return { ...row, seal: this.#seals.seal('approval_escalations', row) };
    });
    const isWaiting = (row: ExpressionBuilder<StoreSchema, 'approval_escalations'>) =>
      row.and({ user_id: userId, file_id: fileId, approval_id: approvalId, state: WAITING });
    await writeWithinLimit(this.#store, getLimit(userId), async (transaction) => {
      await transaction.deleteFrom('approval_escalations').where(isWaiting).where('lease_until', '<', nowMs).execute();
      await transaction
        .updateTable('approval_escalations')
        .set({ state: 'dropped', reason: REPLACED, updated_at: nowMs, seal: null })
        .where(isWaiting)
        .execute();
      if (values.length > 0) await transaction.insertInto('approval_escalations').values(values).execute();
    });
    this.#notify();
  }

  /** Stores the result of a step and releases it. */
  release({ id }: Escalation, lease: Lease, result: EscalationResult): Promise<boolean> {
    const { reason } = result;
    const next =
      result.state === WAITING
        ? setIf(sql<boolean>`state = ${WAITING}`, { reason, due_at: result.dueAt })
        : { state: result.state, reason, seal: null };
    return this.due.release(id, lease, { ...next, updated_at: this.#clock.nowMs() });
  }

  /** Deletes steps that were completed or dropped long ago. */
  sweep(): Promise<void> {
    return this.due.deleteClosed(RETENTION_MS);
  }
}

function getLimit(userId: string): RowLimit<'approval_escalations'> {
  const toProblem = () => limitProblem(`You can plan at most ${MAX_WAITING.toLocaleString('en')} steps.`);
  return { table: 'approval_escalations', of: { user_id: userId, state: WAITING }, max: MAX_WAITING, toProblem };
}

function toColumns(draft: EscalationDraft, nowMs: number) {
  const plannedAt = draft.kind === 'start' ? nowMs : draft.timeMs;
  return {
    kind: draft.kind,
    planned_at: plannedAt,
    due_at: plannedAt,
    reviewer_email: draft.kind === 'reassign' ? draft.reviewerEmail : '',
    next_approval: draft.kind === 'start' ? JSON.stringify(draft.next) : null,
  };
}

import { randomUUID } from 'node:crypto';
import type { components } from '@rotunda/api-client/bff-types';
import type { Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { DueRows } from '#platform/store/due-rows.ts';
import type { Lease } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import { limitProblem, type RowLimit, writeWithinLimit } from '#platform/store/row-limit.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { ScheduleTables } from '#platform/store/tables/schedule-tables.ts';

/** A scheduled deployment. */
export type ScheduledDeployment = Selectable<ScheduleTables['scheduled_deployments']>;
/** A deployment as scheduled by a user. */
export type ScheduleDraft = {
  scriptId: string;
  /** Undefined for a new deployment. */
  deploymentId: string | undefined;
  /** Undefined for a version to be created from the latest code at that time. */
  versionNumber: number | undefined;
  /** Undefined for a new deployment. */
  formerVersion: number | undefined;
  description: string;
  unchangedSince: string | undefined;
  timeMs: number;
  /** The reason for deploying even during a freeze. Undefined if the deployment respects freezes. */
  freezeReason: string | undefined;
  /** How to count the deployment's failures afterwards. Undefined if they are not counted. */
  watch: WatchLimits | undefined;
};
/** The limits for counting a deployment's failures. */
export type WatchLimits = components['schemas']['DeploymentWatchLimits'];
/** The outcome of a scheduled deployment. */
export type ScheduleResult =
  | { state: 'done'; reason: ''; deploymentId: string; deployedVersion: number }
  | { state: 'failed'; reason: string }
  | { state: 'waiting'; reason: string; dueAt: number };

const TABLE = 'scheduled_deployments';
const WAITING = 'waiting';
const RETENTION_MS = 90 * 24 * 3_600_000;
const MAX_LISTED = 50;
const MAX_WAITING = 20; // Per project.

/** Scheduled deployments. Only sealed rows are deployed. */
export class ScheduleStore {
  /** The deployments that are still waiting. */
  readonly due: DueRows<typeof TABLE>;
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #seals: RowSeals;
  readonly #notify: () => void;

  /** `notify` is called when a deployment has been scheduled. */
  constructor(store: Store, clock: Clock, seals: RowSeals, notify: () => void = () => undefined) {
    this.due = new DueRows(store, clock, {
      table: TABLE,
      where: (row) => row('state', '=', WAITING),
      // A deployment that was cancelled or changed in the meantime cannot be claimed.
      toClaim: ({ due_at, seal }) => ({
        where: { state: WAITING, due_at, ...(seal !== null && { seal }) },
        set: { has_started: 1 },
      }),
    });
    this.#store = store;
    this.#clock = clock;
    this.#seals = seals;
    this.#notify = notify;
  }

  /**
   * Schedules a deployment. A repeated request creates no second one while the first is waiting. Throws 409 if too many of the
   * project's deployments are waiting.
   */
  async create(principal: Principal, draft: ScheduleDraft): Promise<ScheduledDeployment> {
    const created = await writeWithinLimit(this.#store, getLimit(draft.scriptId), (transaction) =>
      this.#create(transaction, principal, draft),
    );
    this.#notify();
    return created;
  }

  async #create(transaction: Store, { userId, email, name }: Principal, draft: ScheduleDraft) {
    const nowMs = this.#clock.nowMs();
    const content = { user_id: userId, ...toColumns(draft) };
    const known = await transaction
      .selectFrom(TABLE)
      .selectAll()
      .where('user_id', '=', userId)
      .where('deployment_id', '=', content.deployment_id)
      .where('planned_at', '=', draft.timeMs)
      .where('state', '=', WAITING)
      .execute();
    const same = known.find((row) =>
      Object.entries(content).every(([column, value]) => Reflect.get(row, column) === value),
    );
    if (same) return same;
    const row = {
      id: randomUUID(),
      user_email: email,
      user_name: name,
      ...content,
      state: WAITING,
      reason: '',
      deployed_version: null,
      has_started: 0,
      created_at: nowMs,
      updated_at: nowMs,
      due_at: draft.timeMs,
      lease_until: 0,
    };
    return transaction
      .insertInto(TABLE)
      .values({ ...row, seal: this.#seals.seal(TABLE, row) })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Replaces a waiting deployment. Returns undefined if it is no longer waiting. */
  async change({ id, user_id }: ScheduledDeployment, draft: ScheduleDraft): Promise<ScheduledDeployment | undefined> {
    const content = toColumns(draft);
    const seal = this.#seals.seal(TABLE, { id, user_id, ...content });
    const updatedAt = this.#clock.nowMs();
    const row = await this.#selectWaiting(id)
      .set({ ...content, reason: '', due_at: draft.timeMs, updated_at: updatedAt, seal })
      .returningAll()
      .executeTakeFirst();
    this.#notify();
    return row;
  }

  /** Cancels a deployment. Returns false if it is no longer waiting. */
  async cancel(id: string, reason: string): Promise<boolean> {
    const set = { state: 'cancelled', reason, updated_at: this.#clock.nowMs(), seal: null };
    return (await this.#selectWaiting(id).set(set).returning('id').executeTakeFirst()) !== undefined;
  }

  /** Returns a deployment, or undefined if the ID is not found. */
  find(id: string): Promise<ScheduledDeployment | undefined> {
    return this.#store.selectFrom(TABLE).selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Returns a project's scheduled and past deployments, latest time first. */
  list(scriptId: string): Promise<ScheduledDeployment[]> {
    return this.#store
      .selectFrom(TABLE)
      .selectAll()
      .where('script_id', '=', scriptId)
      .orderBy('planned_at', 'desc')
      .orderBy('id')
      .limit(MAX_LISTED)
      .execute();
  }

  /** Stores the outcome of a deployment and releases it. */
  release({ id }: ScheduledDeployment, lease: Lease, result: ScheduleResult): Promise<boolean> {
    const { state, reason } = result;
    const set = { state, reason, updated_at: this.#clock.nowMs() };
    const due = result.state === 'waiting' ? { due_at: result.dueAt } : { seal: null };
    const deployed =
      result.state === 'done' ? { deployment_id: result.deploymentId, deployed_version: result.deployedVersion } : {};
    return this.due.release(id, lease, { ...set, ...due, ...deployed });
  }

  /** Deletes deployments that ended long ago. */
  sweep(): Promise<void> {
    return this.due.deleteClosed(RETENTION_MS);
  }

  #selectWaiting(id: string) {
    return this.#store
      .updateTable(TABLE)
      .where('id', '=', id)
      .where('state', '=', WAITING)
      .where('lease_until', '<', this.#clock.nowMs());
  }
}

function toColumns(draft: ScheduleDraft) {
  return {
    script_id: draft.scriptId,
    deployment_id: draft.deploymentId ?? '',
    version_number: draft.versionNumber ?? null,
    former_version: draft.formerVersion ?? 0,
    description: draft.description,
    unchanged_since: draft.unchangedSince ?? null,
    planned_at: draft.timeMs,
    freeze_reason: draft.freezeReason ?? null,
    watch_minutes: draft.watch?.minutes ?? null,
    watch_max_failures: draft.watch?.maxFailures ?? null,
    watch_action: draft.watch?.action ?? null,
  };
}

/** Returns how failures are counted after a deployment, or undefined if they are not. */
export function findWatch({
  watch_minutes,
  watch_max_failures,
  watch_action,
}: ScheduledDeployment): WatchLimits | undefined {
  if (watch_minutes === null || watch_max_failures === null) return undefined;
  const action = watch_action === 'rollBack' ? 'rollBack' : 'alert';
  return { minutes: watch_minutes, maxFailures: watch_max_failures, action };
}

function getLimit(scriptId: string): RowLimit<'scheduled_deployments'> {
  const toProblem = () => limitProblem(`A project has at most ${MAX_WAITING} scheduled deployments.`);
  return { table: 'scheduled_deployments', of: { script_id: scriptId, state: WAITING }, max: MAX_WAITING, toProblem };
}

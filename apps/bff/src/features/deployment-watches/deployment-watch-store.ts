import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { DueRows } from '#platform/store/due-rows.ts';
import type { Lease } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import { setIf } from '#platform/store/requested-meanwhile.ts';
import { limitProblem, type RowLimit, writeWithinLimit } from '#platform/store/row-limit.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { DeploymentWatchTables } from '#platform/store/tables/deployment-watch-tables.ts';

/** A deployment whose failures are counted for a period. */
export type WatchedDeployment = Selectable<DeploymentWatchTables['deployment_watches']>;
/** The deployment to watch. */
export type WatchDraft = {
  scriptId: string;
  deploymentId: string;
  /** Whether the deployment was just created and already serves the version. */
  isNew: boolean;
  formerVersion: number;
  formerDescription: string;
  startMs: number;
  endMs: number;
  maxFailures: number;
  action: 'alert' | 'rollBack';
};
/** The result of a check. */
export type WatchResult = {
  state: 'waiting' | 'passed' | 'failing' | 'rolledBack' | 'ended';
  reason: string;
  failures: number;
  versionNumber: number | null;
};

const TABLE = 'deployment_watches';
const WAITING = 'waiting';
const EVERY_MS = 60_000;
const RETENTION_MS = 90 * 24 * 3_600_000;
const MAX_LISTED = 20;
const MAX_WAITING = 20; // Per user.

/** Deployments whose failures are counted for a period. Only sealed rows are rolled back. */
export class DeploymentWatchStore {
  /** The watches whose failures are still counted. */
  readonly due: DueRows<typeof TABLE>;
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #seals: RowSeals;
  readonly #notify: () => void;

  /** `notify` is called when there is a new deployment to watch. */
  constructor(store: Store, clock: Clock, seals: RowSeals, notify: () => void = () => undefined) {
    this.due = new DueRows(store, clock, {
      table: TABLE,
      where: (row) => row('state', '=', WAITING),
      toClaim: () => ({ where: { state: WAITING } }),
    });
    this.#store = store;
    this.#clock = clock;
    this.#seals = seals;
    this.#notify = notify;
  }

  /** Watches a deployment, replacing its previous watch. Throws 409 if the user watches more than `max` then. */
  async replace({ userId, email }: Principal, draft: WatchDraft, max = MAX_WAITING): Promise<WatchedDeployment> {
    const nowMs = this.#clock.nowMs();
    const row = {
      id: randomUUID(),
      user_id: userId,
      user_email: email,
      script_id: draft.scriptId,
      deployment_id: draft.deploymentId,
      former_version: draft.formerVersion,
      former_description: draft.formerDescription,
      version_number: draft.isNew ? draft.formerVersion : null,
      starts_at: draft.startMs,
      ends_at: draft.endMs,
      max_failures: draft.maxFailures,
      action: draft.action,
      failures: 0,
      state: WAITING,
      reason: '',
      updated_at: nowMs,
      due_at: draft.startMs,
      lease_until: 0,
    };
    const created = await writeWithinLimit(this.#store, { ...getLimit(userId), max }, async (transaction) => {
      await this.#end(transaction, draft.deploymentId, 'Another change of the deployment is watched instead.');
      return transaction
        .insertInto(TABLE)
        .values({ ...row, seal: this.#seals.seal(TABLE, row) })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    this.#notify();
    return created;
  }

  /** Ends the watch of a deployment. */
  async end(deploymentId: string, reason: string): Promise<void> {
    await this.#end(this.#store, deploymentId, reason);
  }

  /** Returns the current and past watches of a project, latest start first. */
  list(scriptId: string): Promise<WatchedDeployment[]> {
    return this.#store
      .selectFrom(TABLE)
      .selectAll()
      .where('script_id', '=', scriptId)
      .orderBy('starts_at', 'desc')
      .orderBy('id')
      .limit(MAX_LISTED)
      .execute();
  }

  /** Stores the result of a check and releases the watch. A watch that was ended in the meantime is not checked again. */
  release({ id }: WatchedDeployment, lease: Lease, result: WatchResult): Promise<boolean> {
    const nowMs = this.#clock.nowMs();
    const { state, reason, failures, versionNumber } = result;
    const next =
      state === WAITING
        ? { ...setIf(sql<boolean>`state = ${WAITING}`, { reason }), due_at: nowMs + EVERY_MS }
        : { state, reason, seal: null };
    return this.due.release(id, lease, { failures, version_number: versionNumber, updated_at: nowMs, ...next });
  }

  /** Deletes watches that ended long ago. */
  sweep(): Promise<void> {
    return this.due.deleteClosed(RETENTION_MS);
  }

  async #end(store: Store, deploymentId: string, reason: string): Promise<void> {
    await store
      .updateTable(TABLE)
      .set({ state: 'ended', reason, updated_at: this.#clock.nowMs(), seal: null })
      .where('deployment_id', '=', deploymentId)
      .where('state', '=', WAITING)
      .execute();
  }
}

function getLimit(userId: string): RowLimit<'deployment_watches'> {
  const toProblem = () => limitProblem(`At most ${MAX_WAITING} deployments can be watched.`);
  return { table: 'deployment_watches', of: { user_id: userId, state: WAITING }, max: MAX_WAITING, toProblem };
}

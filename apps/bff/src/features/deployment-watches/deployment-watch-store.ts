import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { findNextDue, listDue } from '#platform/store/due-rows.ts';
import { Lease, type LeasedRow, swapExpiry } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import type { DeploymentWatchTables } from '#platform/store/tables/deployment-watch-tables.ts';

/** A deployment whose failures are counted for a time. */
export type WatchedDeployment = Selectable<DeploymentWatchTables['deployment_watches']>;
/** What is to be watched. */
export type WatchDraft = {
  scriptId: string;
  deploymentId: string;
  formerVersion: number;
  formerDescription: string;
  startMs: number;
  endMs: number;
  maxFailures: number;
  action: 'alert' | 'rollBack';
};
/** What was found. */
export type WatchResult = {
  state: 'waiting' | 'passed' | 'failing' | 'rolledBack' | 'ended';
  reason: string;
  failures: number;
  versionNumber: number | null;
};

const TABLE = 'deployment_watches';
const WAITING = 'waiting';
const DUE = { table: TABLE, column: 'state', value: WAITING } as const;
const EVERY_MS = 60_000;
const RETENTION_MS = 90 * 24 * 3_600_000;
const MAX_LISTED = 20;

/** Deployments whose failures are counted for a time. Only what is sealed is rolled back. */
export class DeploymentWatchStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #seals: RowSeals;
  readonly #notify: () => void;

  /** `notify` is called when there is something new to watch. */
  constructor(store: Store, clock: Clock, seals: RowSeals, notify: () => void = () => undefined) {
    this.#store = store;
    this.#clock = clock;
    this.#seals = seals;
    this.#notify = notify;
  }

  /** Watches a deployment, in the place of what was to be watched of it. */
  async replace({ userId, email }: Principal, draft: WatchDraft): Promise<WatchedDeployment> {
    const nowMs = this.#clock.nowMs();
    const row = {
      ...{ id: randomUUID(), user_id: userId, user_email: email },
      ...{ script_id: draft.scriptId, deployment_id: draft.deploymentId },
      ...{ former_version: draft.formerVersion, former_description: draft.formerDescription, version_number: null },
      ...{ starts_at: draft.startMs, ends_at: draft.endMs, max_failures: draft.maxFailures, action: draft.action },
      ...{ failures: 0, state: WAITING, reason: '', updated_at: nowMs, due_at: draft.startMs, lease_until: 0 },
    };
    const created = await this.#store.transaction().execute(async (transaction) => {
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

  /** Ends what is watched of a deployment. */
  async end(deploymentId: string, reason: string): Promise<void> {
    await this.#end(this.#store, deploymentId, reason);
  }

  /** What is and was watched of a project, the latest start first. */
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

  /** How many deployments a person has watched now. */
  async countWaiting(userId: string): Promise<number> {
    const row = await this.#store
      .selectFrom(TABLE)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('state', '=', WAITING)
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  /** When the next one is due, in Unix milliseconds; Infinity without any. */
  findNextDue(): Promise<number> {
    return findNextDue(this.#store, DUE);
  }

  /** Those that are due and that no process works at. */
  listDue(limit: number): Promise<WatchedDeployment[]> {
    return listDue(this.#store, this.#clock, DUE, limit);
  }

  /** Takes one over; undefined when another process has, or it was ended. */
  claim({ id }: WatchedDeployment): Promise<Lease | undefined> {
    return Lease.take(this.#store, this.#clock, toLeased(id), { where: { state: WAITING } });
  }

  /** Whether a row is what somebody asked for here. */
  isSealed(row: WatchedDeployment): boolean {
    return this.#seals.isSealed(TABLE, row);
  }

  /** Notes what was found, and leaves it. */
  release({ id }: WatchedDeployment, lease: Lease, result: WatchResult): Promise<boolean> {
    const nowMs = this.#clock.nowMs();
    const { state, reason, failures, versionNumber } = result;
    const next = state === WAITING ? { due_at: nowMs + EVERY_MS } : { seal: null };
    const set = { state, reason, failures, version_number: versionNumber, updated_at: nowMs, ...next };
    return lease.release(swapExpiry(this.#store, toLeased(id), set));
  }

  /** Deletes what is over for long. */
  async sweep(): Promise<void> {
    const before = this.#clock.nowMs() - RETENTION_MS;
    const isOver = (where: ExpressionBuilder<StoreSchema, typeof TABLE>) =>
      where.and([where('state', '!=', WAITING), where('updated_at', '<', before)]);
    const oldest = this.#store.selectFrom(TABLE).select('id').where(isOver).limit(1);
    if (await oldest.executeTakeFirst()) await this.#store.deleteFrom(TABLE).where(isOver).execute();
  }

  async #end(store: Store, deploymentId: string, reason: string): Promise<void> {
    await store
      .updateTable(TABLE)
      .set({ state: 'ended', reason, updated_at: this.#clock.nowMs(), seal: null })
      .where('deployment_id', '=', deploymentId)
      .where('state', '=', WAITING)
      .where('lease_until', '<', this.#clock.nowMs())
      .execute();
  }
}

function toLeased(id: string): LeasedRow<typeof TABLE> {
  return { table: TABLE, key: { id } };
}

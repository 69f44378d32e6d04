import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { DeploymentTables } from '#platform/store/tables/deployment-tables.ts';
import { compareDeployments, type DeploymentChange, type ListedDeployment } from './compare-deployments.ts';

/** A record of the history. */
export type DeploymentRow = Selectable<DeploymentTables['deployment_records']>;

/** A change that a user is about to make in the console. */
export type ChangeIntent = {
  scriptId: string;
  /** Undefined if a new deployment is being created. */
  deploymentId: string | undefined;
  action: DeploymentChange['action'];
};

type IntentRow = Selectable<DeploymentTables['deployment_intents']>;

const INTENT_MS = 10 * 60_000; // Longer than any call can be in progress.

/**
 * The history of deployments. Changes are detected when the deployments of a script are listed. A change is attributed to a user
 * if the console had a call of theirs in progress; all other changes were made outside the console.
 */
export class DeploymentHistory {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Records the intent to make a change. Returns the ID of the intent. */
  async recordIntent({ email, name }: Principal, { scriptId, deploymentId, action }: ChangeIntent): Promise<string> {
    const id = randomUUID();
    const row = { id, script_id: scriptId, deployment_id: deploymentId ?? null, action };
    await this.#store
      .insertInto('deployment_intents')
      .values({ ...row, actor_email: email, actor_name: name, started_at: this.#clock.nowMs() })
      .execute();
    return id;
  }

  /** Deletes an intent that changed nothing. */
  async deleteIntent(intentId: string): Promise<void> {
    await this.#store.deleteFrom('deployment_intents').where('id', '=', intentId).execute();
  }

  /** Compares a complete list of a script's deployments, requested at a given time, with the history. */
  async detectChanges(scriptId: string, seen: readonly ListedDeployment[], askedAt: number): Promise<void> {
    const known = await this.#store
      .selectFrom('deployment_states')
      .selectAll()
      .where('script_id', '=', scriptId)
      .execute();
    const changes = compareDeployments(
      known.map((row) => ({
        deploymentId: row.deployment_id,
        version: row.version,
        description: row.description,
        isGone: row.is_deleted === 1,
        seenAt: row.seen_at,
      })),
      seen,
      askedAt,
    );
    if (changes.length === 0) return;
    const intents = await this.#listIntents(scriptId);
    for (const change of changes) {
      const intent = intents.find((one) => isBy(one, change));
      if (intent) intents.splice(intents.indexOf(intent), 1);
      const before = known.find((row) => row.deployment_id === change.deploymentId);
      await this.#record(scriptId, change, { intent, isFirst: known.length === 0, askedAt, seenAt: before?.seen_at });
    }
  }

  /** Returns the records of a script after a position, newest first. */
  async list(
    scriptId: string,
    deploymentId: string | undefined,
    limit: number,
    after: readonly [number, string] | undefined,
  ): Promise<DeploymentRow[]> {
    return this.#store
      .selectFrom('deployment_records')
      .selectAll()
      .where('script_id', '=', scriptId)
      .$if(deploymentId !== undefined, (query) => query.where('deployment_id', '=', deploymentId ?? ''))
      .$if(after !== undefined, (query) =>
        query.where((build) =>
          build(build.refTuple('recorded_at', 'id'), '<', build.tuple(after?.[0] ?? 0, after?.[1] ?? '')),
        ),
      )
      .orderBy('recorded_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  async #listIntents(scriptId: string): Promise<IntentRow[]> {
    const rows = await this.#store
      .selectFrom('deployment_intents')
      .selectAll()
      .where('script_id', '=', scriptId)
      .orderBy('started_at')
      .execute();
    const since = this.#clock.nowMs() - INTENT_MS;
    for (const { id } of rows.filter((row) => row.started_at < since)) await this.deleteIntent(id);
    return rows.filter((row) => row.started_at >= since);
  }

  /** Records a change unless another process has recorded it already. */
  async #record(
    scriptId: string,
    change: DeploymentChange,
    how: { intent: IntentRow | undefined; isFirst: boolean; askedAt: number; seenAt: number | undefined },
  ): Promise<void> {
    const { intent, askedAt } = how;
    await this.#store.transaction().execute(async (transaction) => {
      const state = {
        version: change.version,
        description: change.description,
        is_deleted: Number(change.action === 'deleted'),
        seen_at: askedAt,
      };
      const taken = await transaction
        .insertInto('deployment_states')
        .values({ script_id: scriptId, deployment_id: change.deploymentId, ...state })
        .onConflict((conflict) =>
          conflict
            .columns(['script_id', 'deployment_id'])
            .doUpdateSet(state)
            .where('deployment_states.seen_at', '=', how.seenAt ?? -1),
        )
        .returning('seen_at')
        .executeTakeFirst();
      if (!taken) return;
      await transaction
        .insertInto('deployment_records')
        .values({
          id: randomUUID(),
          script_id: scriptId,
          deployment_id: change.deploymentId,
          action: how.isFirst && !intent ? 'found' : change.action,
          version: change.version,
          previous_version: change.previousVersion,
          description: change.description,
          actor_email: intent?.actor_email ?? null,
          actor_name: intent?.actor_name ?? null,
          recorded_at: this.#clock.nowMs(),
        })
        .execute();
      if (intent) await transaction.deleteFrom('deployment_intents').where('id', '=', intent.id).execute();
    });
  }
}

function isBy(intent: IntentRow, change: DeploymentChange): boolean {
  const isOne = intent.deployment_id === null || intent.deployment_id === change.deploymentId;
  return intent.action === change.action && isOne;
}

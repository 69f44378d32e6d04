import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import { ALERT_STATES, ALERT_TRANSITIONS, type AlertEvent, type AlertState } from '#domain/states/alert-states.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import type { AlertTables } from '#platform/store/tables/alert-tables.ts';
import type { AlertProgress } from './episodes/apply-episodes.ts';

/** A user's alert. */
export type Alert = AlertProgress & {
  id: string;
  ruleId: string;
  userId: string;
  subjectKey: string;
  assigneeName: string;
  note: string;
};

/** The editable fields of an alert other than its state. */
export type AlertEdits = { note?: string; assigneeName?: string };

/** A user's action on an alert. */
export type AlertAction = {
  event?: AlertEvent;
  mutedUntilMs?: number;
  edits?: AlertEdits;
  /** Whether the action applies to the whole team's alerts about the same subject. */
  isShared: boolean;
};

const MAX_LISTED = 1_000;
const RETENTION_MS = 30 * 24 * 3_600_000;

/** The alerts of users. */
export class AlertStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Returns the alerts of a user, newest first. */
  async list(userId: string): Promise<Alert[]> {
    const rows = await this.#store
      .selectFrom('alerts')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('last_at', 'desc')
      .orderBy('id')
      .limit(MAX_LISTED)
      .execute();
    return rows.map(toAlert);
  }

  /** Returns the number of a user's open alerts for each rule. */
  async countOpen(userId: string): Promise<Map<string, number>> {
    const rows = await this.#store
      .selectFrom('alerts')
      .select(({ fn }) => ['rule_id', fn.countAll<number>().as('count')])
      .where('user_id', '=', userId)
      .where('state', '=', 'open')
      .groupBy('rule_id')
      .execute();
    return new Map(rows.map(({ rule_id, count }) => [rule_id, Number(count)]));
  }

  /** Returns an alert of a user, or undefined if the ID is not found. */
  async find(userId: string, id: string): Promise<Alert | undefined> {
    const row = await this.#store
      .selectFrom('alerts')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && toAlert(row);
  }

  /** Returns a user's alerts for a rule, by subject. Runs in a transaction. */
  async listOfRule(transaction: Store, ruleId: string, userId: string): Promise<Map<string, Alert>> {
    const rows = await transaction
      .selectFrom('alerts')
      .selectAll()
      .where('rule_id', '=', ruleId)
      .where('user_id', '=', userId)
      .execute();
    return new Map(rows.map((row) => [row.subject_key, toAlert(row)]));
  }

  /**
   * Stores the result of an evaluation and resolves to the ID of the alert. Stores nothing if the user acted on the alert in the
   * meantime; the next evaluation then finds it again.
   */
  async save(
    transaction: Store,
    key: Pick<Alert, 'ruleId' | 'userId' | 'subjectKey'>,
    before: Alert | undefined,
    alert: AlertProgress,
  ): Promise<string | undefined> {
    const values = { ...toColumns(alert), updated_at: this.#clock.nowMs() };
    if (before) {
      const updated = await transaction
        .updateTable('alerts')
        .set(values)
        .where('id', '=', before.id)
        .where('state', '=', before.state)
        .executeTakeFirst();
      return updated.numUpdatedRows > 0n ? before.id : undefined;
    }
    const inserted = await transaction
      .insertInto('alerts')
      .values({
        id: randomUUID(),
        rule_id: key.ruleId,
        user_id: key.userId,
        subject_key: key.subjectKey,
        assignee_name: '',
        note: '',
        ...values,
      })
      .onConflict((conflict) => conflict.columns(['rule_id', 'user_id', 'subject_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted?.id;
  }

  /**
   * Performs a user's action on an alert. Returns the users whose alerts changed, or none if the state does not allow the action.
   */
  async apply(alert: Alert, { event, mutedUntilMs, edits = {}, isShared }: AlertAction): Promise<string[]> {
    const transition = event && ALERT_TRANSITIONS[event];
    const { note, assigneeName } = edits;
    const rows = await this.#store
      .updateTable('alerts')
      .set({
        updated_at: this.#clock.nowMs(),
        ...(transition && { state: transition.to, muted_until: mutedUntilMs ?? null }),
        ...(note !== undefined && { note }),
        ...(assigneeName !== undefined && { assignee_name: assigneeName }),
      })
      .$if(isShared, (query) => query.where('rule_id', '=', alert.ruleId).where('subject_key', '=', alert.subjectKey))
      .$if(!isShared, (query) => query.where('id', '=', alert.id))
      .$if(transition !== undefined, (query) => query.where('state', 'in', [...(transition?.from ?? [])]))
      .returning('user_id')
      .execute();
    return rows.map(({ user_id }) => user_id);
  }

  /** Deletes alerts that were resolved more than a month ago. */
  async sweep(): Promise<void> {
    const before = this.#clock.nowMs() - RETENTION_MS;
    const isOver = (where: ExpressionBuilder<StoreSchema, 'alerts'>) =>
      where.and([where('state', '=', 'resolved'), where('is_met', '=', 0), where('updated_at', '<', before)]);
    const oldest = this.#store.selectFrom('alerts').select('id').where(isOver).limit(1);
    if (await oldest.executeTakeFirst()) await this.#store.deleteFrom('alerts').where(isOver).execute();
  }
}

function toColumns({ state, isMet, count, firstMs, lastMs, episodeMs, mutedUntilMs, ...words }: AlertProgress) {
  return {
    title: words.title,
    detail: words.detail,
    path: words.path,
    state,
    is_met: Number(isMet),
    count,
    first_at: firstMs,
    last_at: lastMs,
    episode_at: episodeMs,
    muted_until: mutedUntilMs ?? null,
  };
}

function toAlert(row: Selectable<AlertTables['alerts']>): Alert {
  return {
    id: row.id,
    ruleId: row.rule_id,
    userId: row.user_id,
    subjectKey: row.subject_key,
    title: row.title,
    detail: row.detail,
    path: row.path,
    state: toState(row.state),
    isMet: row.is_met === 1,
    count: row.count,
    firstMs: Number(row.first_at),
    lastMs: Number(row.last_at),
    episodeMs: Number(row.episode_at),
    mutedUntilMs: row.muted_until === null ? undefined : Number(row.muted_until),
    assigneeName: row.assignee_name,
    note: row.note,
  };
}

function toState(text: string): AlertState {
  return ALERT_STATES.find((state) => state === text) ?? 'open';
}

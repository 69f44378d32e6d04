import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import { limitProblem, type RowLimit, writeWithinLimit } from '#platform/store/row-limit.ts';
import type { AlertTables } from '#platform/store/tables/alert-tables.ts';
import { type AlertKind, findKind, type RuleSettings } from './alert-kinds.ts';
import type { DeliveryQueue } from './delivery/delivery-queue.ts';
import { handOverAlerts } from './delivery/hand-over-alerts.ts';

/** A rule. Times are Unix milliseconds. */
export type AlertRule = {
  id: string;
  userId: string;
  ownerName: string;
  isTeam: boolean;
  kind: AlertKind;
  name: string;
  settings: RuleSettings;
  isEnabled: boolean;
  createdAt: number;
  updatedAt: number;
};

/** The editable fields of a rule. */
export type RuleDraft = Pick<AlertRule, 'kind' | 'name' | 'settings' | 'isTeam' | 'isEnabled'>;

const MAX_RULES = 50; // Per user.

/** The rules of users and of the team. */
export class RuleStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #queue: Pick<DeliveryQueue, 'add'>;

  constructor(store: Store, clock: Clock, queue: Pick<DeliveryQueue, 'add'>) {
    this.#store = store;
    this.#clock = clock;
    this.#queue = queue;
  }

  /** Returns a user's own rules and the team's rules, oldest first. */
  async list(userId: string): Promise<AlertRule[]> {
    const rows = await this.#store
      .selectFrom('alert_rules')
      .selectAll()
      .where((where) => where.or([where('user_id', '=', userId), where('is_team', '=', 1)]))
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.flatMap(toRule);
  }

  /** Returns a rule of any owner, or undefined if the ID is not found. */
  async find(id: string): Promise<AlertRule | undefined> {
    const row = await this.#store.selectFrom('alert_rules').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toRule(row)[0];
  }

  /** Adds a rule. Throws 409 if the user has too many rules. */
  async create(userId: string, ownerName: string, draft: RuleDraft): Promise<AlertRule> {
    const rule = toNewRule(userId, ownerName, draft, this.#clock.nowMs());
    await writeWithinLimit(this.#store, getLimit(userId), (transaction) => insertRule(transaction, rule));
    return rule;
  }

  /**
   * Adds a rule, however many rules the user has, unless a rule of its kind applies to the user already. Of simultaneous calls,
   * only one adds it.
   */
  async ensure(userId: string, ownerName: string, draft: RuleDraft): Promise<void> {
    const unlimited = { ...getLimit(userId), max: Number.POSITIVE_INFINITY };
    await writeWithinLimit(this.#store, unlimited, async (transaction) => {
      const known = await transaction
        .selectFrom('alert_rules')
        .select('id')
        .where('kind', '=', draft.kind)
        .where((where) => where.or([where('user_id', '=', userId), where('is_team', '=', 1)]))
        .executeTakeFirst();
      if (!known) await insertRule(transaction, toNewRule(userId, ownerName, draft, this.#clock.nowMs()));
    });
  }

  /**
   * Changes a rule; with `owner` it belongs to that user from then on, whose alerts the channels of the team get. Throws 409 if
   * the new owner has too many rules.
   */
  async change(rule: AlertRule, draft: RuleDraft, owner?: { userId: string; name: string }): Promise<AlertRule> {
    const updatedAt = this.#clock.nowMs();
    const { userId, name: ownerName } = owner ?? { userId: rule.userId, name: rule.ownerName };
    const values = { ...toColumns(draft), user_id: userId, owner_name: ownerName, updated_at: updatedAt };
    await writeWithinLimit(this.#store, getLimit(userId), async (transaction) => {
      await transaction.updateTable('alert_rules').set(values).where('id', '=', rule.id).execute();
      if (userId === rule.userId) return;
      await handOverAlerts(transaction, this.#queue, { ruleId: rule.id, formerUserId: rule.userId, userId });
    });
    return { ...rule, ...draft, userId, ownerName, updatedAt };
  }

  /** Deletes a rule with its alerts and their pending deliveries. */
  async delete(id: string): Promise<void> {
    await this.#store.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('alert_rules').where('id', '=', id).execute();
      await transaction.deleteFrom('alerts').where('rule_id', '=', id).execute();
      await transaction.deleteFrom('alert_rule_channels').where('rule_id', '=', id).execute();
      await transaction.deleteFrom('alert_deliveries').where('rule_id', '=', id).execute();
    });
  }
}

function getLimit(userId: string): RowLimit<'alert_rules'> {
  const toProblem = () => limitProblem(`You can have at most ${MAX_RULES} rules.`);
  return { table: 'alert_rules', of: { user_id: userId }, max: MAX_RULES, toProblem };
}

function toNewRule(userId: string, ownerName: string, draft: RuleDraft, nowMs: number): AlertRule {
  return { id: randomUUID(), userId, ownerName, ...draft, createdAt: nowMs, updatedAt: nowMs };
}

async function insertRule(store: Store, rule: AlertRule): Promise<void> {
  const { id, userId, ownerName, createdAt, updatedAt } = rule;
  const row = { id, user_id: userId, owner_name: ownerName, created_at: createdAt, updated_at: updatedAt };
  await store
    .insertInto('alert_rules')
    .values({ ...row, ...toColumns(rule) })
    .execute();
}

function toColumns({ kind, name, settings, isTeam, isEnabled }: RuleDraft) {
  const flags = { is_team: Number(isTeam), is_enabled: Number(isEnabled) };
  return { kind, name, settings: JSON.stringify(settings), ...flags };
}

/** Returns an empty list for a kind that only a later version supports. */
function toRule(row: Selectable<AlertTables['alert_rules']>): AlertRule[] {
  const kind = findKind(row.kind);
  if (!kind) return [];
  return [
    {
      id: row.id,
      userId: row.user_id,
      ownerName: row.owner_name,
      isTeam: row.is_team === 1,
      kind,
      name: row.name,
      settings: JSON.parse(row.settings),
      isEnabled: row.is_enabled === 1,
      createdAt: Number(row.created_at),
      updatedAt: Number(row.updated_at),
    },
  ];
}

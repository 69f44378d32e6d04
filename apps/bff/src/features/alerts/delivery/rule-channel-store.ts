import type { DeliverySchedule } from '#platform/delivery/delivery-schedule.ts';
import type { Store } from '#platform/store/open-store.ts';
import { readSchedule } from './channel-store.ts';

/** A channel that receives the alerts of a rule. */
export type RuleChannel = { channelId: string; schedule: DeliverySchedule };

/** A channel of a rule as visible to a user. */
export type VisibleChannel = { channelId: string; isTeam: boolean };

/** The assignment of rules to channels. */
export class RuleChannelStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Returns, for each rule, the channels that a user can see: the user's own and, for operators, the team's. */
  async listVisible(userId: string, isOperator: boolean): Promise<Map<string, VisibleChannel[]>> {
    const rows = await this.#store
      .selectFrom('alert_rule_channels')
      .innerJoin('alert_channels', 'alert_channels.id', 'alert_rule_channels.channel_id')
      .select(['rule_id', 'channel_id', 'is_team'])
      .where((where) =>
        where.or([
          where.and([where('is_team', '=', 0), where('user_id', '=', userId)]),
          ...(isOperator ? [where('is_team', '=', 1)] : []),
        ]),
      )
      .orderBy('created_at')
      .orderBy('channel_id')
      .execute();
    const byRule = Map.groupBy(rows, ({ rule_id }) => rule_id);
    return new Map([...byRule].map(([ruleId, own]) => [ruleId, own.map(toVisible)]));
  }

  /** Assigns `chosen` channels to a rule and removes the user's other `choosable` channels from it. */
  async choose(ruleId: string, chosen: readonly string[], choosable: readonly string[]): Promise<void> {
    if (choosable.length === 0) return;
    await this.#store.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('alert_rule_channels')
        .where('rule_id', '=', ruleId)
        .where('channel_id', 'in', choosable)
        .execute();
      if (chosen.length === 0) return;
      const values = chosen.map((channelId) => ({ rule_id: ruleId, channel_id: channelId }));
      await transaction
        .insertInto('alert_rule_channels')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }

  /**
   * Returns the channels for a user's alerts of a rule: the user's own channels. A team channel receives only the alerts of the
   * rule's owner, so that a finding that affects many users arrives there once.
   */
  async listFor(
    transaction: Store,
    { ruleId, ownerId, userId }: { ruleId: string; ownerId: string; userId: string },
  ): Promise<RuleChannel[]> {
    const rows = await transaction
      .selectFrom('alert_rule_channels')
      .innerJoin('alert_channels', 'alert_channels.id', 'alert_rule_channels.channel_id')
      .select(['channel_id', 'schedule'])
      .where('rule_id', '=', ruleId)
      .where('is_enabled', '=', 1)
      .where((where) =>
        where.or([
          where.and([where('is_team', '=', 0), where('user_id', '=', userId)]),
          ...(ownerId === userId ? [where('is_team', '=', 1)] : []),
        ]),
      )
      .execute();
    return rows.map((row) => ({ channelId: row.channel_id, schedule: readSchedule(row) }));
  }
}

function toVisible(row: { channel_id: string; is_team: number }): VisibleChannel {
  return { channelId: row.channel_id, isTeam: row.is_team === 1 };
}

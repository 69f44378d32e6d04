import type { DeliverySchedule } from '#platform/delivery/delivery-schedule.ts';
import type { Store } from '#platform/store/open-store.ts';
import { readSchedule } from './channel-store.ts';

/** A channel that alerts of a rule go to. */
export type RuleChannel = { channelId: string; schedule: DeliverySchedule };

/** A channel of a rule, as somebody sees it. */
export type VisibleChannel = { channelId: string; isTeam: boolean };

/** Which rules are delivered where. */
export class RuleChannelStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The channels of each rule that a person can see: their own, and for operators those of the team. */
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

  /** Has a rule delivered to `chosen` of the channels that its person may choose, and to no others of these. */
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
   * Where alerts of a rule go that a person has: to their own channels. A channel of the team gets those of the owner of the
   * rule, so that what one rule finds for many people arrives there once.
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

import { randomUUID } from 'node:crypto';
import type { components } from '@rotunda/api-client/bff-types';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import { getNextDueTime } from '#platform/delivery/delivery-schedule.ts';
import { MAX_WAIT_MS } from '#platform/delivery/retry-wait.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import type { AlertTables } from '#platform/store/tables/alert-tables.ts';
import type { RuleChannel } from './rule-channel-store.ts';

/** The kind of change of an alert. */
export type AlertChange = components['schemas']['AlertMessageEntry']['change'];
/** A change of an alert that is queued for delivery. */
export type DeliveryRow = Selectable<AlertTables['alert_deliveries']>;

/** A change of an alert before its channels are known. */
export type ChangedAlert = Pick<DeliveryRow, 'title' | 'detail' | 'path'> & {
  alertId: string;
  ruleId: string;
  userId: string;
  change: AlertChange;
};

/** A channel with changes to deliver, and when they are due, in Unix milliseconds. */
export type DueChannel = { channelId: string; dueAt: number };

const RETENTION_MS = 30 * 24 * 3_600_000;

/** The queue of alert changes to deliver, by channel. */
export class DeliveryQueue {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * Adds a change for each channel, in the transaction that stores the change. Merges it with an unsent change of the same alert.
   */
  async add(transaction: Store, changed: ChangedAlert, channels: readonly RuleChannel[]): Promise<void> {
    const nowMs = this.#clock.nowMs();
    const { alertId, ruleId, userId, ...words } = changed;
    for (const { channelId, schedule } of channels) {
      const news = { ...words, changed_at: nowMs, updated_at: nowMs };
      const { numUpdatedRows } = await transaction
        .updateTable('alert_deliveries')
        .set((build) => ({ ...news, change_count: build('change_count', '+', 1) }))
        .where('channel_id', '=', channelId)
        .where('alert_id', '=', alertId)
        .where('state', '=', 'pending')
        .where('message_id', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) continue;
      await transaction
        .insertInto('alert_deliveries')
        .values({
          id: randomUUID(),
          channel_id: channelId,
          rule_id: ruleId,
          alert_id: alertId,
          user_id: userId,
          ...news,
          change_count: 1,
          state: 'pending',
          message_id: null,
          attempts: 0,
          due_at: getNextDueTime(schedule, nowMs),
        })
        .onConflict((conflict) => conflict.columns(['channel_id', 'alert_id', 'changed_at']).doNothing())
        .execute();
    }
  }

  /** Returns when a channel next has something to deliver, in Unix milliseconds, or Infinity if none has. */
  async findNextDue(): Promise<number> {
    const [next] = await this.#listByDueTime();
    return next?.dueAt ?? Number.POSITIVE_INFINITY;
  }

  /** Returns channels with something to deliver that no process is working on, earliest first. */
  async listDue(limit: number): Promise<DueChannel[]> {
    const nowMs = this.#clock.nowMs();
    const channels = await this.#listByDueTime();
    return channels.filter(({ dueAt }) => dueAt <= nowMs).slice(0, limit);
  }

  async #listByDueTime(): Promise<DueChannel[]> {
    const rows = await this.#store
      .selectFrom('alert_deliveries')
      .innerJoin('alert_channels', 'alert_channels.id', 'alert_deliveries.channel_id')
      .select(({ fn }) => [
        'alert_channels.id',
        'alert_channels.retry_at',
        'alert_channels.lease_until',
        fn.min<number>('alert_deliveries.due_at').as('due_at'),
      ])
      .where('alert_deliveries.state', '=', 'pending')
      .where('alert_channels.is_enabled', '=', 1)
      .groupBy(['alert_channels.id', 'alert_channels.retry_at', 'alert_channels.lease_until'])
      .execute();
    const nowMs = this.#clock.nowMs();
    return rows
      .map(({ id, due_at, retry_at, lease_until }) => {
        // Ensures that setting the clock back does not block a channel.
        const retryAt = Number(retry_at) > nowMs + 2 * MAX_WAIT_MS ? 0 : Number(retry_at);
        const heldUntil = Number(lease_until) < nowMs ? 0 : Number(lease_until);
        return { channelId: id, dueAt: Math.max(Number(due_at), retryAt, heldUntil) };
      })
      .toSorted((left, right) => left.dueAt - right.dueAt);
  }

  /** Counts the pending and the failed changes of each channel. */
  async count(channelIds: readonly string[]): Promise<{ channelId: string; state: string; count: number }[]> {
    if (channelIds.length === 0) return [];
    const rows = await this.#store
      .selectFrom('alert_deliveries')
      .select(({ fn }) => ['channel_id', 'state', fn.countAll<number>().as('count')])
      .where('channel_id', 'in', channelIds)
      .where('state', 'in', ['pending', 'failed'])
      .groupBy(['channel_id', 'state'])
      .execute();
    return rows.map(({ channel_id, state, count }) => ({ channelId: channel_id, state, count: Number(count) }));
  }

  /** Deletes changes that were processed more than a month ago. */
  async sweep(): Promise<void> {
    const before = this.#clock.nowMs() - RETENTION_MS;
    const isOver = (where: ExpressionBuilder<StoreSchema, 'alert_deliveries'>) =>
      where.and([where('state', '!=', 'pending'), where('updated_at', '<', before)]);
    const oldest = this.#store.selectFrom('alert_deliveries').select('id').where(isOver).limit(1);
    if (await oldest.executeTakeFirst()) await this.#store.deleteFrom('alert_deliveries').where(isOver).execute();
  }
}

import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import { Lease, type LeasedRow, swapExpiry } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import { isNotRequested, setIf } from '#platform/store/requested-meanwhile.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import type { ChannelStatus } from './channel-store.ts';
import type { DeliveryRow } from './delivery-queue.ts';

/** The changes that one message contains. */
export type MessageDraft = { messageId: string; attempts: number; total: number; newest: readonly DeliveryRow[] };

/** The result of a delivery attempt, as stored on the channel. */
export type ChannelResult = {
  status?: ChannelStatus;
  lastResponse?: string;
  deliveredAt?: number;
  retryAt: number;
};

type Where = ExpressionBuilder<StoreSchema, 'alert_deliveries'>;

const MAX_LISTED = 20;

/** The messages of channels, each composed of due changes. A process works on a channel while it holds the lease. */
export class MessageStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Claims a channel. Returns undefined if another process has claimed it. */
  claim(channelId: string): Promise<Lease | undefined> {
    return Lease.acquire(this.#store, this.#clock, toLeased(channelId), { set: { retry_at: this.#clock.nowMs() } });
  }

  /** Lists the users and rules that have changes due in a channel. */
  listDueRules(channelId: string): Promise<Pick<DeliveryRow, 'user_id' | 'rule_id'>[]> {
    return this.#store
      .selectFrom('alert_deliveries')
      .select(['user_id', 'rule_id'])
      .distinct()
      .where(this.#isDue(channelId))
      .execute();
  }

  /** Postpones the due changes of a channel. */
  async postpone(channelId: string, untilMs: number): Promise<void> {
    await this.#store.updateTable('alert_deliveries').set({ due_at: untilMs }).where(this.#isDue(channelId)).execute();
  }

  /**
   * Removes the changes that a user may no longer see from a channel. A message that contained them is dissolved, and its
   * remaining changes are sent in another message.
   */
  async withhold(channelId: string, userId: string, ruleId: string): Promise<void> {
    await this.#store.transaction().execute(async (transaction) => {
      const matchRule = (where: Where) => where.and([where('user_id', '=', userId), where('rule_id', '=', ruleId)]);
      const matchPending = (where: Where) =>
        where.and([where('channel_id', '=', channelId), where('state', '=', 'pending')]);
      const affected = transaction
        .selectFrom('alert_deliveries')
        .select('message_id')
        .where(matchPending)
        .where(matchRule);
      await transaction
        .updateTable('alert_deliveries')
        .set({ message_id: null })
        .where(matchPending)
        .where('message_id', 'in', affected.where('message_id', 'is not', null))
        .execute();
      await transaction
        .updateTable('alert_deliveries')
        .set({ state: 'withheld', updated_at: this.#clock.nowMs() })
        .where(matchPending)
        .where(matchRule)
        .execute();
    });
  }

  /** Returns the next message to send, without changes for users in `absent`, or undefined if there is none. */
  async claimNextMessage(channelId: string, absent: readonly string[]): Promise<MessageDraft | undefined> {
    return this.#store.transaction().execute(async (transaction) => {
      const isDue = this.#isDue(channelId);
      let due = transaction.selectFrom('alert_deliveries').where(isDue);
      if (absent.length > 0) due = due.where('user_id', 'not in', absent);
      const unsent = await due
        .select('message_id')
        .where('message_id', 'is not', null)
        .orderBy('changed_at')
        .executeTakeFirst();
      const messageId = unsent?.message_id ?? `msg_${randomUUID()}`;
      if (!unsent) {
        let added = transaction.updateTable('alert_deliveries').set({ message_id: messageId }).where(isDue);
        if (absent.length > 0) added = added.where('user_id', 'not in', absent);
        if ((await added.executeTakeFirst()).numUpdatedRows === 0n) return undefined;
      }
      const parts = transaction.selectFrom('alert_deliveries').where('message_id', '=', messageId);
      const newest = await parts.selectAll().orderBy('changed_at', 'desc').orderBy('id').limit(MAX_LISTED).execute();
      const { total } = await parts.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return { messageId, attempts: newest[0]?.attempts ?? 0, total: Number(total), newest };
    });
  }

  /**
   * Releases a channel and stores the result of a message in the same transaction. Returns false if another process has claimed the
   * channel. If the channel was changed in the meantime, the delivery is retried immediately.
   */
  release(
    channelId: string,
    lease: Lease,
    { status, lastResponse, deliveredAt, retryAt }: ChannelResult,
    message?: { messageId: string; state: 'pending' | 'delivered' | 'failed' },
  ): Promise<boolean> {
    const nowMs = this.#clock.nowMs();
    return lease.release((change) =>
      this.#store.transaction().execute(async (transaction) => {
        const set = {
          ...setIf(isNotRequested('retry_at'), { retry_at: retryAt }),
          ...(lastResponse !== undefined && { last_response: lastResponse }),
          ...(deliveredAt !== undefined && { delivered_at: deliveredAt }),
        };
        const isHeld = await swapExpiry(transaction, toLeased(channelId), set)(change);
        if (!isHeld) return false;
        if (status) {
          await transaction
            .updateTable('alert_channels')
            .set({ status, status_since: nowMs })
            .where('id', '=', channelId)
            .where('status', '!=', status)
            .execute();
        }
        if (message) {
          await transaction
            .updateTable('alert_deliveries')
            .set((build) => ({ state: message.state, attempts: build('attempts', '+', 1), updated_at: nowMs }))
            .where('message_id', '=', message.messageId)
            .execute();
        }
        return true;
      }),
    );
  }

  #isDue(channelId: string) {
    const nowMs = this.#clock.nowMs();
    return (where: Where) =>
      where.and([where('channel_id', '=', channelId), where('state', '=', 'pending'), where('due_at', '<=', nowMs)]);
  }
}

function toLeased(channelId: string): LeasedRow<'alert_channels'> {
  return { table: 'alert_channels', key: { id: channelId } };
}

import { randomUUID } from 'node:crypto';
import type { components } from '@rotunda/api-client/bff-types';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Clock } from '#domain/clock.ts';
import type { DeliveryTarget } from '#platform/delivery/deliver-message.ts';
import { type DeliverySchedule, getNextDueTime } from '#platform/delivery/delivery-schedule.ts';
import type { ChannelKind } from '#platform/delivery/webhook-body.ts';
import type { SecretStore } from '#platform/secrets/secret-store.ts';
import type { Store } from '#platform/store/open-store.ts';
import { REQUESTED } from '#platform/store/requested-meanwhile.ts';
import { limitProblem, type RowLimit, writeWithinLimit } from '#platform/store/row-limit.ts';
import type { AlertTables } from '#platform/store/tables/alert-tables.ts';

/** The delivery status of a channel. */
export type ChannelStatus = components['schemas']['AlertChannel']['status'];
/** A stored channel. */
export type ChannelRow = Selectable<AlertTables['alert_channels']>;

/** The editable fields of a channel. If the address is omitted, the current address is retained. */
export type ChannelDraft = {
  kind: ChannelKind;
  name: string;
  address?: string;
  schedule: DeliverySchedule;
  isTeam: boolean;
  isEnabled: boolean;
};

/** The sealed secret of a channel. It includes the owner, so that a tampered row cannot redirect deliveries. */
const secretSchema = z.object({
  userId: z.string(),
  isTeam: z.boolean(),
  address: z.string(),
  signingSecret: z.string(),
  /** The previous secret, valid until a given time. */
  previous: z.object({ signingSecret: z.string(), untilMs: z.number() }).exactOptional(),
});
export type ChannelSecret = z.infer<typeof secretSchema>;

const PURPOSE = 'alert-channel';
const MAX_CHANNELS = 20; // Per user.

/** The channels to which users and the team have alerts delivered. */
export class ChannelStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #secrets: SecretStore;

  constructor(store: Store, clock: Clock, secrets: SecretStore) {
    this.#store = store;
    this.#clock = clock;
    this.#secrets = secrets;
  }

  /** Returns a user's own channels and the team's channels, oldest first. */
  list(userId: string): Promise<ChannelRow[]> {
    return this.#store
      .selectFrom('alert_channels')
      .selectAll()
      .where((where) => where.or([where('user_id', '=', userId), where('is_team', '=', 1)]))
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  find(id: string): Promise<ChannelRow | undefined> {
    return this.#store.selectFrom('alert_channels').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Adds a channel. Throws 409 if the owner has too many. */
  async create(
    owner: { userId: string; name: string },
    draft: ChannelDraft,
    secret: Pick<ChannelSecret, 'address' | 'signingSecret'>,
  ): Promise<ChannelRow> {
    const id = randomUUID();
    const nowMs = this.#clock.nowMs();
    const whole: ChannelSecret = { userId: owner.userId, isTeam: draft.isTeam, ...secret };
    return writeWithinLimit(this.#store, getLimit(owner.userId), async (transaction) => {
      await this.#secrets.withTransaction(transaction).add(PURPOSE, id, JSON.stringify(whole));
      return transaction
        .insertInto('alert_channels')
        .values({
          id,
          user_id: owner.userId,
          owner_name: owner.name,
          ...toColumns(draft),
          kind: draft.kind,
          is_team: Number(draft.isTeam),
          target: toTarget(draft.kind, secret.address),
          status: 'ready' satisfies ChannelStatus,
          status_since: nowMs,
          last_response: null,
          delivered_at: null,
          retry_at: 0,
          lease_until: 0,
          created_at: nowMs,
          updated_at: nowMs,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  }

  /** Changes a channel. Failed deliveries are retried. */
  async change(row: ChannelRow, draft: ChannelDraft): Promise<ChannelRow> {
    const nowMs = this.#clock.nowMs();
    const { address } = draft;
    return this.#store.transaction().execute(async (transaction) => {
      const secrets = this.#secrets.withTransaction(transaction);
      const secret = address === undefined ? undefined : await this.#readFrom(secrets, row);
      if (secret) {
        await secrets.delete(PURPOSE, row.id);
        await secrets.add(PURPOSE, row.id, JSON.stringify({ ...secret, address }));
      }
      await transaction
        .updateTable('alert_deliveries')
        .set({ state: 'pending', attempts: 0, message_id: null, due_at: getNextDueTime(draft.schedule, nowMs) })
        .where('channel_id', '=', row.id)
        .where('state', 'in', ['pending', 'failed'])
        .execute();
      return transaction
        .updateTable('alert_channels')
        .set({
          ...toColumns(draft),
          ...(address !== undefined && { target: toTarget(draft.kind, address) }),
          retry_at: REQUESTED,
          updated_at: nowMs,
        })
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  }

  /**
   * Replaces the signing secret. The previous secret remains valid until the given time. Returns false if the row has been
   * tampered with.
   */
  async rotateSecret(row: ChannelRow, signingSecret: string, untilMs: number): Promise<boolean> {
    return this.#store.transaction().execute(async (transaction) => {
      const secrets = this.#secrets.withTransaction(transaction);
      const secret = await this.#readFrom(secrets, row);
      if (!secret) return false;
      const previous = { signingSecret: secret.signingSecret, untilMs };
      await secrets.delete(PURPOSE, row.id);
      await secrets.add(PURPOSE, row.id, JSON.stringify({ ...secret, signingSecret, previous }));
      return true;
    });
  }

  /** Deletes a channel with its pending deliveries. */
  async delete(id: string): Promise<void> {
    await this.#store.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('alert_deliveries').where('channel_id', '=', id).execute();
      await transaction.deleteFrom('alert_rule_channels').where('channel_id', '=', id).execute();
      await transaction.deleteFrom('alert_channels').where('id', '=', id).execute();
      await this.#secrets.withTransaction(transaction).delete(PURPOSE, id);
    });
  }

  /** Returns the address and key of a channel, or undefined if the row differs from its sealed contents. */
  readSecret(row: ChannelRow): Promise<ChannelSecret | undefined> {
    return this.#readFrom(this.#secrets, row);
  }

  async #readFrom(secrets: SecretStore, row: ChannelRow): Promise<ChannelSecret | undefined> {
    const text = await secrets.read(PURPOSE, row.id);
    const secret = text === undefined ? undefined : secretSchema.parse(JSON.parse(text));
    return secret?.userId === row.user_id && secret.isTeam === (row.is_team === 1) ? secret : undefined;
  }
}

/** Returns the address of a channel and the secrets to sign a message with at a given time. */
export function createTarget({ address, signingSecret, previous }: ChannelSecret, nowMs: number): DeliveryTarget {
  const isRotating = previous !== undefined && nowMs < previous.untilMs;
  return { address, signingSecrets: isRotating ? [signingSecret, previous.signingSecret] : [signingSecret] };
}

/** Returns the delivery schedule of a channel. */
export function readSchedule({ schedule }: Pick<ChannelRow, 'schedule'>): DeliverySchedule {
  return JSON.parse(schedule);
}

function toColumns({ name, schedule, isEnabled }: ChannelDraft) {
  return { name, schedule: JSON.stringify(schedule), is_enabled: Number(isEnabled) };
}

/** Only the host is shown, because the path of a webhook is its only secret in chat services. */
function toTarget(kind: ChannelKind, address: string): string {
  return kind === 'mail' ? address : new URL(address).host;
}

function getLimit(userId: string): RowLimit<'alert_channels'> {
  const toProblem = () => limitProblem(`You can have at most ${MAX_CHANNELS} channels.`);
  return { table: 'alert_channels', of: { user_id: userId }, max: MAX_CHANNELS, toProblem };
}

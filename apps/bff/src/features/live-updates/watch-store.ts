import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { Store } from '#platform/store/open-store.ts';
import { limitProblem, type RowLimit, writeWithinLimit } from '#platform/store/row-limit.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { WatchTables } from '#platform/store/tables/watch-tables.ts';
import type { HookMessage } from './channel-store.ts';
import { isChannelToken, makeChannelToken } from './channel-token.ts';
import type { WatchKind } from './watch-kind.ts';

/** A stored watch. */
export type WatchRow = Selectable<WatchTables['watches']>;

/** A watch to open. Times are Unix milliseconds. */
export type NewWatch = {
  userId: string;
  kind: WatchKind;
  target: string | undefined;
  label: string;
  expiresAt: number;
};

/** The service's response to opening a channel. */
export type OpenedChannel = { resourceId: string; resourceUri: string | undefined; expiresAt: number };

const MAX_WATCHES = 50; // Per user.
const RETENTION_MS = 7 * 24 * 3_600_000; // How long an expired watch is listed.

/** The watches that users opened, and the values that their messages must match. */
export class WatchStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #invalidations: UserInvalidations;
  readonly #seals: RowSeals;

  constructor(store: Store, clock: Clock, invalidations: UserInvalidations, seals: RowSeals) {
    this.#store = store;
    this.#clock = clock;
    this.#invalidations = invalidations;
    this.#seals = seals;
  }

  /** Returns a user's watches, newest first. Deletes those that expired long ago. */
  async list(userId: string): Promise<WatchRow[]> {
    await this.#sweep(this.#store);
    const rows = await this.#selectByUser(userId).orderBy('created_at', 'desc').orderBy('id').execute();
    return rows.filter((row) => this.#seals.hasValidSeal('watches', row));
  }

  /** Returns a user's watch, or undefined if the ID is not found. */
  async find(userId: string, id: string): Promise<WatchRow | undefined> {
    const row = await this.#selectByUser(userId).where('id', '=', id).executeTakeFirst();
    return row && this.#seals.hasValidSeal('watches', row) ? row : undefined;
  }

  /**
   * Stores a channel before it is opened, because its first message may arrive before the service's response. Throws 409 if the
   * user has too many watches.
   */
  async prepare({ userId, kind, target, label, expiresAt }: NewWatch): Promise<{ id: string; token: string }> {
    const id = randomBytes(24).toString('hex');
    const { token, tokenHash } = makeChannelToken();
    const row = {
      id,
      user_id: userId,
      token_hash: tokenHash,
      kind,
      target: target ?? null,
      label,
      created_at: this.#clock.nowMs(),
      expires_at: expiresAt,
      message_count: 0,
      last_message: 0,
    };
    await writeWithinLimit(this.#store, getLimit(userId), async (transaction) => {
      await this.#sweep(transaction);
      await transaction
        .insertInto('watches')
        .values({ ...row, seal: this.#seals.seal('watches', row) })
        .execute();
    });
    return { id, token };
  }

  /** Stores the service's response. Returns false if the watch has been deleted in the meantime. */
  async confirm(id: string, { resourceId, resourceUri, expiresAt }: OpenedChannel): Promise<boolean> {
    const { numUpdatedRows } = await this.#store
      .updateTable('watches')
      .set({ resource_id: resourceId, resource_uri: resourceUri ?? null, expires_at: expiresAt })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Deletes a watch. Its messages are rejected from then on. */
  async remove(id: string): Promise<void> {
    await this.#store.deleteFrom('watches').where('id', '=', id).execute();
  }

  /** Processes a message. Returns whether it belongs to an open channel. Duplicate and late messages have no effect. */
  async receive(message: HookMessage): Promise<boolean> {
    const row = await this.#store
      .selectFrom('watches')
      .selectAll()
      .where('id', '=', message.channelId)
      .executeTakeFirst();
    const isToken = isChannelToken(message.token, row?.token_hash);
    if (!row || !isToken || row.expires_at <= this.#clock.nowMs()) return false;
    if (row.resource_id !== null && row.resource_id !== message.resourceId) return false;
    if (!this.#seals.hasValidSeal('watches', row)) return false;
    const { numUpdatedRows } = await this.#store
      .updateTable('watches')
      .set(({ eb }) => ({
        message_count: eb('message_count', '+', 1),
        last_message: message.messageNumber,
        last_at: this.#clock.nowMs(),
        last_state: message.resourceState,
        last_changed: message.changed ?? null,
      }))
      .where('id', '=', row.id)
      .where('last_message', '<', message.messageNumber)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await this.#invalidations.publish(row.user_id, 'watches');
    return true;
  }

  async #sweep(store: Store): Promise<void> {
    await store
      .deleteFrom('watches')
      .where('expires_at', '<', this.#clock.nowMs() - RETENTION_MS)
      .execute();
  }

  #selectByUser(userId: string) {
    return this.#store.selectFrom('watches').selectAll().where('user_id', '=', userId);
  }
}

function getLimit(userId: string): RowLimit<'watches'> {
  const toProblem = () => limitProblem(`You have ${MAX_WATCHES} watches. Stop one first.`);
  return { table: 'watches', of: { user_id: userId }, max: MAX_WATCHES, toProblem };
}

import { randomBytes } from 'node:crypto';
import { type Clock, sleep } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import type { InvalidationOutbox, InvalidationState } from '#platform/invalidations/invalidation-outbox.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import { isChannelToken, makeChannelToken } from './channel-token.ts';

/** A message sent by a service. */
export type HookMessage = {
  channelId: string;
  token: string;
  resourceId: string;
  messageNumber: number;
  resourceState: string;
  /** The changed part of the resource, if the service reports it. */
  changed?: string | undefined;
};

/** The session and topic that a channel is opened for. */
export type ChannelOwner = { sessionId: string; credentialId: string; topic: string };

/** The data needed to stop a channel. */
export type StoppableChannel = ChannelOwner & { id: string; resourceId: string | undefined };

const OPENING_MS = 5_000; // After this time, opening the channel has failed or its process has exited.
const POLL_MS = 50;

const GONE: ReadonlySet<string> = new Set(['not_exists', 'remove']);

/** The open watch channels, and the values that their messages must match. */
export class ChannelStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #outbox: InvalidationOutbox;
  readonly #seals: RowSeals;

  constructor(store: Store, clock: Clock, outbox: InvalidationOutbox, seals: RowSeals) {
    this.#store = store;
    this.#clock = clock;
    this.#outbox = outbox;
    this.#seals = seals;
  }

  /**
   * Stores a channel before it is opened, because its first message may arrive before the service's response. Rejects if the
   * session has expired. The end of a session first expires the session and then lists its channels, so it either finds this
   * channel or prevents it from being opened.
   */
  async prepare(owner: ChannelOwner, expiresAt: number): Promise<{ id: string; token: string }> {
    const id = randomBytes(24).toString('hex');
    const { token, tokenHash } = makeChannelToken();
    const row = {
      id,
      token_hash: tokenHash,
      session_hash: owner.sessionId,
      credential_id: owner.credentialId,
      topic: owner.topic,
      resource_id: null,
      last_message: 0,
      expires_at: expiresAt,
      last_used_at: this.#clock.nowMs(),
    };
    await this.#store
      .insertInto('live_channels')
      .values({ ...row, seal: this.#seals.seal('live_channels', row) })
      .execute();
    if (await this.#isActive(owner.sessionId)) return { id, token };
    await this.remove(id);
    throw new ProblemError('unauthenticated');
  }

  /** Stores the service's response. */
  async confirm(id: string, resourceId: string, expiresAt: number): Promise<void> {
    await this.#store
      .updateTable('live_channels')
      .set({ resource_id: resourceId, expires_at: expiresAt })
      .where('id', '=', id)
      .execute();
  }

  /** Records that channels are still in use. */
  async touch(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#store
      .updateTable('live_channels')
      .set({ last_used_at: this.#clock.nowMs() })
      .where('id', 'in', ids)
      .execute();
  }

  /** Returns the number of the newest message that a channel has delivered to any process, or 0 before the first. */
  async getNewestMessage(id: string): Promise<number> {
    const row = await this.#store
      .selectFrom('live_channels')
      .select('last_message')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.last_message ?? 0;
  }

  /**
   * Deletes and returns a channel. Returns undefined if it was already deleted or not written by this console. Its messages are
   * rejected from then on.
   */
  async remove(id: string): Promise<StoppableChannel | undefined> {
    const row = await this.#store.deleteFrom('live_channels').where('id', '=', id).returningAll().executeTakeFirst();
    if (!row || !this.#seals.hasValidSeal('live_channels', row)) return undefined;
    const { session_hash: sessionId, credential_id: credentialId, topic, resource_id: resourceId } = row;
    return { id, sessionId, credentialId, topic, resourceId: resourceId ?? undefined };
  }

  /** Returns the IDs of the channels opened with a credential. */
  async listByCredential(credentialId: string): Promise<string[]> {
    const rows = await this.#store
      .selectFrom('live_channels')
      .select('id')
      .where('credential_id', '=', credentialId)
      .execute();
    return rows.map((row) => row.id);
  }

  /**
   * Waits until no process is opening a channel with a credential, because a channel can only be stopped once its service has
   * named it. Waits no longer than opening a channel may take, even if the clock is changed in the meantime.
   */
  async waitUntilOpened(credentialId: string): Promise<void> {
    const endMs = this.#clock.elapsedMs() + OPENING_MS;
    while (this.#clock.elapsedMs() < endMs && (await this.#isOpening(credentialId))) await sleep(this.#clock, POLL_MS);
  }

  /** Returns the IDs of at most 100 channels unused since a time, which a lost process left behind. */
  async listAbandoned(since: number): Promise<string[]> {
    const rows = await this.#store
      .selectFrom('live_channels')
      .select('id')
      .where('last_used_at', '<', since)
      .limit(100)
      .execute();
    return rows.map((row) => row.id);
  }

  /**
   * Processes a message. Returns whether it belongs to an open channel. A duplicate or outdated message has no effect. The
   * invalidation and the number of the message are written together.
   */
  async receive(message: HookMessage): Promise<boolean> {
    const channel = await this.#store
      .selectFrom('live_channels')
      // The channels of an ended session are invalid immediately, although they are stopped a moment later.
      .innerJoin('sessions', 'sessions.id_hash', 'live_channels.session_hash')
      .selectAll('live_channels')
      .where('live_channels.id', '=', message.channelId)
      .executeTakeFirst();
    const isToken = isChannelToken(message.token, channel?.token_hash);
    if (!channel || !isToken || channel.expires_at <= this.#clock.nowMs()) return false;
    if (channel.resource_id !== null && channel.resource_id !== message.resourceId) return false;
    if (!this.#seals.hasValidSeal('live_channels', channel)) return false;
    const isNew = await this.#store.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('live_channels')
        .set({ last_message: message.messageNumber })
        .where('id', '=', message.channelId)
        .where('last_message', '<', message.messageNumber)
        .executeTakeFirst();
      // The first message only reports that the channel is open, which the process that opened it already knows.
      if (numUpdatedRows === 0n || message.resourceState === 'sync') return false;
      await this.#outbox.put(transaction, channel.session_hash, channel.topic, toState(message.resourceState));
      return true;
    });
    if (isNew) this.#outbox.announce();
    return true;
  }

  async #isActive(sessionId: string): Promise<boolean> {
    const session = this.#store
      .selectFrom('sessions')
      .select('id_hash')
      .where('id_hash', '=', sessionId)
      .where('expires_at', '>', this.#clock.nowMs());
    return (await session.executeTakeFirst()) !== undefined;
  }

  async #isOpening(credentialId: string): Promise<boolean> {
    const channel = this.#store
      .selectFrom('live_channels')
      .select('id')
      .where('credential_id', '=', credentialId)
      .where('resource_id', 'is', null)
      .where('last_used_at', '>', this.#clock.nowMs() - OPENING_MS);
    return (await channel.executeTakeFirst()) !== undefined;
  }
}

function toState(resourceState: string): InvalidationState {
  return GONE.has(resourceState) ? 'gone' : 'changed';
}

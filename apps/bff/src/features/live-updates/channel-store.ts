import { randomBytes } from 'node:crypto';
import { type Clock, sleep } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import type { InvalidationOutbox, InvalidationState } from '#platform/invalidations/invalidation-outbox.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import { isChannelToken, makeChannelToken } from './channel-token.ts';

/** A message as a service sends it. */
export type HookMessage = {
  channelId: string;
  token: string;
  resourceId: string;
  messageNumber: number;
  resourceState: string;
  /** What of the resource has changed, where the service says so. */
  changed?: string | undefined;
};

/** Who a channel is opened for. */
export type ChannelOwner = { sessionId: string; credentialId: string; topic: string };

/** What is needed to stop a channel. */
export type StoppableChannel = ChannelOwner & { id: string; resourceId: string | undefined };

const OPENING_MS = 5_000; // After so long, whoever was opening a channel has failed or ended.
const POLL_MS = 50;

const GONE: ReadonlySet<string> = new Set(['not_exists', 'remove']);

/** The watch channels that are open, and what their messages have to match. */
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
   * Notes a channel that is about to be opened: its first message may come before the service has answered. Rejects when
   * the session has expired. Whoever ends the session expires it before listing its channels, and so finds this one or
   * keeps it from being opened.
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
      looked_at: this.#clock.nowMs(),
    };
    await this.#store
      .insertInto('live_channels')
      .values({ ...row, seal: this.#seals.seal('live_channels', row) })
      .execute();
    if (await this.#isActive(owner.sessionId)) return { id, token };
    await this.take(id);
    throw new ProblemError('unauthenticated');
  }

  /** Notes what the service has answered. */
  async confirm(id: string, resourceId: string, expiresAt: number): Promise<void> {
    await this.#store
      .updateTable('live_channels')
      .set({ resource_id: resourceId, expires_at: expiresAt })
      .where('id', '=', id)
      .execute();
  }

  /** Notes that somebody still looks. */
  async touch(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#store
      .updateTable('live_channels')
      .set({ looked_at: this.#clock.nowMs() })
      .where('id', 'in', ids)
      .execute();
  }

  /** The number of the newest message that a channel has delivered, to any process; 0 before the first. */
  async newestMessage(id: string): Promise<number> {
    const row = await this.#store
      .selectFrom('live_channels')
      .select('last_message')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.last_message ?? 0;
  }

  /** Forgets a channel; undefined when it had been forgotten, or somebody else has written it. From here on its messages are refused. */
  async take(id: string): Promise<StoppableChannel | undefined> {
    const row = await this.#store.deleteFrom('live_channels').where('id', '=', id).returningAll().executeTakeFirst();
    if (!row || !this.#seals.isSealed('live_channels', row)) return undefined;
    const { session_hash: sessionId, credential_id: credentialId, topic, resource_id: resourceId } = row;
    return { id, sessionId, credentialId, topic, resourceId: resourceId ?? undefined };
  }

  /** Ids of the channels that were opened with a credential. */
  async listOfCredential(credentialId: string): Promise<string[]> {
    const rows = await this.#store
      .selectFrom('live_channels')
      .select('id')
      .where('credential_id', '=', credentialId)
      .execute();
    return rows.map((row) => row.id);
  }

  /**
   * Waits until no process is opening a channel with a credential: one can be stopped once its service has named it. However the
   * clock is set meanwhile, it waits no longer than opening one takes.
   */
  async waitUntilOpened(credentialId: string): Promise<void> {
    const endMs = this.#clock.elapsedMs() + OPENING_MS;
    while (this.#clock.elapsedMs() < endMs && (await this.#isOpening(credentialId))) await sleep(this.#clock, POLL_MS);
  }

  /** Ids of channels at which nobody has looked since a time, at most 100: a process that ended left them behind. */
  async listAbandoned(since: number): Promise<string[]> {
    const rows = await this.#store
      .selectFrom('live_channels')
      .select('id')
      .where('looked_at', '<', since)
      .limit(100)
      .execute();
    return rows.map((row) => row.id);
  }

  /**
   * Takes a message in: whether it is one of an open channel. A message that came before, or that a later one has
   * overtaken, changes nothing. The invalidation and the number of the message are written together.
   */
  async receive(message: HookMessage): Promise<boolean> {
    const channel = await this.#store
      .selectFrom('live_channels')
      // A session that has ended takes its channels with it, though they are stopped a moment later.
      .innerJoin('sessions', 'sessions.id_hash', 'live_channels.session_hash')
      .selectAll('live_channels')
      .where('live_channels.id', '=', message.channelId)
      .executeTakeFirst();
    const isToken = isChannelToken(message.token, channel?.token_hash);
    if (!channel || !isToken || channel.expires_at <= this.#clock.nowMs()) return false;
    if (channel.resource_id !== null && channel.resource_id !== message.resourceId) return false;
    if (!this.#seals.isSealed('live_channels', channel)) return false;
    const isNew = await this.#store.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('live_channels')
        .set({ last_message: message.messageNumber })
        .where('id', '=', message.channelId)
        .where('last_message', '<', message.messageNumber)
        .executeTakeFirst();
      // The first message only says that the channel is open, which its opener knows better.
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
      .where('looked_at', '>', this.#clock.nowMs() - OPENING_MS);
    return (await channel.executeTakeFirst()) !== undefined;
  }
}

function toState(resourceState: string): InvalidationState {
  return GONE.has(resourceState) ? 'gone' : 'changed';
}

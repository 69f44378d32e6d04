import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { CalendarFeedTables } from '#platform/store/tables/calendar-feed-tables.ts';

/** A feed that calendar programs read by its secret address. */
export type CalendarFeed = Selectable<CalendarFeedTables['calendar_feeds']>;
/** The same as somebody creates it. */
export type FeedDraft = { kind: 'events' | 'reviews'; title: string; filter: object };

const TOKEN_BYTES = 32;
const RECORD_EVERY_MS = 3_600_000;
/** What addresses of feeds look like, to be told from others without the store. */
const TOKEN = /^[\w-]{43}$/;

/** Calendar feeds. Only a hash of the secret is stored: who reads the store cannot read the feeds. */
export class FeedStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Feeds of somebody, newest first. */
  list(userId: string): Promise<CalendarFeed[]> {
    return this.#store
      .selectFrom('calendar_feeds')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
  }

  /** Creates a feed; the secret is known to the caller alone. */
  async create(userId: string, { kind, title, filter }: FeedDraft): Promise<{ feed: CalendarFeed; token: string }> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const feed = {
      ...{ id: randomUUID(), user_id: userId, token_hash: hashOf(token), kind, title, filter: JSON.stringify(filter) },
      ...{ created_at: this.#clock.nowMs(), read_at: null, recorded_at: 0, problem: '' },
    };
    await this.#store.insertInto('calendar_feeds').values(feed).execute();
    return { feed, token };
  }

  /** Revokes a feed of somebody; false when they have none of this ID. */
  async revoke(userId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#store
      .deleteFrom('calendar_feeds')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** The feed of a secret; undefined for one that was revoked or never was. */
  async findByToken(token: string): Promise<CalendarFeed | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const query = this.#store.selectFrom('calendar_feeds').selectAll().where('token_hash', '=', hashOf(token));
    return query.executeTakeFirst();
  }

  /** Notes a read, and why it failed if it did. */
  async noteRead({ id }: CalendarFeed, problem: string): Promise<void> {
    const set = { read_at: this.#clock.nowMs(), problem };
    await this.#store.updateTable('calendar_feeds').set(set).where('id', '=', id).execute();
  }

  /** Whether a read is to be recorded: the first one in an hour, for all processes together. */
  async claimRecord({ id }: CalendarFeed): Promise<boolean> {
    const nowMs = this.#clock.nowMs();
    const { numUpdatedRows } = await this.#store
      .updateTable('calendar_feeds')
      .set({ recorded_at: nowMs })
      .where('id', '=', id)
      .where('recorded_at', '<=', nowMs - RECORD_EVERY_MS)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

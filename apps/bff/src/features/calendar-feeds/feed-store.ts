import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import { limitProblem, type RowLimit, writeWithinLimit } from '#platform/store/row-limit.ts';
import type { CalendarFeedTables } from '#platform/store/tables/calendar-feed-tables.ts';

/** A feed that calendar apps read from its secret address. */
export type CalendarFeed = Selectable<CalendarFeedTables['calendar_feeds']>;
/** A feed as created by a user. */
export type FeedDraft = { kind: 'events' | 'reviews'; title: string; filter: object };

const MAX_FEEDS = 20; // Per user.
const TOKEN_BYTES = 32;
const RECORD_EVERY_MS = 3_600_000;
/** The format of feed tokens. Invalid ones are rejected without reading the store. */
const TOKEN = /^[\w-]{43}$/;

/** Calendar feeds. Only a hash of each secret is stored, so that read access to the store does not give access to the feeds. */
export class FeedStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Returns a user's feeds, newest first. */
  list(userId: string): Promise<CalendarFeed[]> {
    return this.#store
      .selectFrom('calendar_feeds')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
  }

  /** Creates a feed. The secret is returned only to this caller. Throws 409 if the user has too many feeds. */
  async create(userId: string, { kind, title, filter }: FeedDraft): Promise<{ feed: CalendarFeed; token: string }> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const feed = {
      id: randomUUID(),
      user_id: userId,
      token_hash: getHash(token),
      kind,
      title,
      filter: JSON.stringify(filter),
      created_at: this.#clock.nowMs(),
      read_at: null,
      recorded_at: 0,
      problem: '',
    };
    await writeWithinLimit(this.#store, getLimit(userId), (transaction) =>
      transaction.insertInto('calendar_feeds').values(feed).execute(),
    );
    return { feed, token };
  }

  /** Revokes a user's feed. Returns false if the ID is not found. */
  async revoke(userId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#store
      .deleteFrom('calendar_feeds')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Returns the feed with a secret, or undefined if it was revoked or never existed. */
  async findByToken(token: string): Promise<CalendarFeed | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const query = this.#store.selectFrom('calendar_feeds').selectAll().where('token_hash', '=', getHash(token));
    return query.executeTakeFirst();
  }

  /** Records a read and, if it failed, the reason. */
  async recordRead({ id }: CalendarFeed, problem: string): Promise<void> {
    const set = { read_at: this.#clock.nowMs(), problem };
    await this.#store.updateTable('calendar_feeds').set(set).where('id', '=', id).execute();
  }

  /** Whether to record this read: only the first one per hour across all processes. */
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

function getLimit(userId: string): RowLimit<'calendar_feeds'> {
  const toProblem = () => limitProblem(`You can have at most ${MAX_FEEDS} feeds. Revoke one first.`);
  return { table: 'calendar_feeds', of: { user_id: userId }, max: MAX_FEEDS, toProblem };
}

function getHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

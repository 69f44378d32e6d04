import { randomBytes } from 'node:crypto';
import type { components } from '@rotunda/api-client/bff-types';
import type { Role } from '@rotunda/api-client/roles';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { LinkTables } from '#platform/store/tables/link-tables.ts';

type ListState = components['schemas']['ListLinkDraft'];

/** A list as it was when a user created a link to it. Times are Unix milliseconds. */
export type ListLink = {
  id: string;
  userId: string;
  authorName: string;
  /** The author's roles when the rows were read. Others need these roles to see the rows. */
  roles: readonly Role[];
  state: ListState;
  madeAt: number;
  expiresAt: number;
};

const LIVES_MS = 30 * 24 * 3_600_000; // Handovers take days. Lists of people are not stored for longer than necessary.
const LINKS_PER_PERSON = 100;
const ID_BYTES = 16; // 128 bits cannot be guessed.

/** The lists that users created links to. */
export class LinkStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #seals: RowSeals;

  constructor(store: Store, clock: Clock, seals: RowSeals) {
    this.#store = store;
    this.#clock = clock;
    this.#seals = seals;
  }

  /** Stores a list for thirty days. Deletes expired links, and a user's oldest links beyond one hundred. */
  async save({ userId, name, roles }: Principal, state: ListState): Promise<ListLink> {
    const nowMs = this.#clock.nowMs();
    const draft = {
      id: randomBytes(ID_BYTES).toString('base64url'),
      user_id: userId,
      author_name: name,
      roles: JSON.stringify(roles),
      state: JSON.stringify(state),
      created_at: nowMs,
      expires_at: nowMs + LIVES_MS,
    };
    const row = await this.#store
      .insertInto('list_links')
      .values({ ...draft, seal: this.#seals.seal('list_links', draft) })
      .returningAll()
      .executeTakeFirstOrThrow();
    await this.#store.deleteFrom('list_links').where('expires_at', '<=', nowMs).execute();
    await this.#store
      .deleteFrom('list_links')
      .where('user_id', '=', userId)
      .where('id', 'not in', ({ selectFrom }) =>
        selectFrom('list_links')
          .select('id')
          .where('user_id', '=', userId)
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(LINKS_PER_PERSON),
      )
      .execute();
    return toLink(row);
  }

  /** Returns the list of a link, or undefined if the link does not exist or has expired. */
  async find(id: string): Promise<ListLink | undefined> {
    const row = await this.#store
      .selectFrom('list_links')
      .selectAll()
      .where('id', '=', id)
      .where('expires_at', '>', this.#clock.nowMs())
      .executeTakeFirst();
    return row && this.#seals.hasValidSeal('list_links', row) ? toLink(row) : undefined;
  }
}

function toLink(row: LinkTables['list_links']): ListLink {
  return {
    id: row.id,
    userId: row.user_id,
    authorName: row.author_name,
    roles: JSON.parse(row.roles),
    state: JSON.parse(row.state),
    madeAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

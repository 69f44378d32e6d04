import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import { limitProblem, type RowLimit, writeWithinLimit } from '#platform/store/row-limit.ts';
import type { SavedTables } from '#platform/store/tables/saved-tables.ts';

/** A saved set of search parameters of a screen. Times are Unix milliseconds. */
export type SavedView = {
  id: string;
  userId: string;
  ownerName: string;
  screen: string;
  name: string;
  search: Record<string, unknown>;
  isTeam: boolean;
  updatedAt: number;
};

/** The editable fields of a view. */
export type ViewChange = { name?: string; search?: Record<string, unknown>; isTeam?: boolean };

/** A view to save, with its owner. */
export type NewView = Pick<SavedView, 'userId' | 'ownerName' | 'screen' | 'name' | 'search' | 'isTeam'>;

type Row = Selectable<SavedTables['views']>;

const MAX_VIEWS = 200; // Per user.

/** The views that users have saved. Names are unique per screen and owner, ignoring case. */
export class ViewStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Returns a user's own views and the team's views, by name. */
  async list(userId: string, screen: string | undefined): Promise<SavedView[]> {
    const rows = await this.#store
      .selectFrom('views')
      .selectAll()
      .where((where) => where.or([where('user_id', '=', userId), where('is_team', '=', 1)]))
      .$if(screen !== undefined, (query) => query.where('screen', '=', screen ?? ''))
      .orderBy('name_key')
      .orderBy('id')
      .execute();
    return rows.map(toView);
  }

  /** Returns a view of any owner, or undefined if the ID is not found. */
  async find(id: string): Promise<SavedView | undefined> {
    const row = await this.#store.selectFrom('views').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toView(row);
  }

  /** Creates a view. Returns undefined if its owner already has one with this name. Throws 409 if the owner has too many. */
  async create(view: NewView): Promise<SavedView | undefined> {
    const row = await writeWithinLimit(this.#store, getLimit(view.userId), (transaction) =>
      transaction
        .insertInto('views')
        .values({
          id: randomUUID(),
          user_id: view.userId,
          owner_name: view.ownerName,
          screen: view.screen,
          name: view.name,
          name_key: toNameKey(view.name),
          search: JSON.stringify(view.search),
          is_team: Number(view.isTeam),
          updated_at: this.#clock.nowMs(),
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'screen', 'name_key']).doNothing())
        .returningAll()
        .executeTakeFirst(),
    );
    return row && toView(row);
  }

  /** Changes a view. Returns undefined if it no longer exists, or if its owner has another one with the new name. */
  async change(view: SavedView, { name, search, isTeam }: ViewChange): Promise<SavedView | undefined> {
    const nameKey = toNameKey(name ?? view.name);
    const row = await this.#store
      .updateTable('views')
      .set({
        ...(name !== undefined && { name, name_key: nameKey }),
        ...(search !== undefined && { search: JSON.stringify(search) }),
        ...(isTeam !== undefined && { is_team: Number(isTeam) }),
        updated_at: this.#clock.nowMs(),
      })
      .where('id', '=', view.id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('views as other')
              .select('other.id')
              .where('other.user_id', '=', view.userId)
              .where('other.screen', '=', view.screen)
              .where('other.name_key', '=', nameKey)
              .where('other.id', '!=', view.id),
          ),
        ),
      )
      .returningAll()
      .executeTakeFirst();
    return row && toView(row);
  }

  /** Deletes a view. */
  async delete(id: string): Promise<void> {
    await this.#store.deleteFrom('views').where('id', '=', id).execute();
  }
}

function getLimit(userId: string): RowLimit<'views'> {
  const toProblem = () => limitProblem(`You can save at most ${MAX_VIEWS} views.`);
  return { table: 'views', of: { user_id: userId }, max: MAX_VIEWS, toProblem };
}

function toNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function toView(row: Row): SavedView {
  return {
    id: row.id,
    userId: row.user_id,
    ownerName: row.owner_name,
    screen: row.screen,
    name: row.name,
    search: JSON.parse(row.search),
    isTeam: row.is_team === 1,
    updatedAt: row.updated_at,
  };
}

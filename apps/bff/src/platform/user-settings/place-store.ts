import type { components } from '@rotunda/api-client/bff-types';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import { limitProblem, type RowLimit, writeWithinLimit } from '#platform/store/row-limit.ts';

/** The kind of resource that a place shows. */
export type PlaceKind = components['schemas']['PlaceKind'];

/** The list that contains a place. */
export type PlaceListName = 'pins' | 'recents';

/** A place that a user pinned or visited. `notedAt` is in Unix milliseconds. */
export type Place = { kind: string; targetId: string; title: string; notedAt: number };

const RECENT_PLACES = 50;
const MAX_PINS = 200; // Per user.

/** The pinned and recent places of users. */
export class PlaceStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Returns pins in the order in which they were created, and recent places newest first. */
  async list(userId: string, list: PlaceListName): Promise<Place[]> {
    const rows = await this.#store
      .selectFrom('places')
      .select(['kind', 'target_id as targetId', 'title', 'noted_at as notedAt'])
      .where('user_id', '=', userId)
      .where('list', '=', list)
      .orderBy('noted_at', list === 'pins' ? 'asc' : 'desc')
      .orderBy('target_id')
      .execute();
    return rows;
  }

  /** Pins a place. An existing pin keeps its position and gets the new title. Throws 409 if the user has too many pins. */
  async pin(userId: string, kind: PlaceKind, targetId: string, title: string): Promise<Place> {
    const pin = { user_id: userId, list: 'pins', kind, target_id: targetId, title } as const;
    return writeWithinLimit(this.#store, getLimit(userId), (transaction) => this.#put(transaction, pin, { title }));
  }

  /** Records a visit and deletes the oldest beyond the last fifty. */
  async visit(userId: string, kind: PlaceKind, targetId: string, title: string): Promise<Place> {
    const visited = { user_id: userId, list: 'recents', kind, target_id: targetId, title } as const;
    const now = { title, noted_at: this.#clock.nowMs() };
    const place = await this.#put(this.#store, visited, now);
    const surplus = (await this.list(userId, 'recents')).slice(RECENT_PLACES);
    for (const old of surplus) await this.remove(userId, 'recents', old.kind, old.targetId);
    return place;
  }

  /** Removes a place from a list. */
  async remove(userId: string, list: PlaceListName, kind: string, targetId: string): Promise<void> {
    await this.#store
      .deleteFrom('places')
      .where('user_id', '=', userId)
      .where('list', '=', list)
      .where('kind', '=', kind)
      .where('target_id', '=', targetId)
      .execute();
  }

  /** Empties a list. */
  async clear(userId: string, list: PlaceListName): Promise<void> {
    await this.#store.deleteFrom('places').where('user_id', '=', userId).where('list', '=', list).execute();
  }

  async #put(
    store: Store,
    row: { user_id: string; list: PlaceListName; kind: PlaceKind; target_id: string; title: string },
    change: { title: string; noted_at?: number },
  ): Promise<Place> {
    return store
      .insertInto('places')
      .values({ ...row, noted_at: this.#clock.nowMs() })
      .onConflict((conflict) => conflict.columns(['user_id', 'list', 'kind', 'target_id']).doUpdateSet(change))
      .returning(['kind', 'target_id as targetId', 'title', 'noted_at as notedAt'])
      .executeTakeFirstOrThrow();
  }
}

function getLimit(userId: string): RowLimit<'places'> {
  const toProblem = () => limitProblem(`You can pin at most ${MAX_PINS} places.`);
  return { table: 'places', of: { user_id: userId, list: 'pins' }, max: MAX_PINS, toProblem };
}

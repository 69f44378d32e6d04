import type { Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { ErrorTables } from '#platform/store/tables/error-tables.ts';

/** A stored note. */
export type ErrorNoteRow = Selectable<ErrorTables['error_notes']>;

/** The note to store for the errors of a fingerprint. */
export type NewErrorNote = { fingerprintId: string; isMuted: boolean; note: string; authorName: string };

/** The team's notes on script errors, and whether the errors are muted. */
export class ErrorNoteStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Returns at most `limit` notes, newest first. */
  async list(limit: number): Promise<ErrorNoteRow[]> {
    return this.#store
      .selectFrom('error_notes')
      .selectAll()
      .orderBy('updated_at', 'desc')
      .orderBy('fingerprint_id')
      .limit(limit)
      .execute();
  }

  /** Returns whether a fingerprint has a note, and the total number of notes. */
  async count(fingerprintId: string): Promise<{ hasNote: boolean; count: number }> {
    const row = await this.#store
      .selectFrom('error_notes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst();
    const known = await this.#store
      .selectFrom('error_notes')
      .select('fingerprint_id')
      .where('fingerprint_id', '=', fingerprintId)
      .executeTakeFirst();
    return { hasNote: known !== undefined, count: Number(row?.count ?? 0) };
  }

  /** Stores a note, replacing the previous one. Stores nothing if the error is neither muted nor has a note. */
  async set({ fingerprintId, isMuted, note, authorName }: NewErrorNote): Promise<ErrorNoteRow> {
    const values = {
      is_muted: Number(isMuted),
      note,
      author_name: authorName,
      updated_at: this.#clock.nowMs(),
    };
    const row = { fingerprint_id: fingerprintId, ...values };
    if (!isMuted && note === '') {
      await this.#store.deleteFrom('error_notes').where('fingerprint_id', '=', fingerprintId).execute();
    } else {
      await this.#store
        .insertInto('error_notes')
        .values(row)
        .onConflict((conflict) => conflict.column('fingerprint_id').doUpdateSet(values))
        .execute();
    }
    return row;
  }
}

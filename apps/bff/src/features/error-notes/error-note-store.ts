import type { Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import { limitProblem, type RowLimit, writeWithinLimit } from '#platform/store/row-limit.ts';
import type { ErrorTables } from '#platform/store/tables/error-tables.ts';

/** A stored note. */
export type ErrorNoteRow = Selectable<ErrorTables['error_notes']>;

/** The note to store for the errors of a fingerprint. */
export type NewErrorNote = { fingerprintId: string; isMuted: boolean; note: string; authorName: string };

const MAX_NOTES = 2_000;
const LIMIT: RowLimit<'error_notes'> = {
  table: 'error_notes',
  of: {},
  max: MAX_NOTES,
  toProblem: () =>
    limitProblem(`The team can mute or annotate at most ${MAX_NOTES} errors. Unmute errors that no longer occur.`),
};

/** The team's notes on script errors, and whether the errors are muted. */
export class ErrorNoteStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Returns all notes, newest first. */
  async list(): Promise<ErrorNoteRow[]> {
    return this.#store
      .selectFrom('error_notes')
      .selectAll()
      .orderBy('updated_at', 'desc')
      .orderBy('fingerprint_id')
      .limit(MAX_NOTES)
      .execute();
  }

  /**
   * Stores a note, replacing the previous one. Stores nothing if the error is neither muted nor has a note. Throws 409 if there
   * are too many notes.
   */
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
      await writeWithinLimit(this.#store, LIMIT, (transaction) =>
        transaction
          .insertInto('error_notes')
          .values(row)
          .onConflict((conflict) => conflict.column('fingerprint_id').doUpdateSet(values))
          .execute(),
      );
    }
    return row;
  }
}

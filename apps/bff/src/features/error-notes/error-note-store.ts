import type { Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { ErrorTables } from '#platform/store/tables/error-tables.ts';

/** A row of the store. */
export type ErrorNoteRow = Selectable<ErrorTables['error_notes']>;

/** What is to be kept on the errors of a fingerprint. */
export type NewErrorNote = { fingerprintId: string; isMuted: boolean; note: string; authorName: string };

/** What the team keeps on errors of scripts: whether they are muted, and a note. */
export class ErrorNoteStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** At most `limit` notes, the newest first. */
  async list(limit: number): Promise<ErrorNoteRow[]> {
    return this.#store
      .selectFrom('error_notes')
      .selectAll()
      .orderBy('updated_at', 'desc')
      .orderBy('fingerprint_id')
      .limit(limit)
      .execute();
  }

  /** Whether there is a note on a fingerprint, and how many there are in all. */
  async count(fingerprintId: string): Promise<{ isKnown: boolean; count: number }> {
    const row = await this.#store
      .selectFrom('error_notes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst();
    const known = await this.#store
      .selectFrom('error_notes')
      .select('fingerprint_id')
      .where('fingerprint_id', '=', fingerprintId)
      .executeTakeFirst();
    return { isKnown: known !== undefined, count: Number(row?.count ?? 0) };
  }

  /** Keeps a note in place of an earlier one. Nothing is kept of what is neither muted nor has a note. */
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

import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import { computeDigest, type RecordedChange, toContent, toUndo } from './recorded-change.ts';

/** A stored change. */
export type ChangeRow = Selectable<StoreSchema['audit_changes']>;

const SALT_BYTES = 16;

/** The content of recorded calls, until its retention ends. */
export class ChangeStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #retentionMs: number;

  /** `retentionMs` is how long content is retained; with 0, none is stored. */
  constructor(store: Store, clock: Clock, retentionMs: number) {
    this.#store = store;
    this.#clock = clock;
    this.#retentionMs = retentionMs;
  }

  /** Stores the content of an entry. Resolves to the digest with which the entry's record certifies the content. */
  async save(entryId: string, change: RecordedChange, isDone: boolean): Promise<string | undefined> {
    if (this.#retentionMs === 0) return undefined;
    const salt = randomBytes(SALT_BYTES).toString('hex');
    const content = JSON.stringify(toContent(change));
    const undo = isDone ? (JSON.stringify(toUndo(change)) ?? null) : null;
    await this.#store
      .insertInto('audit_changes')
      .values({ entry_id: entryId, at: this.#clock.nowMs(), salt, content, undo })
      .execute();
    return computeDigest(salt, content, undo);
  }

  /** Returns the content of an entry, or undefined if there is none or it is no longer retained. */
  find(entryId: string): Promise<ChangeRow | undefined> {
    return this.#store
      .selectFrom('audit_changes')
      .selectAll()
      .where('entry_id', '=', entryId)
      .where('at', '>=', this.#getOldestTime())
      .executeTakeFirst();
  }

  /** Claims the right to undo a change. Returns false if it was already claimed. */
  async claimUndo(entryId: string, email: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#store
      .updateTable('audit_changes')
      .set({ undone_at: this.#clock.nowMs(), undone_by: email })
      .where('entry_id', '=', entryId)
      .where('undone_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Releases the claim because the change was not undone. */
  async releaseUndo(entryId: string): Promise<void> {
    await this.#store
      .updateTable('audit_changes')
      .set({ undone_at: null, undone_by: null })
      .where('entry_id', '=', entryId)
      .execute();
  }

  /** Deletes content whose retention has ended. The records are retained. */
  async removeOld(): Promise<void> {
    const before = this.#getOldestTime();
    const oldest = this.#store.selectFrom('audit_changes').select('at').where('at', '<', before).limit(1);
    if (await oldest.executeTakeFirst()) {
      await this.#store.deleteFrom('audit_changes').where('at', '<', before).execute();
    }
  }

  #getOldestTime(): number {
    return this.#clock.nowMs() - this.#retentionMs;
  }
}

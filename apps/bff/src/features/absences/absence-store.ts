import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { sanitizeText } from '#domain/sanitize-text.ts';
import { DueRows } from '#platform/store/due-rows.ts';
import type { Lease } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import { lockUntilCommit } from '#platform/store/row-limit.ts';
import type { AbsenceTables } from '#platform/store/tables/absence-tables.ts';

/** A user's absence. */
export type Absence = Selectable<AbsenceTables['absences']>;
/** The outcome of an approval that waits for an absent user. */
export type CoveredApproval = Selectable<AbsenceTables['absence_approvals']>;
/** An absence as entered by a user. Times are Unix milliseconds. */
export type AbsenceDraft = { standInEmail: string; startMs: number; endMs: number };

const RETENTION_MS = 90 * 24 * 3_600_000;

/** The absences of users, with the outcomes of approvals that wait for them. */
export class AbsenceStore {
  /** The absences that have not ended. */
  readonly due: DueRows<'absences'>;
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #notify: () => void;

  /** `notify` is called when there is an absence to evaluate. */
  constructor(store: Store, clock: Clock, notify: () => void = () => undefined) {
    this.due = new DueRows(store, clock, { table: 'absences', where: (row) => row('ends_at', '>', clock.nowMs()) });
    this.#store = store;
    this.#clock = clock;
    this.#notify = notify;
  }

  /** Returns the absences of a user, latest first. */
  list(userId: string, limit: number): Promise<Absence[]> {
    return this.#store
      .selectFrom('absences')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('starts_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
  }

  /** Returns an absence of a user, or undefined if the ID is not found. */
  find(userId: string, id: string): Promise<Absence | undefined> {
    return this.#store
      .selectFrom('absences')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** Returns the outcomes of approvals, latest first. */
  listApprovals(absenceIds: readonly string[], limit: number): Promise<CoveredApproval[]> {
    if (absenceIds.length === 0) return Promise.resolve([]);
    return this.#store
      .selectFrom('absence_approvals')
      .selectAll()
      .where('absence_id', 'in', [...absenceIds])
      .orderBy('updated_at', 'desc')
      .orderBy('row_id')
      .limit(limit)
      .execute();
  }

  /** Creates an absence. Returns undefined if it overlaps with another absence of the user. */
  async create({ userId, email, name }: Principal, { standInEmail, startMs, endMs }: AbsenceDraft) {
    const nowMs = this.#clock.nowMs();
    const row: Absence = {
      id: randomUUID(),
      user_id: userId,
      user_email: email,
      user_name: sanitizeText(name),
      stand_in_email: standInEmail,
      starts_at: startMs,
      ends_at: endMs,
      created_at: nowMs,
      due_at: startMs,
      lease_until: 0,
      lease_turn: 0,
    };
    const isCreated = await this.#store.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, `absences ${userId}`);
      const other = await transaction
        .selectFrom('absences')
        .select('id')
        .where('user_id', '=', userId)
        .where('starts_at', '<', endMs)
        .where('ends_at', '>', startMs)
        .executeTakeFirst();
      if (other) return false;
      await transaction.insertInto('absences').values(row).execute();
      return true;
    });
    if (isCreated) this.#notify();
    return isCreated ? row : undefined;
  }

  /** Ends an absence immediately, or deletes it if it has not begun. */
  async end({ id, starts_at }: Absence): Promise<void> {
    const nowMs = this.#clock.nowMs();
    if (Number(starts_at) > nowMs) await this.#store.deleteFrom('absences').where('id', '=', id).execute();
    else
      await this.#store
        .updateTable('absences')
        .set({ ends_at: nowMs })
        .where('id', '=', id)
        .where('ends_at', '>', nowMs)
        .execute();
  }

  /** Releases an absence until it is due again. */
  release({ id }: Absence, lease: Lease, dueAt: number): Promise<boolean> {
    return this.due.release(id, lease, { due_at: dueAt });
  }

  /** Records the outcome of an approval, replacing the previous one. */
  async recordOutcome(covered: Omit<CoveredApproval, 'updated_at'>): Promise<void> {
    const { absence_id, row_id, ...members } = covered;
    const values = { ...members, updated_at: this.#clock.nowMs() };
    await this.#store
      .insertInto('absence_approvals')
      .values({ absence_id, row_id, ...values })
      .onConflict((conflict) => conflict.columns(['absence_id', 'row_id']).doUpdateSet(values))
      .execute();
  }

  /** Deletes absences that ended long ago. */
  async sweep(): Promise<void> {
    const old = this.#store
      .selectFrom('absences')
      .select('id')
      .where('ends_at', '<', this.#clock.nowMs() - RETENTION_MS);
    const rows = await old.limit(100).execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await this.#store.deleteFrom('absence_approvals').where('absence_id', 'in', ids).execute();
    await this.#store.deleteFrom('absences').where('id', 'in', ids).execute();
  }
}

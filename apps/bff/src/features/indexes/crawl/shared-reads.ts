import { createHash } from 'node:crypto';
import type { Clock } from '#domain/clock.ts';
import type { IndexKey } from '#features/indexes/store/index-target.ts';
import type { IndexRow } from '#features/indexes/store/row-store.ts';
import type { Store } from '#platform/store/open-store.ts';

/** The shared knowledge about a file: what a user read of it and when, or that another user is reading it now. */
export type SharedRead = { fingerprint: string; readAt: number } | 'claimed';

const CLAIM_MS = 30_000;
const RETENTION_MS = 2 * 24 * 3_600_000;

/**
 * Avoids redundant reads across the indexes of several users. The indexes share no rows, only whether anyone has found something
 * in a file. A user whose own listing contains the file reads it only if there is something that the user does not have.
 */
export class SharedReads {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * Returns the shared knowledge about files, by ID. A file not read since `sinceMs` is claimed for the user and left out of the
   * result, unless another user has claimed it.
   */
  async claim({ userId, name }: IndexKey, ids: readonly string[], sinceMs: number): Promise<Map<string, SharedRead>> {
    if (ids.length === 0) return new Map();
    const nowMs = this.#clock.nowMs();
    const rows = await this.#store
      .selectFrom('index_shared_reads')
      .selectAll()
      .where('name', '=', name)
      .where('target_id', 'in', ids)
      .execute();
    const known = new Map<string, SharedRead>();
    for (const { target_id: id, fingerprint, read_at } of rows)
      if (fingerprint !== null && Number(read_at) >= sinceMs) known.set(id, { fingerprint, readAt: Number(read_at) });
    const wanted = ids.filter((id) => !known.has(id));
    const claimed = await this.#claim(userId, name, wanted, nowMs);
    for (const id of wanted) if (!claimed.has(id)) known.set(id, 'claimed');
    return known;
  }

  /** Records the fingerprints of files read, by ID. */
  async record(name: string, read: ReadonlyMap<string, string>): Promise<void> {
    if (read.size === 0) return;
    const nowMs = this.#clock.nowMs();
    const values = [...read].map(([id, fingerprint]) => ({
      name,
      target_id: id,
      fingerprint,
      read_at: nowMs,
      claimed_by: '',
      claimed_until: nowMs,
    }));
    await this.#store
      .insertInto('index_shared_reads')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['name', 'target_id']).doUpdateSet(({ ref }) => ({
          fingerprint: ref('excluded.fingerprint'),
          read_at: nowMs,
          claimed_until: nowMs,
        })),
      )
      .execute();
  }

  /** Deletes records older than two days. */
  async sweep(): Promise<void> {
    const before = this.#clock.nowMs() - RETENTION_MS;
    const old = this.#store
      .selectFrom('index_shared_reads')
      .select('name')
      .where('claimed_until', '<', before)
      .limit(1);
    if (!(await old.executeTakeFirst())) return;
    await this.#store.deleteFrom('index_shared_reads').where('claimed_until', '<', before).execute();
  }

  async #claim(userId: string, name: string, ids: readonly string[], nowMs: number): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const claim = { claimed_by: userId, claimed_until: nowMs + CLAIM_MS };
    // Sorted to prevent deadlocks between processes.
    const values = ids.toSorted().map((id) => ({ name, target_id: id, fingerprint: null, read_at: 0, ...claim }));
    const rows = await this.#store
      .insertInto('index_shared_reads')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(['name', 'target_id'])
          .doUpdateSet(claim)
          .where(({ eb, or }) =>
            or([eb('index_shared_reads.claimed_until', '<=', nowMs), eb('index_shared_reads.claimed_by', '=', userId)]),
          ),
      )
      .returning('target_id')
      .execute();
    return new Set(rows.map((row) => row.target_id));
  }
}

/**
 * Returns the fingerprint of a file's rows, identical for all users who can read them, or an empty string if there are no rows.
 */
export function getFingerprint(rows: readonly IndexRow[]): string {
  if (rows.length === 0) return '';
  const shared = rows.map(({ row_id, keywords, status, due_at, created_at, modified_at }) =>
    [row_id, keywords, status, due_at, created_at, modified_at].join('\n'),
  );
  return createHash('sha256').update(shared.toSorted().join('\n\n')).digest('base64url');
}

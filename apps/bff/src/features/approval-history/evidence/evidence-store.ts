import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import { waitForNextTurn } from '#domain/next-turn.ts';
import type { Principal } from '#domain/principal.ts';
import { sanitizeText } from '#domain/sanitize-text.ts';
import type { Store } from '#platform/store/open-store.ts';
import { lockUntilCommit } from '#platform/store/row-limit.ts';
import type { EvidenceTables } from '#platform/store/tables/evidence-tables.ts';
import type { EntryTarget } from './compile-entry.ts';
import {
  digestDocument,
  digestEntry,
  EVIDENCE_FORMAT,
  type EvidenceContent,
  type EvidenceHead,
} from './evidence-document.ts';

/** Stored evidence. */
export type EvidenceRow = Selectable<EvidenceTables['approval_evidence']>;

/** The approvals to compile evidence for, and how they were selected. */
export type EvidenceDraft = {
  title: string;
  filters: EvidenceHead['filters'];
  notes: string[];
  approvals: readonly { fileId: string; approvalId: string }[];
};

/** The progress of a compilation. */
export type EvidenceProgress = { done: number; partial: number };

/** A part that could not be read, the reason, and the number of affected approvals. */
type UnreadCount = EvidenceContent['unread'][number] & { approvals: number };

const RETENTION_MS = 30 * 24 * 3_600_000;
const MAX_PER_USER = 20;
const INSERTED_AT_ONCE = 100; // Keeps a statement below the limit of bound values of every database.
const READ_AT_ONCE = 50;

/** The evidence of approvals, stored entry by entry during compilation. */
export class EvidenceStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Creates evidence. Deletes the user's oldest evidence if there is too much. */
  async create({ userId, email, name }: Principal, draft: EvidenceDraft): Promise<EvidenceRow> {
    const row: EvidenceRow = {
      id: randomUUID(),
      user_id: userId,
      user_email: email,
      user_name: name,
      title: sanitizeText(draft.title),
      filters: JSON.stringify(draft.filters),
      notes: JSON.stringify(draft.notes),
      total: draft.approvals.length,
      digest: null,
      created_at: this.#clock.nowMs(),
      compiled_at: null,
    };
    const entries = draft.approvals.map(({ fileId, approvalId }, index) => ({
      evidence_id: row.id,
      position: index + 1,
      file_id: fileId,
      approval_id: approvalId,
      content: null,
      digest: null,
      is_partial: 0,
    }));
    await this.#store.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, `approval_evidence ${userId}`);
      const old = (await listEvidence(transaction, userId)).slice(MAX_PER_USER - 1).map(({ id }) => id);
      if (old.length > 0) await transaction.deleteFrom('approval_evidence').where('id', 'in', old).execute();
      await transaction.insertInto('approval_evidence').values(row).execute();
      for (let first = 0; first < entries.length; first += INSERTED_AT_ONCE) {
        const some = entries.slice(first, first + INSERTED_AT_ONCE);
        await transaction.insertInto('approval_evidence_entries').values(some).execute();
      }
    });
    return row;
  }

  /** Returns the evidence of a user, newest first. */
  list(userId: string): Promise<EvidenceRow[]> {
    return listEvidence(this.#store, userId);
  }

  /** Returns evidence of a user, or undefined if the ID is not found. */
  find(userId: string, id: string): Promise<EvidenceRow | undefined> {
    return this.#store
      .selectFrom('approval_evidence')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** Counts the compiled approvals, and those of them with unreadable parts. */
  async readProgress(id: string): Promise<EvidenceProgress> {
    const row = await this.#store
      .selectFrom('approval_evidence_entries')
      .select(({ fn }) => [fn.count<number>('content').as('done'), fn.sum<number>('is_partial').as('partial')])
      .where('evidence_id', '=', id)
      .executeTakeFirst();
    return { done: Number(row?.done ?? 0), partial: Number(row?.partial ?? 0) };
  }

  /**
   * Returns the unreadable parts of compiled approvals with the reason and the number of affected approvals, most frequent first.
   */
  async countUnreadParts(id: string): Promise<UnreadCount[]> {
    const counts = new Map<string, UnreadCount>();
    for await (const entries of this.readEntries(id, true)) {
      for (const { content } of entries) {
        const { unread }: EvidenceContent = JSON.parse(content);
        for (const { part, reason } of unread) {
          const count = counts.get(`${part} ${reason}`) ?? { part, reason, approvals: 0 };
          count.approvals += 1;
          counts.set(`${part} ${reason}`, count);
        }
      }
    }
    return [...counts.values()].toSorted((one, other) => other.approvals - one.approvals);
  }

  /** Returns the next approvals to compile, in order. */
  async listWaiting(id: string, limit: number): Promise<EntryTarget[]> {
    const rows = await this.#store
      .selectFrom('approval_evidence_entries')
      .select(['position', 'file_id', 'approval_id'])
      .where('evidence_id', '=', id)
      .where('content', 'is', null)
      .orderBy('position')
      .limit(limit)
      .execute();
    return rows.map(({ position, file_id: fileId, approval_id: approvalId }) => ({ position, fileId, approvalId }));
  }

  /** Stores an entry unless it already exists. */
  async storeEntry(id: string, entry: EvidenceContent): Promise<void> {
    const content = JSON.stringify(entry);
    await this.#store
      .updateTable('approval_evidence_entries')
      .set({ content, digest: digestEntry(content), is_partial: Number(entry.unread.length > 0) })
      .where('evidence_id', '=', id)
      .where('position', '=', entry.position)
      .where('content', 'is', null)
      .execute();
  }

  /** Returns the digest of a document completed now. */
  async computeDigest(row: EvidenceRow): Promise<{ digest: string; compiledAt: number }> {
    const compiledAt = this.#clock.nowMs();
    const rows = await this.#store
      .selectFrom('approval_evidence_entries')
      .select('digest')
      .where('evidence_id', '=', row.id)
      .orderBy('position')
      .execute();
    const head = toHead({ ...row, compiled_at: compiledAt });
    return {
      digest: digestDocument(
        head,
        rows.map(({ digest }) => digest ?? ''),
      ),
      compiledAt,
    };
  }

  /** Completes the compilation unless it is already complete. */
  async finish(id: string, { digest, compiledAt }: { digest: string; compiledAt: number }): Promise<void> {
    await this.#store
      .updateTable('approval_evidence')
      .set({ digest, compiled_at: compiledAt })
      .where('id', '=', id)
      .where('digest', 'is', null)
      .execute();
  }

  /**
   * Yields the compiled entries in order, in small batches, as JSON with their digests: all entries, or only those with missing
   * parts.
   */
  async *readEntries(id: string, isPartial = false): AsyncGenerator<{ content: string; digest: string }[]> {
    for (let after = 0; ; ) {
      const rows = await this.#store
        .selectFrom('approval_evidence_entries')
        .select(['position', 'content', 'digest'])
        .where('evidence_id', '=', id)
        .where('position', '>', after)
        .$if(isPartial, (query) => query.where('is_partial', '=', 1))
        .orderBy('position')
        .limit(READ_AT_ONCE)
        .execute();
      const last = rows.at(-1);
      if (!last) return;
      await waitForNextTurn();
      yield rows.map(({ content, digest }) => ({ content: content ?? '', digest: digest ?? '' }));
      after = last.position;
    }
  }

  async delete(id: string): Promise<void> {
    await this.#store.deleteFrom('approval_evidence').where('id', '=', id).execute();
  }

  /** Deletes evidence older than a month. */
  async sweep(): Promise<void> {
    const before = this.#clock.nowMs() - RETENTION_MS;
    const oldest = this.#store.selectFrom('approval_evidence').select('id').where('created_at', '<', before).limit(1);
    if (!(await oldest.executeTakeFirst())) return;
    await this.#store.deleteFrom('approval_evidence').where('created_at', '<', before).execute();
  }
}

/** Returns the part of a document before its approvals. */
export function toHead(row: EvidenceRow): EvidenceHead {
  return {
    format: EVIDENCE_FORMAT,
    evidenceId: row.id,
    title: row.title,
    filters: JSON.parse(row.filters),
    notes: JSON.parse(row.notes),
    compileTime: new Date(Number(row.compiled_at)).toISOString(),
    compiledBy: { email: row.user_email, name: row.user_name },
    total: row.total,
  };
}

function listEvidence(store: Store, userId: string): Promise<EvidenceRow[]> {
  return store
    .selectFrom('approval_evidence')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

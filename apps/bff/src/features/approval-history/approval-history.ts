import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ApprovalSnapshot } from '#domain/approval-snapshot.ts';
import type { Clock } from '#domain/clock.ts';
import { toEmailKey } from '#domain/email-key.ts';
import type { Principal } from '#domain/principal.ts';
import { sanitizeText } from '#domain/sanitize-text.ts';
import { findIntent } from '#platform/audit-trail/find-intent.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { ApprovalTables } from '#platform/store/tables/approval-tables.ts';
import { DUPLICATE_WINDOW_MS, deduplicateSteps, findNoticed } from './deduplicate-steps.ts';
import { type FoundStep, findSteps, STEP_KINDS, type StepKind } from './find-steps.ts';
import { orderSteps } from './order-steps.ts';

/** A stored step. */
export type StepRow = Selectable<ApprovalTables['approval_steps']>;

/** A step that a user took in the console. */
export type ConsoleStep = {
  operationId: string;
  kind: StepKind;
  fileId: string;
  /** Undefined for a start whose response named no approval. */
  approvalId: string | undefined;
  message: string | undefined;
  /** Whether the user decided without having viewed the content. */
  isUnseen: boolean;
};

const UNKNOWN_APPROVAL = '';

/**
 * The history of approvals: steps taken in the console, with their messages, and steps detected by reading an approval. The
 * services store neither messages nor the times of responses.
 */
export class ApprovalHistory {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Returns the steps of an approval, oldest first. */
  async list(fileId: string, approvalId: string): Promise<StepRow[]> {
    const rows = await this.#store
      .selectFrom('approval_steps')
      .selectAll()
      .where('file_id', '=', fileId)
      .where('approval_id', '=', approvalId)
      .execute();
    return orderSteps(deduplicateSteps(rows));
  }

  /**
   * Returns when the reviewers of an approval were last reminded from the console, in Unix milliseconds, or undefined if never.
   */
  async findReminder(fileId: string, approvalId: string): Promise<number | undefined> {
    const row = await this.#store
      .selectFrom('approval_steps')
      .select(({ fn }) => fn.max('happened_at').as('at'))
      .where('file_id', '=', fileId)
      .where('approval_id', '=', approvalId)
      .where('kind', '=', 'reminder')
      .executeTakeFirst();
    return row?.at === null || row?.at === undefined ? undefined : Number(row.at);
  }

  /** Records a step that a user has just made in the console. Replaces the same step if a reader has already detected it. */
  async recordStep({ email, name }: Principal, step: ConsoleStep): Promise<void> {
    const { fileId, kind } = step;
    const target = kind === 'started' || step.approvalId === undefined ? fileId : `${fileId}/${step.approvalId}`;
    const intent = await findIntent(this.#store, { action: step.operationId, target, email });
    const made = { kind, user_email: email, is_from_console: 1, happened_at: this.#clock.nowMs() };
    const noticed = findNoticed(made, await this.#listNoticed(step));
    const approvalId = step.approvalId ?? noticed?.approval_id ?? UNKNOWN_APPROVAL;
    const row = {
      id: randomUUID(),
      file_id: fileId,
      approval_id: approvalId,
      ...made,
      user_name: name,
      message: step.message === undefined ? null : sanitizeText(step.message),
      is_unseen: step.isUnseen ? 1 : 0,
      audit_id: intent?.id ?? null,
      audit_mac: intent?.mac ?? null,
      sequence: await this.#getNextSequence(fileId, approvalId),
    };
    await this.#store.transaction().execute(async (transaction) => {
      if (noticed)
        await transaction
          .deleteFrom('approval_steps')
          .where('id', '=', noticed.id)
          .where('is_from_console', '=', 0)
          .execute();
      await transaction.insertInto('approval_steps').values(row).execute();
    });
  }

  /** Compares a read approval with the history and records steps that are not yet known. */
  async detectSteps(fileId: string, approval: ApprovalSnapshot): Promise<void> {
    const { approvalId } = approval;
    const known = await this.list(fileId, approvalId);
    // A reader may have detected the start while the console was still recording it.
    const noticedStart = known.find(({ kind, is_from_console: isHere }) => kind === 'started' && isHere === 0);
    if (noticedStart) await this.#adoptStart(noticedStart);
    const found = findSteps(
      approval,
      known.map(({ kind, user_email: email }) => ({ kind: toKind(kind), email: email ?? undefined })),
    );
    if (found.length === 0) return;
    const first = await this.#getNextSequence(fileId, approvalId);
    const rows = found.map((step, index) => ({ ...toRow(fileId, approvalId, step), sequence: first + index }));
    for (const row of rows) {
      if (row.kind === 'started' && (await this.#adoptStart(row))) continue;
      await this.#store
        .insertInto('approval_steps')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    }
  }

  /**
   * Matches a start made in the console, with its message, to the start of a read approval, and replaces the latter if already
   * stored. Returns false if there is no match.
   */
  async #adoptStart({ id, file_id, approval_id, user_email, happened_at, sequence }: StepRow): Promise<boolean> {
    const starts = await this.#store
      .selectFrom('approval_steps')
      .select(['id', 'user_email', 'happened_at'])
      .where('file_id', '=', file_id)
      .where('approval_id', '=', UNKNOWN_APPROVAL)
      .execute();
    const distance = (start: { happened_at: number }) => Math.abs(Number(start.happened_at) - happened_at);
    const [start] = starts
      .filter(
        (one) =>
          toEmailKey(one.user_email ?? '') === toEmailKey(user_email ?? '') && distance(one) <= DUPLICATE_WINDOW_MS,
      )
      .toSorted((one, other) => distance(one) - distance(other));
    if (!start) return false;
    return this.#store.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('approval_steps').where('id', '=', id).where('is_from_console', '=', 0).execute();
      const { numUpdatedRows } = await transaction
        .updateTable('approval_steps')
        .set({ id, approval_id, happened_at, sequence })
        .where('id', '=', start.id)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    });
  }

  /** Steps of a kind that were noticed: of the approval, or where it is not known, of all approvals of the file. */
  #listNoticed({ fileId, kind, approvalId }: ConsoleStep): Promise<StepRow[]> {
    return this.#store
      .selectFrom('approval_steps')
      .selectAll()
      .where('file_id', '=', fileId)
      .where('kind', '=', kind)
      .where('is_from_console', '=', 0)
      .$if(approvalId !== undefined, (query) => query.where('approval_id', '=', approvalId ?? ''))
      .execute();
  }

  async #getNextSequence(fileId: string, approvalId: string): Promise<number> {
    const row = await this.#store
      .selectFrom('approval_steps')
      .select(({ fn }) => fn.max('sequence').as('last'))
      .where('file_id', '=', fileId)
      .where('approval_id', '=', approvalId)
      .executeTakeFirst();
    return Number(row?.last ?? 0) + 1;
  }
}

/** Parses the kind of a stored step. */
export function toKind(text: string): StepKind {
  return STEP_KINDS.find((kind) => kind === text) ?? 'message';
}

// The ID is derived from the detected step, so that two processes that detect the same step create one row.
function toRow(fileId: string, approvalId: string, { kind, email, name, atMs }: FoundStep): StepRow {
  return {
    id: `${fileId}/${approvalId}/${kind}/${email ?? ''}/${atMs}`,
    file_id: fileId,
    approval_id: approvalId,
    kind,
    user_email: email ?? null,
    user_name: name ?? null,
    message: null,
    is_from_console: 0,
    is_unseen: 0,
    audit_id: null,
    audit_mac: null,
    happened_at: atMs,
    sequence: 0,
  };
}
